/** For tests only: what the server would tell, asked of the program itself. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { ComponentsByKey } from './protocol'

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What a few lines of Python print as JSON. */
export function ask(program: readonly string[], ...values: string[]): unknown {
  const own = `${ROOT}.venv/bin/python`
  const told = execFileSync(existsSync(own) ? own : 'python3', ['-c', program.join('\n'), ...values], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...env, PYTHONPATH: `${ROOT}src` },
  })
  return JSON.parse(told)
}

/** Every component of a box. */
export function box(edition: string, modules: readonly string[] = [], language = 'en'): ComponentsByKey {
  const program = [
    'import json, sys',
    'from kanly.server.printed import components',
    'from kanly.setup import Box',
    'from kanly.text import Words',
    'box = Box(sys.argv[1], tuple(sys.argv[3:]))',
    'print(json.dumps(components(box, Words(sys.argv[2]))))',
  ]
  return ask(program, edition, language, ...modules) as ComponentsByKey
}
