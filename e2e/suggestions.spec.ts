import type { Locator, Page } from '@playwright/test'
import { expect, test } from './helpers/journey.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** The part of a phone's screen above the keyboard. */
const ABOVE_KEYBOARD = { width: 360, height: 360 }

/** Whether a tap on its current middle hits the option and nothing else. */
const isUnderThumb = (option: Locator) =>
  option.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return there !== null && element.contains(there)
  })

async function chooseByThumb(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  // From field to field as the keyboard's Next key does, so the keyboard stays open.
  await field.focus()
  await page.setViewportSize(ABOVE_KEYBOARD)
  await field.pressSequentially(typed)
  await expect(field).toHaveValue(typed)
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  await expect.poll(() => isUnderThumb(first), `${label}: the first suggestion is seen whole`).toBe(true)
  await expect(field).toBeInViewport()
  const [name = ''] = (await first.innerText()).split('\n')
  await first.tap()
  await expect(field).toHaveValue(name)
}

// promise (everyone): Suggestions of places are visible above the keyboard of a small phone
test('on the home page suggestions are above the keyboard of a small phone', async ({ page }) => {
  await page.goto('/')
  await chooseByThumb(page, 'Where from?', 'ikenegbu lay')
  await chooseByThumb(page, 'Where to?', 'futo')
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.getByText(/₦[\d,]+\.\d\d/).first()).toBeVisible()
})
