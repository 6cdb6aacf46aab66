import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { JOLLOF, KITCHEN, PLATE, OF_CLOSED, shelfOf, SOLD_OUT, SUYA } from './fixtures/catalogue'
import { ASKED_BY_PLACES, cartQuote, fillCart, openAsCustomer } from './fixtures/customer'
import { id } from './fixtures/people'
import { answer, change, held, refused, setOnline } from './helpers/answers'
import { button, click, dialog, press, question, see, seen, write } from './helpers/states'

const { listItems } = contract.catalogue
const card = (name: string) => page.getByRole('article', { name })

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('a search in the catalogue is accessible in every state', async () => {
  await openAsCustomer('/dashboard?search=zzqx', [answer(listItems, shelfOf())])
  await see('a search without results', 'No items match your search.')
  await openAsCustomer('/dashboard', [answer(listItems, shelfOf(JOLLOF, SOLD_OUT))])
  await see('an item that is sold out', card(SOLD_OUT.name).getByText('Sold out'))
  await click(card(JOLLOF.name).getByRole('button', { name: 'Add to cart' }))
  await see('an item in the cart', 'Item Added to cart')
  change(held(listItems))
  await write(page.getByRole('searchbox'), 'jollof')
  await see('a search with earlier results', 'Looking…')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('an item is accessible in every state', async () => {
  const path = `/dashboard?item=${SUYA._id}`
  await openAsCustomer(path, [held(listItems)])
  await see('an item that loads', dialog().getByText('Looking…'))
  await openAsCustomer(path, [refused(listItems)])
  await see('an item that was refused', dialog().getByText('We could not fetch this item.'))
  await openAsCustomer(`/dashboard?item=${id(404)}`, [answer(listItems, shelfOf())])
  await see('an item that is gone', page.getByRole('dialog', { name: 'This item is no longer sold.' }))
  await openAsCustomer(path, [answer(listItems, shelfOf(SUYA))])
  await see('an item', dialog().getByText(SUYA.description))
  await openAsCustomer(`/dashboard?item=${SOLD_OUT._id}`, [answer(listItems, shelfOf(SOLD_OUT))])
  await see('an item that is sold out', dialog().getByText('Sold out'))
})

// promise (customer): Nothing can be ordered from a closed shop, and customers are told when it opens
test('a closed shop is seen as such, from its items to the checkout', async () => {
  const answers = [...ASKED_BY_PLACES, answer(listItems, shelfOf(OF_CLOSED))]
  const opens = /^Closed · opens (tomorrow )?\d\d:\d\d$/
  await openAsCustomer('/dashboard', answers)
  await see('an item of a closed shop', card(OF_CLOSED.name).getByText(opens))
  expect(card(OF_CLOSED.name).getByRole('button', { name: 'Add to cart' }).elements()).toEqual([])
  await openAsCustomer('/dashboard/cart', answers, () => fillCart([OF_CLOSED]))
  await seen(opens)
  await see('a cart of a closed shop', 'This shop is closed. Order when it opens.')
  await openAsCustomer('/dashboard/cart/checkout', answers, () => fillCart([OF_CLOSED]))
  await see('a checkout of a closed shop', page.getByText(/· Closed · opens/))
  await press('Remove from cart')
  await seen('Your cart is empty')
})

// promise (customer): A shop without a place cannot be ordered from, which is said before and at the checkout
test('an item of a shop without a place is accessible, and in the cart', async () => {
  const item = { ...JOLLOF, vendor: { ...JOLLOF.vendor, isOrderable: false } }
  const answers = [answer(listItems, shelfOf(item))]
  await openAsCustomer('/dashboard', answers)
  await see('an item', card(item.name).getByText('Cannot be ordered yet'))
  await openAsCustomer('/dashboard/cart', answers, () => fillCart([item]))
  await see('a cart', 'This shop cannot take orders yet.')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
// promise (customer): An item with options says what must be chosen, and what it costs with them
test('the options of an item are accessible in every state', async () => {
  await openAsCustomer('/dashboard', [answer(listItems, shelfOf(PLATE))])
  await click(card(PLATE.name).getByRole('button', { name: 'Choose options' }))
  await click(dialog().getByRole('button', { name: /^Add to cart/ }))
  await see('options that must be chosen first', 'Choose first: Size.')
  await click(dialog().getByLabelText('For two'))
  await click(dialog().getByLabelText('Fufu'))
  await see('options with what they cost', dialog().getByRole('button', { name: 'Add to cart · ₦4,600.50' }))
  await click(dialog().getByRole('button', { name: /^Add to cart/ }))
  await seen('Item Added to cart')
  const chosen = () => fillCart([PLATE], [id(208), id(209)])
  await openAsCustomer('/dashboard/cart', [answer(listItems, shelfOf(PLATE))], chosen)
  await see('a line of the cart with options', 'For two, Fufu')
  const [size] = PLATE.options
  const changed = { ...PLATE, options: size ? [size] : [] }
  await openAsCustomer('/dashboard/cart', [answer(listItems, shelfOf(changed))], chosen)
  await see('a line whose options have changed', /^Its options have changed/)
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the cart is accessible in every state', async () => {
  const both = () => fillCart([JOLLOF, SUYA])
  await openAsCustomer('/dashboard/cart', [refused(listItems)], both)
  await see('a cart that was not checked', 'We could not check prices and stock.')
  await openAsCustomer(
    '/dashboard/cart',
    [answer(listItems, shelfOf({ ...JOLLOF, price: JOLLOF.price + 100 }))],
    both,
  )
  await seen('The price has changed.')
  await see('a cart that has changed', 'This item is no longer sold.')
  await press('Empty cart')
  await see('a cart to be emptied', question().getByRole('button', { name: 'Keep it' }))
  await openAsCustomer('/dashboard/cart', [answer(listItems, shelfOf(JOLLOF, SUYA))], both)
  await click(card(SUYA.name).getByRole('button', { name: 'Remove Item' }))
  await see('an item that was removed', button('Undo'))
  await openAsCustomer('/dashboard/cart', [])
  await see('an empty cart', 'Your cart is empty')
})

// promise (customer): The cart says of several shops what the checkout says: one order and one rider each
test('several shops are not told one distance and one time for all', async () => {
  const vendor = { ...KITCHEN, _id: id(7), name: 'Suya Spot' }
  const other = { ...SUYA, vendor }
  const fill = () => fillCart([JOLLOF, other])
  const [first, second] = [cartQuote(JOLLOF), cartQuote(other)]
  const [ofSuya] = second.shops ?? []
  const quoted = { ...first, shops: [...(first.shops ?? []), ...(ofSuya ? [{ ...ofSuya, vendor }] : [])] }
  const answers = [
    ...ASKED_BY_PLACES,
    answer(listItems, shelfOf(JOLLOF, other)),
    answer(contract.pricing.quote, { data: quoted }),
  ]
  await openAsCustomer('/dashboard/cart', answers, fill)
  await seen('2 shops: one order and one rider each.')
  await openAsCustomer('/dashboard/cart/checkout', answers, fill)
  await write(page.getByLabelText('Where to?'), 'futo')
  await click(page.getByRole('option').first())
  await see('the fare of two shops', 'Delivery fee')
  expect(
    page
      .getByText(/^Total/)
      .last()
      .element().textContent,
  ).toBe('Total')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the checkout is accessible in every state', async () => {
  const { quote } = contract.pricing
  await openAsCustomer('/dashboard/cart/checkout', ASKED_BY_PLACES)
  await see('a checkout of nothing', 'Your cart is empty')
  await openAsCustomer(
    '/dashboard/cart/checkout',
    [...ASKED_BY_PLACES, answer(listItems, shelfOf(JOLLOF)), held(quote)],
    () => fillCart([JOLLOF]),
  )
  await write(page.getByLabelText('Receiver phone'), '12')
  await press('Place order')
  await see('a checkout with mistakes', 'Please fill in all required fields')
  await write(page.getByLabelText('Receiver phone'), '08037654321')
  await write(page.getByLabelText('Where to?'), 'futo')
  await click(page.getByRole('option').first())
  await expect.poll(() => document.querySelector('form [aria-busy=true]')).not.toBeNull()
  await see('a fare that is worked out', page.getByRole('heading', { level: 1 }))
  change(refused(quote))
  await see('a fare that was refused', /^Too many tries\./)
  change(answer(quote, { data: cartQuote(JOLLOF) }), refused(contract.orders.checkout))
  await press('Retry')
  await write(page.getByLabelText('Dropoff address'), 'Beside the bus stop')
  await see('a fare', 'Delivery fee')
  await press('Place order')
  await see('an order that was refused', 'Failed to create order. Please try again.')
  setOnline(false)
  await press('Place order')
  await see('an order without a network', /^You are offline\. Check/)
})
