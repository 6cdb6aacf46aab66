/** The state that keys change. `active` is the index of the active row, -1 for none. */
export interface ComboboxState {
  open: boolean
  active: number
}

/** A key's effect beyond moving: choose the active row, or clear the input. */
interface ComboboxStep extends ComboboxState {
  pick?: number
  clear?: boolean
  /** The key was handled, so the browser must not act on it as well. */
  handled: boolean
}

/**
 * The WAI-ARIA combobox pattern with a list box: arrow keys move through the rows and wrap around, Enter
 * chooses the active row, Esc closes the list or, if it is closed, clears the input. Home and End move
 * through the rows only while one is active, otherwise in the text.
 */
export function stepCombobox(key: string, { open, active }: ComboboxState, count: number): ComboboxStep {
  const stay = { open, active, handled: false }
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return { open: true, active: -1, handled: true }
      return { open: true, active: open ? (active + 1) % count : 0, handled: true }
    case 'ArrowUp':
      if (count === 0) return { open: true, active: -1, handled: true }
      return { open: true, active: open && active > 0 ? active - 1 : count - 1, handled: true }
    case 'Home':
      return open && active >= 0 ? { open, active: 0, handled: true } : stay
    case 'End':
      return open && active >= 0 ? { open, active: count - 1, handled: true } : stay
    case 'Enter':
      return open && active >= 0 && active < count
        ? { open: false, active: -1, pick: active, handled: true }
        : stay
    case 'Escape':
      return open
        ? { open: false, active: -1, handled: true }
        : { open, active: -1, clear: true, handled: false }
    case 'Tab':
      return { open: false, active: -1, handled: false }
    default:
      return stay
  }
}
