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

/** Every component that there is, of all boxes, as its data. */
export function everything(): ComponentsByKey {
  const program = [
    'import json',
    'from kanly import catalog',
    'from kanly.server.printed import plain',
    'print(json.dumps({key: plain(one) for key, one in catalog.everything().items()}))',
  ]
  return ask(program) as ComponentsByKey
}

/** The words of the vocabulary, the names of what only one component does, and the moments that something can react to. */
export function vocabulary(): { words: string[]; specials: string[]; triggers: string[] } {
  const program = [
    'import json',
    'import kanly.catalog',
    'from kanly import effects as e',
    'from kanly.engine import specials, triggers',
    'families = (e.Effect, e.Cost, e.Condition, e.Counted, e.Trait)',
    'found = [one for one in map(e.__dict__.get, e.__all__) if isinstance(one, type) and issubclass(one, families)]',
    'words = [one.__name__ for one in found if one not in families]',
    'moments = sorted(trigger.value for trigger in triggers.TRIGGERS)',
    'print(json.dumps({"words": words, "specials": sorted(specials.INDEX), "triggers": moments}))',
  ]
  return ask(program) as { words: string[]; specials: string[]; triggers: string[] }
}

/** The kinds of moves: the domains of their parameters by their names. */
export function kinds(): Record<string, [string, string]> {
  const program = ['import json', 'import kanly.catalog', 'from kanly.engine.moves import KINDS', 'print(json.dumps({k.name: (k.first, k.second) for k in KINDS}))']
  return ask(program) as Record<string, [string, string]>
}
