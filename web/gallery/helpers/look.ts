import axe from 'axe-core'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { finishAnimations, RULES, violationsOf, widerElements } from './looks'

Object.assign(window, { axe })

/** High enough that nothing has to be scrolled: axe cannot measure what a bar covers. */
export const HEIGHT = 4200
/** A tablet, a desk, and a phone last: that is where a test goes on. */
export const WIDTHS = [768, 1440, 360] as const

const paint = (theme: 'light' | 'dark') => {
  document.documentElement.dataset['theme'] = theme
}

/** Asserts that nothing is wider than the window. */
export function expectFits(where: string): void {
  expect(widerElements(), `${where}: wider than ${String(window.innerWidth)} px`).toEqual([])
}

/** Asserts that the page is accessible by day, and that nothing is wider than the window. */
export async function lookByDay(where: string): Promise<void> {
  expectFits(where)
  paint('light')
  await finishAnimations()
  expect(await violationsOf(RULES.all), `${where}, by day`).toEqual([])
}

/** The ways in which something is drawn that were looked at by night. */
const knownByNight = new Set<string>()
const STATES = ['aria-invalid', 'aria-busy', 'aria-current', 'aria-selected', 'aria-pressed', 'aria-disabled']

/** How each part of the page is drawn: by its own styles, its state and all that it stands in. */
function stylesShown(): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (element: Element, around: string) => {
    const states = STATES.map((name) => element.getAttribute(name) ?? '').join()
    const style = `${around}>${element.tagName} ${element.getAttribute('class') ?? ''} ${states}`
    found.add(style)
    for (const child of element.children) walk(child, style)
  }
  walk(document.body, '')
  return found
}

/** The same by day and by night; by night once for all that is drawn in the same way. */
export async function look(where: string): Promise<void> {
  await lookByDay(where)
  const styles = stylesShown()
  if ([...styles].every((style) => knownByNight.has(style))) return
  paint('dark')
  await finishAnimations()
  expect(await violationsOf(RULES.colors), `${where}, by night`).toEqual([])
  paint('light')
  for (const style of styles) knownByNight.add(style)
}

/** Asserts that a toast, once it has stopped moving, covers none of these. */
export async function expectFree(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    const isFree = () => {
      const over = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect()
      const under = part.element().getBoundingClientRect()
      if (!over || over.height === 0) return false
      const isApart = over.top >= under.bottom || over.bottom <= under.top
      return isApart || over.left >= under.right || over.right <= under.left
    }
    await expect.poll(isFree, { message: `free: ${String(part.element().textContent)}` }).toBe(true)
  }
}

/** The same on a phone, and by day on a desk, which shows what phones do not. A tablet shows parts of both. */
export async function lookAtWidths(where: string): Promise<void> {
  await look(where)
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT)
    if (width === 1440) await lookByDay(`${where}, at ${String(width)} px`)
    else expectFits(where)
  }
}

/** Nothing is wider than the narrowest phone, also with letters twice as large. */
export async function lookAtLetters(where: string): Promise<void> {
  const { style } = document.documentElement
  await page.viewport(320, HEIGHT)
  expectFits(where)
  style.fontSize = '200%'
  const wider = widerElements()
  // Also if it fails: later pages have letters of their own.
  style.fontSize = ''
  expect(wider, `${where}, with large letters: wider than 320 px`).toEqual([])
  await page.viewport(360, HEIGHT)
}
