import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { JOLLOF, shelfOf } from './fixtures/catalogue'
import { ASKED_BY_PLACES, openAsCustomer, QUOTE } from './fixtures/customer'
import { FUTO, IKENEGBU } from './fixtures/orders'
import { answer, change, held, refused } from './helpers/answers'
import { click, press, question, see, seen, write } from './helpers/states'

const { search } = contract.places
const { quote } = contract.pricing
const { createDelivery } = contract.orders

const from = () => page.getByLabelText('Where from?')
const to = () => page.getByLabelText('Where to?')
const choose = async (field: ReturnType<typeof from>, name: string) => {
  await write(field, name)
  await click(page.getByRole('option', { name: new RegExp(name) }))
}

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('looking for a place is accessible in every state', async () => {
  await openAsCustomer('/dashboard/receive', ASKED_BY_PLACES)
  await press('Next')
  await see('a form with mistakes', 'Please fill in all required fields')
  await openAsCustomer('/dashboard/send', [...ASKED_BY_PLACES, held(search)])
  await write(from(), 'ikeneg')
  await see('a search', 'Searching…')
  change(refused(search))
  await see('a search that was refused', 'We could not look that up.')
  change(answer(search, { suggestions: [] }))
  await write(from(), 'iken')
  await see('a place that nobody knows', 'Not found.')
  change(answer(search, { suggestions: [IKENEGBU, FUTO] }))
  await write(from(), 'ikenegbu')
  await seen(page.getByRole('option'))
  ;(document.activeElement as HTMLElement).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
  )
  await see('places', page.getByRole('option', { selected: true }))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('one’s own place as an end is accessible when it is refused', async () => {
  await openAsCustomer('/dashboard/send', ASKED_BY_PLACES)
  await press('Use my location as the pickup')
  await see('no permission', /Allow location for this site/)
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the fare of an errand is accessible in every state', async () => {
  const path = `/dashboard/send?from=${IKENEGBU.placeName}&to=${FUTO.placeName}`
  await openAsCustomer(path, [...ASKED_BY_PLACES, held(quote)])
  await expect.element(page.getByText('Working out the fare…')).toBeInTheDocument()
  await see('a fare that is worked out', page.getByRole('heading', { level: 1 }))
  change(refused(quote))
  await see('a fare that was refused', '₦0.00')
  await openAsCustomer(path, [...ASKED_BY_PLACES, answer(quote, { data: QUOTE })])
  await see('a fare', '₦2,345.60')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('placing an errand is accessible in every state', async () => {
  await openAsCustomer('/dashboard/send', [
    ...ASKED_BY_PLACES,
    answer(quote, { data: QUOTE }),
    refused(createDelivery),
  ])
  await choose(from(), IKENEGBU.placeName)
  await choose(to(), FUTO.placeName)
  await press('Next')
  for (const [label, typed] of [
    ['Pickup address', 'Opposite the yellow bakery'],
    ['Dropoff address', 'Beside the SUG bus stop'],
    ['Receiver name', 'Obinna Ibe'],
    ['Receiver phone', '0803 765 4321'],
  ] as const) {
    await write(page.getByLabelText(label), typed)
  }
  await press('Next')
  await seen('Delivery fee')
  await press('Place order')
  await see('an order that was refused', 'Failed to create order. Please try again.')
  const dearer = { ...QUOTE, total: 3000 }
  change(refused(createDelivery, 'FEE_CHANGED', { fee: 3000, quote: dearer }))
  await press('Place order')
  await see('another fare', question().getByRole('button', { name: 'Order at the new fare' }))
  await click(question().getByRole('button', { name: 'Not now' }))
  change(held(createDelivery))
  await press('Place order')
  await expect.poll(() => document.querySelector('form button[aria-busy=true]')).not.toBeNull()
  await see('an order that is placed', page.getByRole('heading', { level: 1 }))
})

const NOTICE = 'Heavy flood on Wetheral Road.'

// promise (customer): While no new orders are taken, the pages that lead to one say so, and why
test.each(['/dashboard', '/dashboard/send'])('a pause of new orders is said on %s', async (path) => {
  await openAsCustomer(path, [
    ...ASKED_BY_PLACES,
    answer(contract.catalogue.listItems, shelfOf(JOLLOF)),
    answer(contract.pauses.read, { pause: { since: '2026-03-01T12:00:00.000Z', notice: NOTICE } }),
  ])
  await see('a pause', NOTICE)
})
