/** Whose turn it is, for somebody who looks elsewhere: the tab's title, a sound, a notification. */
import { settings } from './settings.svelte'

let context: AudioContext | null = null

async function chime(): Promise<void> {
  context ??= new AudioContext()
  // A browser holds sounds back until the page was touched once; then it is too late for this one.
  if (context.state === 'suspended') await context.resume()
  const now = context.currentTime
  for (const [at, pitch] of [523.25, 783.99].entries()) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, now + at * 0.14)
    volume.gain.exponentialRampToValueAtTime(0.12, now + at * 0.14 + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at * 0.14 + 0.4)
    tone.connect(volume).connect(context.destination)
    tone.start(now + at * 0.14)
    tone.stop(now + at * 0.14 + 0.45)
  }
}

export function callForAttention(text: string): void {
  if (settings.sound && typeof AudioContext !== 'undefined') void chime().catch(() => undefined)
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const note = new Notification('Kanly', { body: text, tag: 'kanly-turn' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Some phones show notifications only from workers; the title and the sound still tell.
  }
}
