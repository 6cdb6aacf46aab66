import { KEYS } from './keys'

/** The row that a key moves to: j or arrow down, k or arrow up, Home, End; null for other keys. */
export function nextRow(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case KEYS.down:
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case KEYS.up:
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Whether keys pressed there are text input rather than commands. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
