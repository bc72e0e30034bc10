/** The little of Node that tests use; the page itself runs in a browser. */
declare module 'node:child_process' {
  export function execFileSync(
    file: string,
    args: readonly string[],
    options: { encoding: 'utf8'; maxBuffer: number; env: Record<string, string | undefined> },
  ): string
}
declare module 'node:fs' {
  export function existsSync(path: string): boolean
  export function readFileSync(path: string, encoding: 'utf8'): string
  export function readdirSync(path: string, options: { recursive: boolean; encoding: 'utf8' }): string[]
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string
}
declare module 'node:process' {
  export const env: Record<string, string | undefined>
}
