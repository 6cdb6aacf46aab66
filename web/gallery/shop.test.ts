import { contract, hoursMessages, type Order } from '@ozi/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { JOLLOF, SHOP_HOURS } from './fixtures/catalogue'
import { detailOf, listOf, OF_CUSTOMER } from './fixtures/orders'
import { id, SHOP } from './fixtures/people'
import { ASKED, ORDER, PAGES, shown } from './fixtures/shop-pages'
import { type Answer, answer, change, failed, refused } from './helpers/answers'
import { offer } from './helpers/browser'
import { lookAtLetters } from './helpers/look'
import { open } from './helpers/open'
import {
  choose,
  click,
  dialog,
  fileInput,
  press,
  see,
  seen,
  seeLanguages,
  walkLanguages,
  walkStates,
} from './helpers/states'

const { hours, itemImports, orders } = contract

const openAsShop = (path: string, answers: readonly Answer[]) =>
  open({ path, as: SHOP, answers: [...ASKED, ...answers] })

describe('a shop’s page is accessible in every state', () => {
  // promise (rider): axe finds nothing on the pages of riders and shops, in any state
  // promise (shop): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
  // promise (shop): `/vendor/statement`: what was owed to a shop over a period, to print or to save
  // promise (shop): `/vendor/bank-account`: where Ozi pays a shop to
  test.each(PAGES)('$path', walkStates)
})

describe('a shop’s page is whole in each language', () => {
  // promise (shop): Shops' pages speak English, Igbo and Pidgin
  test.each([
    { path: '/vendor', answers: shown, loaded: ORDER.number },
    { path: '/vendor/items', answers: [], loaded: JOLLOF.name },
  ])('$path', async ({ answers, ...states }) => {
    await walkLanguages({ ...states, as: SHOP, answers: [...ASKED, ...answers] })
  })
})

