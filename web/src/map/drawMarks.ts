import type { MapPin } from './mapContent'

/** The marks of FACE.md; by night the tokens' own colours. Their parts outside the drawing are touched, too. */
const RING = `<svg viewBox="0 0 44 44" width="44" height="44" fill="none" aria-hidden="true">
<circle cx="22" cy="22" r="14" fill="var(--color-surface)" stroke="var(--color-surface)" stroke-width="4"/>
<circle cx="22" cy="22" r="10.500" fill="var(--color-surface)" stroke="var(--color-laterite)" stroke-width="6"/></svg>`
const PIN = `<svg viewBox="0 0 44 52" width="44" height="52" fill="none" aria-hidden="true">
<path d="M22 50C18.500 41 8 34.500 8 20.500a14 14 0 0 1 28 0C36 34.500 25.500 41 22 50Z" fill="var(--color-marigold)" stroke="var(--color-surface)" stroke-width="5.500"/>
<path d="M22 50C18.500 41 8 34.500 8 20.500a14 14 0 0 1 28 0C36 34.500 25.500 41 22 50Z" fill="var(--color-marigold)" stroke="var(--color-on-marigold)" stroke-width="2.250" stroke-linejoin="round"/>
<circle cx="22" cy="20.500" r="4.250" fill="var(--color-on-marigold)"/></svg>`
const RIDER = `<svg viewBox="0 0 44 44" width="44" height="44" fill="none" aria-hidden="true">
<path data-heading d="M22 3l6 9H16Z" fill="var(--color-palm)"/>
<circle cx="22" cy="22" r="10" fill="var(--color-palm)" stroke="var(--color-surface)" stroke-width="4"/></svg>`

const FOCUS =
  'rounded-full outline-offset-0 focus-visible:outline-3 focus-visible:outline-palm forced-colors:bg-[Canvas]'

/** @returns an element for a pin: a link, something to move, or a picture */
export function drawPin({ mark, href, isMovable = false }: MapPin): HTMLElement {
  const element = document.createElement(href === undefined ? 'div' : 'a')
  element.innerHTML = mark === 'ring' ? RING : PIN
  element.className = `block ${FOCUS} ${isMovable ? 'cursor-grab active:cursor-grabbing' : ''}`
  if (href !== undefined) element.setAttribute('href', href)
  else element.setAttribute('role', isMovable ? 'application' : 'img')
  if (isMovable) {
    element.tabIndex = 0
    // One finger moves the pin, and neither the page nor the map.
    element.style.touchAction = 'none'
  }
  return element
}

export function drawRider(): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = RIDER
  element.className = 'block'
  element.setAttribute('role', 'img')
  return element
}
