/** What happens at the table, to be heard: short tones of our own, made as they are needed. They mean what the log says. */
import type { LogLine } from './protocol'
import { settings } from './settings.svelte'

/** A tone: when it begins and how long it lasts (seconds), its pitch, how loud it is, and its shape. */
interface Tone {
  at: number
  lasts: number
  pitch: number
  loud: number
  shape: OscillatorType
  /** The pitch that it glides to. */
  to?: number
}

export type Sound = 'asked' | 'agent' | 'troops' | 'cards' | 'coin' | 'fight' | 'won'

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  asked: [
    { at: 0, lasts: 0.4, pitch: 523.25, loud: 0.12, shape: 'triangle' },
    { at: 0.14, lasts: 0.4, pitch: 783.99, loud: 0.12, shape: 'triangle' },
  ],
  agent: [{ at: 0, lasts: 0.16, pitch: 196, to: 98, loud: 0.16, shape: 'sine' }],
  troops: [0, 0.09, 0.18].map((at) => ({ at, lasts: 0.07, pitch: 130.81, to: 98, loud: 0.1, shape: 'triangle' })),
  cards: [0, 0.05].map((at) => ({ at, lasts: 0.04, pitch: 1318.5, to: 880, loud: 0.03, shape: 'sawtooth' })),
  coin: [
    { at: 0, lasts: 0.18, pitch: 1046.5, loud: 0.06, shape: 'sine' },
    { at: 0.05, lasts: 0.22, pitch: 1567.98, loud: 0.05, shape: 'sine' },
  ],
  fight: [{ at: 0, lasts: 0.5, pitch: 87.31, to: 65.41, loud: 0.16, shape: 'triangle' }],
  won: [392, 493.88, 587.33].map((pitch, at) => ({ at: at * 0.12, lasts: 0.45, pitch, loud: 0.08, shape: 'triangle' })),
}

/** Of what came at once only the weightiest is heard: the first of these that is there. */
export const HEARD: readonly (readonly [string, Sound])[] = [
  ['reward', 'won'],
  ['strength', 'fight'],
  ['send', 'agent'],
  ['hagal_send', 'agent'],
  ['deploy', 'troops'],
  ['reveal', 'cards'],
  ['acquire', 'coin'],
]

export function soundOf(lines: readonly LogLine[]): Sound | null {
  return HEARD.find(([event]) => lines.some((line) => line.event === event))?.[1] ?? null
}

let context: AudioContext | null = null

async function ring(tones: readonly Tone[]): Promise<void> {
  context ??= new AudioContext()
  // A browser holds sounds back until the page was touched once; then it is too late for this one.
  if (context.state === 'suspended') await context.resume()
  const now = context.currentTime
  for (const { at, lasts, pitch, to, loud, shape } of tones) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = shape
    tone.frequency.setValueAtTime(pitch, now + at)
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, now + at + lasts)
    volume.gain.setValueAtTime(0.0001, now + at)
    volume.gain.exponentialRampToValueAtTime(loud, now + at + Math.min(0.02, lasts / 4))
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts)
    tone.connect(volume).connect(context.destination)
    tone.start(now + at)
    tone.stop(now + at + lasts + 0.05)
  }
}

/** Let a sound be heard, if this browser can and the reader wants that kind: being asked is one wish, the table another. */
export function play(sound: Sound | null): void {
  const wanted = sound === 'asked' ? settings.sound : settings.tableSounds
  if (sound === null || !wanted || typeof AudioContext === 'undefined') return
  // A browser that has no sound still plays.
  void ring(SOUNDS[sound]).catch(() => undefined)
}
