import { contract, type Offer, type OrderDetail } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ASKED_BY_CUSTOMERS, ASKED_BY_PLACES, QUOTE } from './fixtures/customer'
import { AT, CODES, detailOf, FUTO, IKENEGBU, listOf, OF_CUSTOMER, OF_RIDER, PARCEL } from './fixtures/orders'
import { ADMIN, CUSTOMER, RIDER } from './fixtures/people'
import { ASKED_BY_TELL_ME } from './fixtures/notifications'
import { ASKED_BY_STAFF } from './fixtures/staff'
import { allAnswered, answer, answerInTurn } from './helpers/answers'
import { open, type Opening } from './helpers/open'
import { takeLastShifts, takeShifts } from './helpers/shifts'
import { click, dialog, press, see, write } from './helpers/states'

const { accounts, riderTracking, offers, orders, pricing } = contract

const CARRIED: OrderDetail = detailOf(
  { ...PARCEL, status: 'enroute_to_dropoff', rider: OF_RIDER },
  {
    ...CODES,
    customer: OF_CUSTOMER,
    riderTracking: {
      vehicle: { type: 'motorcycle', plateNumber: 'ABC-123DE' },
      position: { coordinates: [7.02, 5.47], accuracy: 10, at: AT },
    },
  },
)
const SHOWN = [answer(orders.listOwn, listOf([CARRIED])), answer(orders.read, { data: CARRIED })]
const OFFER: Offer = {
  _id: PARCEL._id,
  number: PARCEL.number,
  kind: 'send',
  cash: PARCEL.fee,
  createdAt: AT,
  pickup: IKENEGBU.placeName,
  pickupCoordinates: IKENEGBU.coordinates,
  dropoff: FUTO.placeName,
  dropoffCoordinates: FUTO.coordinates,
  distanceKm: PARCEL.distanceKm,
  durationMinutes: PARCEL.durationMinutes,
}
const ASKED_BY_RIDERS = [
  ASKED_BY_TELL_ME,
  answer(accounts.verifyToken, { success: true, user: RIDER }),
  answer(orders.listOfRider, listOf([CARRIED])),
  answer(orders.read, { data: CARRIED }),
  answer(offers.list, { offers: [OFFER], status: { online: true }, cash: { held: 0 } }),
  answer(riderTracking.read, { data: null }),
]
const PRICED = [...ASKED_BY_PLACES, answer(pricing.quote, { data: QUOTE })]

async function choosePlaces(): Promise<void> {
  for (const [label, { placeName }] of [
    ['Where from?', IKENEGBU],
    ['Where to?', FUTO],
  ] as const) {
    await write(page.getByLabelText(label), placeName)
    await click(page.getByRole('option', { name: placeName }))
  }
}
async function chooseShopPlace(): Promise<void> {
  await press('Register Vendor')
  const place = dialog().getByRole('combobox', { name: /^Place on the map/ })
  await write(place, FUTO.placeName)
  await click(dialog().getByRole('option', { name: FUTO.placeName }))
}

interface DrawnPage extends Opening {
  readonly name: string
  readonly before?: never
  /** What is done until the map is there. */
  readonly then?: () => Promise<void>
  /** What the map has. */
  readonly marks: readonly RegExp[]
}
const ENDS = [/^Pickup/, /^Dropoff/]
const customer = { as: CUSTOMER, answers: [...ASKED_BY_CUSTOMERS, ...SHOWN] }
const customerForm = { as: CUSTOMER, answers: [...ASKED_BY_CUSTOMERS, ...PRICED] }
const staff = { as: ADMIN, answers: [...ASKED_BY_STAFF, ...PRICED] }
const rider = { as: RIDER, answers: ASKED_BY_RIDERS }

const PAGES: readonly DrawnPage[] = [
  {
    name: 'an order',
    path: `/dashboard/orders/${CARRIED._id}`,
    ...customer,
    marks: [...ENDS, /^The rider$/],
  },
  {
    name: 'a running delivery',
    path: '/dashboard/delivery',
    ...customer,
    marks: [...ENDS, /^The rider$/],
  },
  {
    name: 'Receive',
    path: `/dashboard/receive`,
    ...customerForm,
    then: choosePlaces,
    marks: ENDS,
  },
  { name: 'a job', path: `/rider/jobs/${CARRIED._id}`, ...rider, marks: [...ENDS, /^The rider$/] },
  {
    name: 'an offer',
    path: '/rider/offers',
    ...rider,
    then: () => press('Look first'),
    marks: ENDS,
  },
  {
    name: 'the place of a shop',
    path: '/admin/vendors',
    ...staff,
    then: chooseShopPlace,
    marks: [/^Pickup/],
  },
  {
    name: 'a new order by the office',
    path: '/admin/orders/new',
    ...staff,
    then: choosePlaces,
    marks: ENDS,
  },
  { name: 'closed roads', path: '/admin/closures', ...staff, marks: [] },
]

// promise (everyone): Every page that waits or asks for a place draws the map, and axe finds nothing on it
test.each(PAGES)('the map of $name is drawn, and moves nothing', async (drawn) => {
  const { name, then, marks, path, as, answers } = drawn
  // What somebody presses moves things, and riders are asked first whether they may be seen.
  const isSteady = then === undefined && as !== RIDER
  answerInTurn(isSteady ? 'last' : null)
  await open({ path, as, answers, hasMaps: true, before: takeShifts })
  await then?.()
  await expect.poll(() => document.querySelector('[data-map]')).not.toBeNull()
  await allAnswered()
  answerInTurn(null)
  document.querySelector('[data-map]')?.scrollIntoView()
  await expect.poll(() => document.querySelector('[data-map]')?.getAttribute('data-map')).toBe('ready')
  if (isSteady) expect(await takeLastShifts()).toEqual([])
  for (const mark of marks) {
    const found = page.getByRole('img', { name: mark }).or(page.getByRole('application', { name: mark }))
    const onMap = () => found.elements().some((element) => element.closest('[data-map]') !== null)
    await expect.poll(onMap, { message: String(mark) }).toBe(true)
  }
  await see(`the map of ${name}`, page.elementLocator(document.querySelector('[data-map]') ?? document.body))
})
