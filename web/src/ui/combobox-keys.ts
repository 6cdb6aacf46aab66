/** What of a combobox the keyboard moves. `active` is the row pointed at, -1 for none. */
export interface ComboboxState {
  open: boolean
  active: number
}

/** What a key asks for beyond moving: choose the active row, or empty the field. */
export interface ComboboxStep extends ComboboxState {
  pick?: number
  clear?: boolean
  /** The key was ours, so the browser must not also act on it. */
  handled: boolean
}

/**
 * The WAI-ARIA combobox pattern with a list box: arrows walk the rows and wrap round, Enter takes
 * the active one, Esc closes and, when already closed, empties. Home and End move in the rows only
 * while one is active; in the text otherwise.
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
