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

/** Asserts that the page is accessible by day and by night, and that nothing is wider than the window. */
export async function look(where: string): Promise<void> {
  expect(widerElements(), `${where}: wider than ${String(window.innerWidth)} px`).toEqual([])
  paint('light')
  await finishAnimations()
  expect(await violationsOf(RULES.all), `${where}, by day`).toEqual([])
  paint('dark')
  await finishAnimations()
  expect(await violationsOf(RULES.colors), `${where}, by night`).toEqual([])
  paint('light')
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

/** The same at the widths of a phone, a tablet and a desk; colours are the same at all of them. */
export async function lookAtWidths(where: string): Promise<void> {
  await look(where)
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT)
    expect(widerElements(), `${where}: wider than ${String(width)} px`).toEqual([])
    if (width === 360) continue
    await finishAnimations()
    expect(await violationsOf(RULES.all), `${where}, at ${String(width)} px`).toEqual([])
  }
}

/** Nothing is wider than the narrowest phone, also with letters twice as large. */
export async function lookAtLetters(where: string): Promise<void> {
  const { style } = document.documentElement
  await page.viewport(320, HEIGHT)
  expect(widerElements(), `${where}: wider than 320 px`).toEqual([])
  style.fontSize = '200%'
  const wider = widerElements()
  // Also if it fails: later pages have letters of their own.
  style.fontSize = ''
  expect(wider, `${where}, with large letters: wider than 320 px`).toEqual([])
  await page.viewport(360, HEIGHT)
}
