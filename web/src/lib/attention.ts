/** Whose turn it is, for somebody who looks elsewhere: the tab's title, a sound, a notification. */
import { settings } from './settings.svelte'
import { play } from './sounds'

export function callForAttention(text: string): void {
  play('asked')
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
