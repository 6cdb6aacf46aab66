/** Esc closes an open menu and returns the focus to its button. */
export function closeMenuOnEscape(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