// promise (shop): Shops' pages speak English, Igbo and Pidgin
test('importing items is whole in each language', async () => {
  const states = { path: '/vendor/items', as: SHOP, answers: ASKED, loaded: JOLLOF.name }
  await seeLanguages(states, async (language) => {
    await page.getByRole('button', { name: /^(Bubata ngwa ahịa|Import things)$/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await lookAtLetters(`importing items in ${language}`)
  })
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** One in each column, one that is carried, and one that nobody answered. */
const evening = (): Order[] =>
  [
    ['AAA-222', 'placed', 'placed'],
    ['BBB-333', 'created', 'accepted'],
    ['CCC-444', 'created', 'ready_for_pickup'],
    ['DDD-555', 'picked_up', 'handed_over'],
    ['EEE-666', 'rejected', 'rejected'],
  ].map(([number = '', status, shopStatus], at) => ({
    ...ORDER,
    _id: id(700 + at),
    number,
    createdAt: minutesFromNow(-12.5),
    ...({ status, shopStatus } as Pick<Order, 'status' | 'shopStatus'>),
    ...(status === 'placed' && { deadline: { at: minutesFromNow(2.5), to: 'rejected' as const } }),
  }))

// promise (shop): A shop prints a ticket of an order, on till paper or A4
test('the ticket of an order is printed, and nothing else of the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  const media = (name: string) => cdp().send('Emulation.setEmulatedMedia', { media: name })
  onTestFinished(async () => void (await media('')))
  const options = [{ _id: id(640), name: 'Large', price: 500 }]
  const [item] = ORDER.items ?? []
  const order = { ...ORDER, items: item ? [{ ...item, options }] : [] }
  const seen = detailOf(order, { customer: OF_CUSTOMER, pickupCode: '1234', returnCode: '9012' })
  await openAsShop(`/vendor/orders/${ORDER._id}`, [answer(orders.read, { data: seen })])
  await press('Print ticket')
  expect(print).toHaveBeenCalledOnce()
  const ticket = page.getByRole('region', { name: `Ticket of order ${ORDER.number}` })
  await expect.element(page.getByText('What to prepare')).toBeVisible()
  await expect.element(ticket).not.toBeInTheDocument()
  await media('print')
  await expect.element(ticket).toBeVisible()
  await expect.element(page.getByText('What to prepare')).not.toBeVisible()
  const text = ticket.element().textContent
  for (const shown of [ORDER.number, `2 ×${JOLLOF.name}+ Large`, '1234']) expect(text).toContain(shown)
  const [first = '', last = ''] = OF_CUSTOMER.name.split(' ')
  expect([text?.includes(`for ${first} `), text?.includes(last)]).toEqual([true, false])
  for (const width of [302, 794]) {
    await page.viewport(width, 1000)
    expect(document.documentElement.scrollWidth, String(width)).toBeLessThanOrEqual(width)
  }
})

// promise (shop): An alarm goes on until each order is answered, and says if it cannot be heard
test('the evening of a shop is accessible, with an order that is urgent', async () => {
  await openAsShop('/vendor', [answer(orders.listOfVendor, listOf(evening()))])
  await seen('2 min left')
  await page.viewport(1024, 4200)
  await see('columns, without sound', page.getByRole('button', { name: 'Turn the sound on' }))
  const left = (title: string) =>
    page.getByRole('heading', { name: title }).element().getBoundingClientRect().left
  expect(left('New 1') < left('Preparing 1') && left('Preparing 1') < left('Ready 1')).toBe(true)
  await page.viewport(360, 4200)
  expect(left('New 1')).toBe(left('Ready 1'))
  offer({ sound: 'running' })
  await press('Turn the sound on')
  await expect.element(page.getByRole('button', { name: 'Turn the sound on' })).not.toBeInTheDocument()
  await press('Sound on new orders')
  await see('muted, on a phone', page.getByRole('button', { name: 'Turn the sound on' }))
})

const alarm = () => page.getByRole('region', { name: 'Orders that wait for you' })
const rectOf = (name: string) => page.getByRole('button', { name }).first().element().getBoundingClientRect()

// promise (shop): On a phone the first order begins within 160 px of the page, and its answer is always in sight
test('on a phone an order’s answer is in sight, and nothing covers it', async () => {
  await page.viewport(360, 640)
  await openAsShop('/vendor', [answer(orders.listOfVendor, listOf(evening()))])
  await seen('2 min left')
  const first = page.getByRole('article').first().element().getBoundingClientRect()
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  expect(first.top - header).toBeLessThanOrEqual(160)
  await expect.element(alarm()).not.toBeInTheDocument()
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? 0
  const accept = rectOf('Accept')
  expect(accept.bottom).toBeLessThanOrEqual(bar)
  const covering = document.elementFromPoint(accept.left + 20, accept.bottom - 6)
  expect(covering?.closest('button')?.textContent).toBe('Accept')
})

// promise (shop): On other pages of a shop the alarm is one line of 48 px, which leads to the orders
test('elsewhere the alarm is one line that leads to the orders', async () => {
  await page.viewport(360, 4200)
  await openAsShop('/vendor/hours', [answer(orders.listOfVendor, listOf(evening()))])
  await see('the alarm on a phone', alarm())
  expect(alarm().element().getBoundingClientRect().height).toBeLessThanOrEqual(48)
  await click(alarm().getByRole('link', { name: '1 order waits for your answer' }))
  await seen('2 min left')
  await expect.element(alarm()).not.toBeInTheDocument()
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('what a shop does with an order is accessible', async () => {
  const answers = [...shown, refused(orders.move, 'ILLEGAL_MOVE', { allowed: [] })]
  await openAsShop(`/vendor/orders/${ORDER._id}`, answers)
  await press('Refuse')
  await click(dialog().getByRole('button', { name: 'Refuse' }))
  await see('a reason that is missing', 'Please say why.')
  await press('Sold out')
  await expect.element(dialog().getByLabelText('Why')).toHaveValue('Sorry, this is sold out today.')
  await openAsShop(`/vendor/orders/${ORDER._id}`, answers)
  await press('Accept')
  await see('an order that has moved on', page.getByRole('alertdialog').or(dialog()))
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('what a shop does with its items is accessible', async () => {
  await openAsShop('/vendor/items', [])
  await press('New item')
  await press('Add item')
  await see('a form with mistakes', dialog().getByRole('alert'))
  await press('Add options')
  await press('Add item')
  await see('options with mistakes', dialog().getByText(/^Please name these options/))
  await openAsShop('/vendor/items', [])
  await press(`Change ${JOLLOF.name}`)
  await see('an item to be changed', dialog())
  await openAsShop('/vendor/items', [])
  await press(`Remove ${JOLLOF.name}`)
  await see('an item to be removed', page.getByRole('alertdialog').or(dialog()))
})

// promise (shop): `/vendor/hours`: opening hours
test('hours with mistakes and conflicts keep what was entered', async () => {
  await openAsShop('/vendor/hours', [])
  await press('Add hours on Wednesday')
  const from = page.getByLabelText('Wednesday opens', { exact: true })
  await expect.element(from).toHaveValue('08:00')
  await press('Add hours on Wednesday')
  await press('Add a holiday')
  await press('Save hours')
  await see('hours with mistakes', page.getByRole('alert'))
  await seen(page.getByRole('link', { name: `Wednesday: ${hoursMessages.time}` }))
  await press('Remove hours 2 of Wednesday')
  await press('Remove holiday 2')
  change(refused(hours.update, 'CHANGED_MEANWHILE', { current: { ...SHOP_HOURS, week: null, version: 3 } }))
  await press('Save hours')
  await see('hours of a colleague', page.getByRole('button', { name: 'Show theirs' }))
  await expect.element(from).toHaveValue('08:00')
  await press('Show theirs')
  await expect.element(page.getByRole('switch', { name: 'Always open' })).toBeChecked()
})

// promise (shop): A shop closes at once, for an hour, the day, or until it opens again
test('a shop closes now from its orders, and opens again', async () => {
  const closed = { ...SHOP_HOURS, isOpen: false, closedNow: {} }
  await openAsShop('/vendor', [...shown, answer(hours.closeNow, { data: closed })])
  await press(/Close now/)
  await see('for how long', dialog().getByRole('button', { name: 'For the rest of today' }))
  await click(dialog().getByRole('button', { name: 'Until I open again' }))
  await see('a closed shop', 'Closed until you open again')
  change(failed(hours.closeNow))
  await press('Open again')
  await seen(/^We could not change this\./)
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('items from a file are accessible', async () => {
  const { name, description, price, preparationMinutes, isAvailable } = JOLLOF
  await openAsShop('/vendor/items', [
    answer(itemImports.previewOwn, {
      preview: {
        lines: [
          {
            line: 2,
            outcome: 'added',
            item: { name, description, price, preparationMinutes, isAvailable },
            changes: [],
            presentPrice: null,
          },
        ],
        problems: [{ line: 3, column: 'Price', message: 'Write the price as 2500 or 2500.50.' }],
        plan: 'a plan',
      },
    }),
  ])
  await press('Import items')
  await choose(fileInput(), new File(['Name,Price\nNew,900\nBad,free\n'], 'items.csv', { type: 'text/csv' }))
  await see('a preview', 'items.csv: 1 new item')
})
