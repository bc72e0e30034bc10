/** A finished game that is looked at: which moment, through whose eyes, and whether it plays by itself. */
import { sentenceOf } from '../../lib/problems'
import { beside, type Outline, type Position, type Step, type Viewer } from './outline'

export interface Source {
  outline(viewer: Viewer): Promise<Outline>
  position(moment: number, viewer: Viewer): Promise<Position>
}

/** Moments that are kept, so that going back over them asks nobody. */
const MOST_KEPT = 400
/** Moments that are fetched before they are wanted. */
const AHEAD = 3
export const SPEEDS = [0.5, 1, 2, 4] as const
const AT_USUAL_SPEED = 1200

export class Film {
  outline = $state.raw<Outline | null>(null)
  /** What is on the screen. While another moment is fetched, still the one before. */
  shown = $state.raw<{ at: number; position: Position } | null>(null)
  /** The moment that is wanted. */
  at = $state(0)
  viewer = $state<Viewer>('open')
  playing = $state(false)
  speed = $state<number>(1)
  problem = $state('')
  /** Something is looked at: the film stays where it is until that was left. */
  private held = false

  readonly last: number = $derived(Math.max(0, (this.outline?.moments.length ?? 1) - 1))

  private kept = new Map<number, Position>()
  private fetching = new Set<number>()
  /** Rises when everything that is on its way is of no use any more. */
  private run = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly source: Source) {}

  /** Look with other eyes, or in another language: everything is asked for anew, the moment stays. */
  async open(viewer: Viewer, at: number | null = null): Promise<void> {
    const run = ++this.run
    this.viewer = viewer
    this.kept = new Map()
    this.fetching = new Set()
    try {
      const outline = await this.source.outline(viewer)
      if (run !== this.run) return
      this.outline = outline
      this.problem = ''
      this.seek(at ?? this.at)
    } catch (problem) {
      if (run === this.run) this.fail(problem)
    }
  }

  seek(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last))
    if (this.at === this.last) this.pause()
    this.follow()
  }

  step(step: Step, way: 1 | -1): void {
    if (this.outline) this.seek(beside(this.outline.moments, this.at, step, way))
  }

  play(): void {
    if (this.at >= this.last) this.seek(0)
    this.playing = true
    this.wait()
  }

  /** Stay at this moment, or go on if it plays. */
  hold(held: boolean): void {
    this.held = held
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** Nobody looks any more. */
  close(): void {
    this.run++
    this.pause()
  }

  private follow(): void {
    const position = this.kept.get(this.at)
    if (position) {
      this.shown = { at: this.at, position }
      this.wait()
    }
    this.fetchSome()
  }

  /** The next moment comes when this one has been on the screen for a while. */
  private wait(): void {
    clearTimeout(this.timer)
    if (!this.playing || this.held || this.shown?.at !== this.at) return
    this.timer = setTimeout(() => this.seek(this.at + 1), AT_USUAL_SPEED / this.speed)
  }

  /** One question at a time, the wanted moment first: a slider that is dragged passes many that nobody waits for. */
  private fetchSome(): void {
    if (this.fetching.size > 0) return
    const ahead = Array.from({ length: AHEAD + 1 }, (_, more) => this.at + more)
    const next = ahead.find((at) => at <= this.last && !this.kept.has(at))
    if (next !== undefined) void this.fetch(next)
  }

  private async fetch(at: number): Promise<void> {
    const run = this.run
    this.fetching.add(at)
    try {
      const position = await this.source.position(at, this.viewer)
      if (run !== this.run) return
      this.fetching.delete(at)
      this.keep(at, position)
      if (at === this.at) this.follow()
      else this.fetchSome()
    } catch (problem) {
      if (run !== this.run) return
      this.fetching.delete(at)
      this.fail(problem)
    }
  }

  private keep(at: number, position: Position): void {
    this.kept.set(at, position)
    if (this.kept.size > MOST_KEPT) {
      const oldest = this.kept.keys().next()
      if (!oldest.done) this.kept.delete(oldest.value)
    }
  }

  private fail(problem: unknown): void {
    this.pause()
    this.problem = sentenceOf(problem)
  }
}
