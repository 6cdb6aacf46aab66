import type { Scheme } from './mapStyle'

const DARK = '(prefers-color-scheme: dark)'

/** By day or by night, as the page is painted (web/src/styles/tokens.css). */
export const readScheme = (): Scheme =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'night' : 'day'

/** @returns ends the watch */
export function watchScheme(onChange: () => void): () => void {
  const device = window.matchMedia(DARK)
  const choice = new MutationObserver(onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  device.addEventListener('change', onChange)
  return () => {
    choice.disconnect()
    device.removeEventListener('change', onChange)
  }
}
