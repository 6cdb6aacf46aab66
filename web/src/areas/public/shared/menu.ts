/** Esc closes an open menu and brings the focus back to what opened it. */
export function closeMenuOnEscape(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
