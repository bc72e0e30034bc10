/** Short messages that go away by themselves. */
import { sentenceOf } from './problems'

export interface Toast {
  id: number
  text: string
  kind: 'error' | 'info'
}

export const toasts = $state<Toast[]>([])
let last = 0

export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = ++last
  toasts.push({ id, text, kind })
  if (toasts.length > 3) toasts.shift()
  setTimeout(() => dismiss(id), kind === 'error' ? 8000 : 4000)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

/** Do something that may be refused, and say so if it is. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what()
  } catch (problem) {
    toast(sentenceOf(problem), 'error')
    return undefined
  }
}
