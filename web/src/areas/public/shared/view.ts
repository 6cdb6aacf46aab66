/**
 * Puts another view, drawn by AuthPage, between the page's head and foot.
 * @returns the view, and the way back to the one before with all that was typed in it; null where there is none
 */
export function showView(name: string): { readonly view: HTMLElement; readonly back: () => void } | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-view-named="${name}"]`)
  const view = template && document.importNode(template.content, true).firstElementChild
  const before = document.querySelector('[data-view]')
  if (!before || !(view instanceof HTMLElement)) return null
  before.replaceWith(view)
  return { view, back: () => view.replaceWith(before) }
}
