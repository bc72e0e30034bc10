/** A record that somebody brings: whether it can be sent at all, and what the server found wrong with it. */

/** The server reads so many characters; a whole game takes a sixth of them. */
export const LONGEST = 150_000

export interface Fault {
  /** Counted from 1; null: the fault is in no single line. */
  line: number | null
  text: string
  /** What stands in that line. */
  quoted: string
}

/** The server's sentence, apart from the line that it names at its beginning. */
export function faultOf(sentence: string, record: string): Fault {
  const found = /^record(?::(\d+))?: (.*)$/s.exec(sentence)
  if (!found) return { line: null, text: sentence, quoted: '' }
  const line = found[1] === undefined ? null : Number(found[1])
  return { line, text: found[2] ?? '', quoted: line === null ? '' : (record.split(/\r\n|\r|\n/)[line - 1]?.trim() ?? '') }
}

/** The text of a file; null: it is no text. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}
