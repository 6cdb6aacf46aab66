import { contract } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ASKED_BY_PLACES, openAsCustomer, QUOTE } from './fixtures/customer'
import { FORMS, PAGES } from './fixtures/customer-pages'
import { CODES, detailOf, PARCEL } from './fixtures/orders'
import { answer } from './helpers/answers'
import { offer } from './helpers/browser'
import { expectFree } from './helpers/look'
import { focusedElement } from './helpers/looks'
import { open } from './helpers/open'
import { press, seen, write } from './helpers/states'

const { read } = contract.orders

/** The page before may have ended with the focus outside of its window. */
function focusStart(): void {
  window.focus()
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

describe('a page works by keyboard, and the focus is always visible', () => {
  // promise (everyone): All works by keyboard, and the focus is always visible
  test.each([...PAGES, ...FORMS])('$path', async (states) => {
    await page.viewport(360, 740)
    await open(states)
    await seen(states.loaded)
    focusStart()
    let stops = 0
    for (; stops < 60; stops += 1) {
      await userEvent.tab()
      const focus = focusedElement()
      if (focus === null) break
      // The link to the content glides in.
      await expect.poll(() => focusedElement()?.isSeen, { message: focus.what }).toBe(true)
    }
    expect(stops).toBeGreaterThan(6)
  })
})

test('a hand-over code stands on one line within its card, at every width', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [answer(read, { data: detailOf(PARCEL, CODES) })])
  for (const width of [320, 360, 640, 768, 1024, 1440]) {
    await page.viewport(width, 800)
    const codes = page.getByText(/^\d{4}$/)
    await expect.poll(() => codes.elements().length).toBe(2)
    for (const code of codes.elements()) {
      const range = document.createRange()
      range.selectNodeContents(code)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const isCut = code.scrollWidth > code.clientWidth
      expect({ width, lines: tops.size, isCut }).toEqual({ width, lines: 1, isCut: false })
    }
  }
})

// promise (everyone): Suggestions of places are visible above the keyboard of a small phone
test('suggestions are above the keyboard of a small phone', async () => {
  await page.viewport(360, 640)
  await openAsCustomer('/dashboard/send', [
    ...ASKED_BY_PLACES,
    answer(contract.pricing.quote, { data: QUOTE }),
  ])
  await page.viewport(360, 360)
  for (const label of ['Where from?', 'Where to?']) {
    await write(page.getByRole('combobox', { name: label }), 'ikenegbu')
    await seen(page.getByRole('option'))
    const isUnderThumb = () => {
      const option = page.getByRole('option').first().element()
      const { left, right, top, bottom } = option.getBoundingClientRect()
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return there !== null && option.contains(there)
    }
    await expect.poll(isUnderThumb, { message: `${label}: the first suggestion is seen whole` }).toBe(true)
    ;(page.getByRole('option').first().element() as HTMLElement).click()
  }
  await page.viewport(360, 640)
  await seen(/₦[\d,]+\.\d\d/)
})

// promise (everyone): A toast covers neither titles nor ways out
test('a message leaves a page’s header and bottom bar free', async () => {
  await page.viewport(360, 740)
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [answer(read, { data: detailOf(PARCEL, CODES) })])
  offer({ writeText: async () => {} })
  await press('Copy link')
  await seen('Link copied')
  await expectFree([page.getByRole('banner'), page.getByRole('navigation').last()])
})
