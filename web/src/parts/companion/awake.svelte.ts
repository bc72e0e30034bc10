/** A phone beside the board should not go dark in the middle of a round, if its owner wants so. */

const KEY = 'kanly-awake'

function wanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export class Awake {
  on = $state(wanted())
  readonly possible = typeof navigator !== 'undefined' && 'wakeLock' in navigator
  private lock: WakeLockSentinel | null = null

  set(on: boolean): void {
    this.on = on
    try {
      localStorage.setItem(KEY, on ? 'yes' : 'no')
    } catch {
      // A browser that forbids storage only forgets the wish.
    }
    void this.hold()
  }

  /** Browsers let go whenever the page is hidden, so this is asked for again when it is seen. */
  async hold(): Promise<void> {
    await this.release()
    if (!this.on || !this.possible || document.visibilityState !== 'visible') return
    try {
      this.lock = await navigator.wakeLock.request('screen')
    } catch {
      // A battery that runs low has the last word.
    }
  }

  async release(): Promise<void> {
    const lock = this.lock
    this.lock = null
    await lock?.release().catch(() => undefined)
  }
}
