import { expect, type Page } from '@playwright/test'
import { focusedElement, widerElements } from '../../web/gallery/helpers/looks.ts'

/** Asserts that nothing overflows the page sideways, and names what does. */
export async function expectNothingWider(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(widerElements), where).toEqual([])
}

/** The focused element, and whether any part of it is visible; null if the focus has left the page. */
export const focusOf = (page: Page) => page.evaluate(focusedElement)
