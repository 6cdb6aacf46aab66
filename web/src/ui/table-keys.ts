/** The row a key moves to: j and the arrow down, k and the arrow up, Home and End; null for other keys. */
export function nextRow(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'k':
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

/** Whether keys pressed there are someone's text and not commands. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
