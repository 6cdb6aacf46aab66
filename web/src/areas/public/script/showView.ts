/**
 * Shows another view, rendered by AuthPage, between header and footer.
 * @returns the view, and a function to go back to the previous one with its input; null if there is no such
 * view
 */
export function showView(name: string): { readonly view: HTMLElement; readonly back: () => void } | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-view-named="${name}"]`)
  const view = template && document.importNode(template.content, true).firstElementChild
  const before = document.querySelector('[data-view]')
  if (!before || !(view instanceof HTMLElement)) return null
  before.replaceWith(view)
  return { view, back: () => view.replaceWith(before) }
}
