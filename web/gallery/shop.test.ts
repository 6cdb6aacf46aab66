import { contract, type Order } from '@ozi/contract'
import { describe, test } from 'vitest'
import { page } from 'vitest/browser'
import { JOLLOF, shelfOf } from './fixtures/catalogue'
import { detailOf, listOf, OF_CUSTOMER, OF_SHOP, PARCEL } from './fixtures/orders'
import { SHOP } from './fixtures/people'
import { type Answer, answer, refused } from './helpers/answers'
import { open } from './helpers/open'
import { choose, click, dialog, fileInput, type PageStates, press, see, walkStates } from './helpers/states'
import { ASKED_BY_TELL_ME } from './fixtures/notifications'

const { accounts, catalogue, itemImports, orders } = contract

const ORDER: Order = {
  ...PARCEL,
  kind: 'shop',
  status: 'placed',
  shopStatus: 'placed',
  vendor: OF_SHOP,
  items: [{ itemId: JOLLOF._id, name: JOLLOF.name, price: JOLLOF.price, quantity: 2 }],
}

/** What every page of a shop asks. */
const ASKED = [
  ASKED_BY_TELL_ME,
  answer(accounts.verifyToken, { success: true, user: SHOP }),
  answer(orders.listOfVendor, listOf([])),
  answer(catalogue.listOwnItems, shelfOf(JOLLOF)),
]
const shown = [
  answer(orders.listOfVendor, listOf([ORDER])),
  answer(orders.read, {
    data: detailOf(ORDER, { customer: OF_CUSTOMER, pickupCode: '1234', returnCode: '9012' }),
  }),
]
const openAsShop = (path: string, answers: readonly Answer[]) =>
  open({ path, as: SHOP, answers: [...ASKED, ...answers] })

const PAGES: readonly Omit<PageStates, 'as'>[] = [
  {
    path: '/vendor',
    calls: [orders.listOfVendor],
    answers: shown,
    empty: { answer: answer(orders.listOfVendor, listOf([])), says: 'Nothing to do right now' },
    loaded: ORDER.number,
  },
  {
    path: `/vendor/orders/${ORDER._id}`,
    calls: [orders.read],
    answers: shown,
    loaded: page.getByRole('heading', { name: 'What to prepare' }),
  },
  {
    path: '/vendor/items',
    calls: [catalogue.listOwnItems],
    answers: [],
    empty: { answer: answer(catalogue.listOwnItems, shelfOf()), says: 'No items yet.' },
    loaded: JOLLOF.name,
  },
]

describe('a shop’s page is accessible in every state', () => {
  // promise (rider): axe finds nothing on the pages of riders and shops, in any state
  test.each(PAGES)('$path', async (states) => {
    await walkStates({ ...states, as: SHOP, answers: [...ASKED, ...states.answers] })
  })
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('what a shop does with an order is accessible', async () => {
  const answers = [...shown, refused(orders.move, 'ILLEGAL_MOVE', { allowed: [] })]
  await openAsShop(`/vendor/orders/${ORDER._id}`, answers)
  await press('Refuse')
  await click(dialog().getByRole('button', { name: 'Refuse' }))
  await see('a reason that is missing', 'Please say why.')
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
  await openAsShop('/vendor/items', [])
  await press(`Change ${JOLLOF.name}`)
  await see('an item to be changed', dialog())
  await openAsShop('/vendor/items', [])
  await press(`Remove ${JOLLOF.name}`)
  await see('an item to be removed', page.getByRole('alertdialog').or(dialog()))
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
