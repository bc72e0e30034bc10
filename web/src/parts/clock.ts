/** Clocks as they are shown: counted down from the last message, as digits. */
import type { ClockTold } from '../lib/protocol'

/** Milliseconds that a seat has left; null: its time is not limited, or not running and not limited for the game. */
export function timeLeft(clock: (ClockTold & { at: number }) | null, running: boolean, seat: number, now: number): number | null {
  if (clock === null) return null
  if (running && clock.left !== null) return Math.max(0, clock.left - Math.max(0, now - clock.at))
  return clock.game?.[seat] ?? null
}

/** 65000 is 1:05. The last part of a second counts as a whole one, so that 0:00 means that it is over. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const two = (part: number): string => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
