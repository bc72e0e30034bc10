/** The fights of a finished game, while it is looked at again. */
import type { Fight, RoundEnd } from '../../lib/protocol'
import type { Film } from '../replay/film.svelte'
import type { Source } from './show.svelte'

const OVER: ReadonlySet<string> = new Set(['endgame', 'over'])
/** For so many moments the end of a round is still news. */
const NEWS = 2

export class AtFilm implements Source {
  private left = $state(-1)
  private leftEnd = $state(0)

  constructor(private readonly film: Film) {}

  readonly needsBoard = false

  get fight(): Fight | null {
    return this.film.shown?.position.fight ?? null
  }

  get roundEnd(): RoundEnd | null {
    return this.film.shown?.position.round_end ?? null
  }

  /** How many moments ago a round's fight was over; -1: it is not. */
  private since(round: number): number {
    const { shown, outline } = this.film
    if (!shown || !outline) return -1
    const began = outline.moments.findIndex((moment) => moment.round > round || (moment.round === round && OVER.has(moment.phase)))
    return began < 0 ? -1 : shown.at - began
  }

  /** What is over is shown at the moment at which it came to an end, unless it was left there. */
  get seen(): boolean {
    const { fight } = this
    if (fight === null || fight.stage !== 'done') return fight === null
    return this.since(fight.id) !== 0 || this.left === this.film.shown?.at
  }

  get ended(): boolean {
    const end = this.roundEnd
    if (end === null || this.leftEnd === end.round) return true
    const since = this.since(end.round)
    return since < 0 || since > NEWS
  }

  leave(): void {
    this.left = this.film.shown?.at ?? -1
    this.leftEnd = 0
  }

  endSeen(): void {
    this.leftEnd = this.roundEnd?.round ?? 0
  }

  again(): void {
    this.left = -1
  }
}
