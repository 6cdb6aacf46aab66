import {
  type CashEntry,
  contract,
  type EarningsEntry,
  type Offer,
  type Order,
  type OrderPayment,
  type Payment,
  REFUSALS,
} from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AT, detailOf, LATER, listOf, OF_CUSTOMER, OF_RIDER, PARCEL } from './fixtures/orders'
import { id, RIDER } from './fixtures/people'
import { type Answer, answer, change, refused, setOnline } from './helpers/answers'
import { open } from './helpers/open'
import { ASKED_BY_TELL_ME } from './fixtures/notifications'
import { BANKS_KNOWN } from './fixtures/banks'
import { STATEMENT } from './fixtures/statement'
import {
  button,
  click,
  dialog,
  type PageStates,
  press,
  see,
  seen,
  walkLanguages,
  walkStates,
  write,
} from './helpers/states'

const { accounts, cash, earnings, following, offers, orders } = contract

const GIVEN: Order = {
  ...PARCEL,
  ...{ status: 'assigned', rider: OF_RIDER, deadline: { at: AT, to: 'created' } },
}
const MAP_NAME = 'Ihiagwa-FUTO Road, Ihiagwa'
const AT_THE_DOOR: Order = {
  ...GIVEN,
  status: 'arrived_at_dropoff',
  dropLocation: { ...PARCEL.dropLocation, placeName: 'The lodge with the red roof', mapName: MAP_NAME },
}
const OFFER: Offer = {
  _id: PARCEL._id,
  number: PARCEL.number,
  kind: 'send',
  pickup: PARCEL.pickupLocation.placeName,
  pickupCoordinates: PARCEL.pickupLocation.coordinates,
  dropoff: 'The lodge with the red roof',
  dropoffCoordinates: PARCEL.dropLocation.coordinates,
  dropoffMapName: MAP_NAME,
  distanceKm: PARCEL.distanceKm,
  durationMinutes: PARCEL.durationMinutes,
  cash: PARCEL.fee,
  earns: 1234.5,
  parcelSize: 'large',
  createdAt: AT,
}
const EARNED = {
  owed: 12_345.5,
  terms: { riderPercent: 70, redeliveryPercent: 80, riderMinimum: 500 },
  ...{ entries: [] as EarningsEntry[], nextCursor: null, total: 0 },
}
const EARNED_OF: EarningsEntry = {
  ...{ _id: PARCEL._id, cause: 'order.delivered', amount: 700, createdAt: AT },
  order: { _id: PARCEL._id, number: PARCEL.number },
}
const HELD = { held: 2345.6, deliveries: 1, since: AT }
const ON_DUTY = { status: { online: true }, cash: { held: HELD.held } }
const OFF_DUTY = answer(offers.list, { offers: [], ...ON_DUTY, status: { online: false } })

/** What every page of a rider asks. */
const ASKED = [
  ASKED_BY_TELL_ME,
  answer(accounts.verifyToken, { success: true, user: RIDER }),
  answer(orders.listOfRider, listOf([])),
  answer(offers.list, { offers: [], ...ON_DUTY }),
  answer(orders.workOfRider, {
    days: [
      {
        day: '2026-03-02',
        delivered: 3,
        distanceKm: 12.4,
        collected: 8200,
        handedIn: 5000,
        earned: 2345.5,
        tips: 500,
      },
    ],
  }),
  answer(contract.ratings.own, { count: 3, average: null }),
  answer(cash.ofRider, { cash: HELD, entries: [], nextCursor: null, total: 0 }),
  answer(earnings.ofRider, EARNED),
  answer(following.read, { data: null }),
]
const job = (order: Order, waitsUntil?: string) => [
  answer(orders.listOfRider, listOf([order])),
  answer(orders.read, {
    data: detailOf(order, { customer: OF_CUSTOMER, ...(waitsUntil === undefined ? {} : { waitsUntil }) }),
  }),
]
const openAsRider = (path: string, answers: readonly Answer[]) =>
  open({ path, as: RIDER, answers: [...ASKED, ...answers] })

const empty = answer(orders.listOfRider, listOf([]))

const ASKED_FIRST =
  'with a job or duty comes the question whether the customer sees the rider, above the page'

/** Each with a row and without. */
const PAGES: readonly Omit<PageStates, 'as'>[] = [
  {
    path: '/rider',
    calls: [orders.listOfRider],
    answers: job(GIVEN),
    empty: { answer: empty, says: 'You have no job right now' },
    loaded: GIVEN.number,
    mayMove: ASKED_FIRST,
  },
  {
    path: '/rider/offers',
    calls: [offers.list],
    answers: [answer(offers.list, { offers: [OFFER], ...ON_DUTY })],
    empty: { answer: answer(offers.list, { offers: [], ...ON_DUTY }), says: 'Nothing is waiting' },
    loaded: page.getByRole('article'),
    mayMove: ASKED_FIRST,
  },
  {
    path: '/rider/done',
    calls: [orders.listOfRider],
    answers: job({ ...GIVEN, status: 'delivered', deliveredAt: AT }),
    empty: { answer: empty, says: 'Nothing done yet' },
    loaded: GIVEN.number,
  },
  {
    path: '/rider/cash',
    calls: [cash.ofRider],
    answers: [
      answer(cash.ofRider, {
        cash: HELD,
        entries: [
          {
            _id: id(401),
            kind: 'collected',
            amount: HELD.held,
            heldAfter: HELD.held,
            order: { _id: PARCEL._id, number: PARCEL.number, isRedelivery: false, isToRightPlace: false },
            createdAt: AT,
          },
        ],
        nextCursor: null,
        total: 1,
      }),
    ],
    loaded: PARCEL.number,
  },
  {
    path: '/rider/earnings',
    calls: [earnings.ofRider],
    answers: [answer(earnings.ofRider, { ...EARNED, entries: [EARNED_OF], total: 1 })],
    empty: { answer: answer(earnings.ofRider, { ...EARNED, terms: null }), says: 'Nothing earned yet' },
    loaded: `Job ${PARCEL.number}`,
  },
  {
    path: '/rider/statement',
    calls: [earnings.statementOfRider],
    answers: [answer(earnings.statementOfRider, { data: STATEMENT })],
    empty: {
      answer: answer(earnings.statementOfRider, { data: { ...STATEMENT, entries: [] } }),
      says: 'Nothing changed in this time',
    },
    loaded: `Earned, order ${PARCEL.number}`,
  },
  {
    path: '/rider/bank-account',
    calls: [contract.payouts.bankAccountOfRider],
    answers: [
      answer(contract.payouts.bankAccountOfRider, {
        data: {
          ...{ bankCode: '011', bank: 'First Bank of Nigeria', lastFour: '4579', holder: RIDER.name },
          ...{ bankHolder: 'OKORO KELECHI', isOtherName: true, changedAt: AT },
        },
      }),
      BANKS_KNOWN,
    ],
    empty: {
      answer: answer(contract.payouts.bankAccountOfRider, { data: null }),
      says: 'Enter your account',
    },
    loaded: /that of OKORO KELECHI/,
  },
  {
    path: `/rider/jobs/${GIVEN._id}`,
    calls: [orders.read],
    answers: job(GIVEN),
    loaded: PARCEL.packageDetails,
    mayMove: ASKED_FIRST,
  },
]

describe('a rider’s page is accessible in every state', () => {
  // promise (rider): axe finds nothing on the pages of riders and shops, in any state
  // promise (rider): `/rider/statement`: what was owed to a rider over a period, to print or to save
  // promise (rider): `/rider/bank-account`: where Ozi pays a rider to
  // promise (rider): `/rider/earnings`: what Ozi owes a rider, each job and payout, and by what terms
  test.each(PAGES)('$path', async (states) => {
    await walkStates({ ...states, as: RIDER, answers: [...ASKED, OFF_DUTY, ...states.answers] })
  })
})

describe('a rider’s page is whole in each language', () => {
  // promise (rider): Riders' pages speak English, Igbo and Pidgin
  test.each([
    { path: `/rider/jobs/${AT_THE_DOOR._id}`, answers: job(AT_THE_DOOR, LATER), loaded: PARCEL.number },
    {
      path: '/rider/offers',
      answers: [answer(offers.list, { offers: [{ ...OFFER, secondsLeft: 60, pickupKm: 1.2 }], ...ON_DUTY })],
      loaded: page.getByRole('article'),
    },
  ])('$path', async ({ answers, ...states }) => {
    await walkLanguages({ ...states, as: RIDER, answers: [...ASKED, ...answers] })
  })
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('a job at the door is accessible in every state', async () => {
  const path = `/rider/jobs/${AT_THE_DOOR._id}`
  await openAsRider(path, job(AT_THE_DOOR, LATER))
  await see('a rider who waits', 'Wait until')
  await expect.element(page.getByText(`Map: ${MAP_NAME}`)).toBeVisible()
  await expect.element(button('Could not deliver')).toBeDisabled()
  await openAsRider(path, [...job(AT_THE_DOOR), refused(orders.move, 'MOVE_CODE_WRONG')])
  await press('Enter the dropoff code')
  await write(page.getByRole('textbox', { name: 'Code' }), '1')
  await press('Handed over')
  await see('a code with a mistake', /^The code has/)
  await openAsRider(path, job(AT_THE_DOOR))
  await press('Could not deliver')
  await click(dialog().getByRole('button', { name: 'Could not deliver' }))
  await see('a reason that is missing', 'Please say why.')
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('a rider at a wrong place says so before the wait is over', async () => {
  const path = `/rider/jobs/${AT_THE_DOOR._id}`
  await openAsRider(path, job(AT_THE_DOOR, LATER))
  await press('This is not the place')
  await see('the question', dialog().getByRole('textbox', { name: /^Where it should go/ }))
  await openAsRider(path, job({ ...AT_THE_DOOR, status: 'delivery_failed', isPlaceWrong: true }))
  await see('the right place to come', /now chooses the right place/)
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('a job that is given is accessible in every state', async () => {
  await openAsRider(`/rider/jobs/${GIVEN._id}`, [
    ...job(GIVEN),
    refused(orders.move, 'ILLEGAL_MOVE', { allowed: [] }),
  ])
  await press('Give this job back')
  await see('the question', dialog().getByRole('button'))
  await openAsRider(
    `/rider/jobs/${GIVEN._id}`,
    job({ ...GIVEN, status: 'arrived_at_pickup', cashAtPickup: GIVEN.fee, cashToCollect: 0 }),
  )
  await press('Enter the pickup code')
  await see('the cash of the sender', 'Take the cash from the sender before you take the parcel.')
  await openAsRider(`/rider/jobs/${GIVEN._id}`, [
    ...job(GIVEN),
    refused(orders.move, 'ILLEGAL_MOVE', { allowed: [] }),
  ])
  await press('Start for the pickup')
  await see('a job that has moved on', page.getByRole('alertdialog').or(dialog()))
  await openAsRider('/rider', [])
  await press('Menu')
  await see('the menu', dialog())
})

// promise (rider): A rider looks at an offer before taking it, and sees how long it stands
test('an offer is looked at, declined, taken or gone, in every state', async () => {
  const mine: Offer = {
    ...OFFER,
    ...{ until: LATER, secondsLeft: 3600, pickupKm: 1.2, pickupMinutes: 5, together: [id(77)] },
  }
  const shown = answer(offers.list, { offers: [mine], ...ON_DUTY })
  await openAsRider('/rider/offers', [shown, refused(offers.accept), refused(offers.decline, 'OFFER_GONE')])
  await see('an offer to this rider', /^Pickup: 1\.2 km away, about 5/)
  await press('Take this job')
  await see('a refusal', page.getByRole('article').getByRole('alert'))
  await press('Look first')
  await see('the whole offer', dialog().getByRole('timer'))
  await click(dialog().getByRole('button', { name: 'Not this one' }))
  await see('the reasons', 'Not my way')
  await press('Not my way')
  await see('an offer that has ended', 'This offer has ended')
  await press('OK')
  change(refused(offers.accept, 'ILLEGAL_MOVE', { allowed: [] }))
  await press('Take this job')
  await see('an offer that another took', 'Another rider was faster')
  await press('OK')
  change(answer(offers.list, { offers: [{ ...mine, secondsLeft: 0 }], ...ON_DUTY }))
  setOnline(false)
  await see('no network', /^You are offline\. Jobs can be taken/)
  setOnline(true)
  await see('an offer whose time is over', /Time is over/)
})

// promise (rider): At the door a transfer is shown to scan, checked, or taken in cash instead
test('a job that is paid by transfer says so until it is paid', async () => {
  const { payAgain, payInCash, read } = contract.onlinePayments
  const reference = `ozi-${id(800)}`
  const due: OrderPayment = {
    ...{ reference, status: 'pending', isSandbox: true, amount: GIVEN.fee, createdAt: AT, refunds: [] },
  }
  const order: Order = {
    ...GIVEN,
    ...{ status: 'arrived_at_dropoff', paymentMethod: 'Transfer', cashToCollect: 0 },
  }
  const payment: Payment = {
    ...{ reference, status: 'pending', isSandbox: true, amount: GIVEN.fee, currency: 'NGN', createdAt: AT },
    ...{ orders: [], refunds: [], authorizationUrl: 'https://checkout.paystack.com/abc' },
  }
  const seenBy = (payments: OrderPayment[]) => answer(orders.read, { data: detailOf(order, { payments }) })
  await openAsRider(`/rider/jobs/${order._id}`, [
    seenBy([due]),
    refused(payAgain, 'PAYMENT_UNAVAILABLE'),
    answer(read, { data: payment }),
    refused(payInCash, 'CASH_LIMIT'),
  ])
  await see('a transfer that is due', /^Do not hand it over/)
  await expect.element(page.getByText('Sandbox: no real money')).toBeVisible()
  await press('Show the code to pay')
  await see('no code', /^That did not work/)
  change(answer(payAgain, { data: payment }))
  await press('Show the code to pay')
  await see('the code to scan', page.getByRole('img', { name: /^QR code to pay/ }))
  await press('Check the payment')
  await see('a transfer on its way', /^It has not arrived yet/)
  await press('They pay in cash instead')
  await see('the question about cash', /^Only if they say so/)
  await press('I take the cash')
  await see('too much cash', REFUSALS.CASH_LIMIT.message)
  change(seenBy([{ ...due, status: 'paid', paidAt: AT }]))
  await press('Check the payment')
  await see('a transfer that has arrived', 'Paid. You can hand it over.')
})

// promise (rider): A push about an offer opens that offer, or says that it is gone
test('a push about an offer opens it, or says what became of it', async () => {
  const others = Array.from({ length: 4 }, (_, at) => ({ ...OFFER, _id: id(500 + at), number: `OTHER${at}` }))
  const path = `/rider/offers?offer=${OFFER._id}`
  await openAsRider(path, [answer(offers.list, { offers: [...others, OFFER], ...ON_DUTY })])
  await see('the offer of the push', 'You opened this one')
  const opened = page.getByRole('article', { name: OFFER.number })
  await expect.element(opened).toHaveFocus()
  await expect.element(opened.getByText('You opened this one')).toBeVisible()
  await openAsRider(path, [answer(offers.list, { offers: others, ...ON_DUTY })])
  await see('an offer that is gone', /^The time for the job you opened is over/)
  await press('I understand')
  await expect.element(page.getByText(/^The time for the job you opened/)).not.toBeInTheDocument()
  await openAsRider(path, [answer(offers.list, { offers: [], ...ON_DUTY }), ...job(GIVEN)])
  await see('an offer that is a job already', page.getByRole('link', { name: 'Open the job' }))
})

// promise (rider): Riders go on duty and off, and read what that means
test('a rider goes on duty and off in every state', async () => {
  const never = { ...ON_DUTY, status: { online: false } }
  const off = { online: false, since: AT }
  await openAsRider('/rider/offers', [
    answer(offers.list, { offers: [], ...never }),
    refused(offers.setStatus, 'UNAVAILABLE'),
  ])
  await see('a rider who never decided', /^Go on duty, and jobs near you/)
  await press('Off duty')
  await see('what off duty means', /^You are offered no jobs/)
  await click(dialog().getByRole('button', { name: 'Go on duty' }))
  await see('a switch that failed', dialog().getByRole('alert'))
  const status = { online: true, since: AT, until: LATER }
  const on = answer(offers.list, { ...ON_DUTY, offers: [], status })
  change(answer(offers.setStatus, { data: status }), on)
  await click(dialog().getByRole('button', { name: 'Go on duty' }))
  await see('the question about the position', 'May the customer see where you are?')
  await press('On duty')
  await see('what on duty means', /^On duty since/)
  change(
    answer(offers.setStatus, { data: off }),
    answer(offers.list, { ...ON_DUTY, offers: [], status: off }),
  )
  await press('Go off duty')
  await see('a rider off duty', 'You are off duty')
})

// promise (everyone): Whoever a clock concerns is told before it ends something
// promise (rider): A rider is told when they hold much cash, and when they may take no more
test('what soon ends for a rider is said: duty, and room for cash', async () => {
  const soon = new Date(Date.now() + 20 * 60_000).toISOString()
  const status = { online: true, since: AT, until: soon }
  const listed = (held: number, isNear = true) =>
    answer(offers.list, {
      ...{ offers: [OFFER], cash: { held, limit: 50_000 } },
      status: isNear ? status : { ...status, until: LATER },
    })
  await openAsRider('/rider/offers', [listed(40_000), refused(offers.setStatus, 'UNAVAILABLE')])
  await see('the end of duty, and much cash', /^You hold ₦40,000\.00 of at most/)
  await expect.element(page.getByRole('heading', { name: /^Your duty ends at/ })).toBeVisible()
  await press('Stay on duty')
  await see('a tap that failed', REFUSALS.UNAVAILABLE.message)
  change(answer(offers.setStatus, { data: { ...status, until: LATER } }), listed(40_000, false))
  await press('Stay on duty')
  await expect.element(page.getByText(/^Your duty ends at/)).not.toBeInTheDocument()
  await openAsRider('/rider/cash', [listed(50_000)])
  await see('as much cash as riders may hold', /Hand cash in at the office\. Until then/)
})

// promise (rider): Cash that the office recorded is confirmed by its rider, or disputed with a reason
test('a rider is asked about cash the office recorded, and disputes it', async () => {
  const listed = (remittance: NonNullable<CashEntry['remittance']>) => {
    const entry: CashEntry = {
      ...{ _id: id(7), kind: 'remitted', amount: 1000, heldAfter: 1345.6, order: null, createdAt: AT },
      remittance,
    }
    return answer(cash.ofRider, { cash: HELD, entries: [entry], nextCursor: null, total: 1 })
  }
  const remittance = { _id: id(8), disputeReason: '', reversalReason: '' }
  await openAsRider('/rider/cash', [
    listed({ ...remittance, state: 'waiting' }),
    refused(cash.answerRemittance, 'UNAVAILABLE'),
  ])
  await see('cash that waits to be confirmed', 'The office recorded this. Is it right?')
  await press('No, it is wrong')
  await press('Send')
  await see('a dispute without a reason', 'Please say what is wrong.')
  await write(dialog().getByRole('textbox'), 'I gave 1,200.')
  await press('Send')
  await see('a dispute that was not sent', REFUSALS.UNAVAILABLE.message)
  change(
    answer(cash.answerRemittance, { data: { state: 'disputed' } }),
    listed({ ...remittance, state: 'disputed', disputeReason: 'I gave 1,200.' }),
  )
  await press('Send')
  await see('disputed cash', 'You said it is wrong: I gave 1,200.')
})

// promise (rider): Steps wait on the phone without a network, and what is refused later is said
test('steps that wait or are refused later are said, and logging out warns', async () => {
  const path = `/rider/jobs/${GIVEN._id}`
  const atPickup = { ...GIVEN, status: 'arrived_at_pickup' as const }
  await openAsRider(path, job(atPickup))
  await seen('Enter the pickup code')
  setOnline(false)
  await press('Enter the pickup code')
  await see('a code without a network', /The code is checked when you are online again/)
  await write(page.getByRole('textbox', { name: 'Code' }), '1234')
  await see('a step that waits', 'Kept on your phone')
  await press('Start for the dropoff')
  await expect.element(button('I am at the dropoff')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Directions/ })).toBeVisible()
  await press('Menu')
  await press('Log out')
  await see('what logging out would lose', /^2 steps of your jobs are not sent yet/)
  await press('Stay logged in')
  change(refused(orders.move, 'MOVE_CODE_WRONG'))
  setOnline(true)
  await see('a code that was wrong', /^Not done: “Picked up”/)
  await click(page.getByRole('link', { name: 'My jobs' }))
  await see('a refusal on another page', page.getByRole('link', { name: 'Open the job' }))
  await click(page.getByRole('link', { name: 'Open the job' }))
  setOnline(false)
  await press('Enter the pickup code')
  await write(page.getByRole('textbox', { name: 'Code' }), '4321')
  await seen('Kept on your phone')
  change(refused(orders.move, 'ILLEGAL_MOVE', { allowed: [] }))
  setOnline(true)
  await see('a job that others changed', /^These steps were not taken: Picked up, On the way to dropoff/)
  await press('I understand')
  await expect.element(page.getByText(/^These steps were not taken/)).not.toBeInTheDocument()
})

// promise (rider): What the office did with a job meanwhile is said with what to do, and no step is lost in silence
test.each([
  ['cancelled', 'ILLEGAL_MOVE', 'The order was cancelled.'],
  ['given to another rider', 'NOT_FOUND', /^The job is not yours any more/],
] as const)('a job that the office has %s meanwhile says so', async (_what, code, says) => {
  await openAsRider(`/rider/jobs/${GIVEN._id}`, job(GIVEN))
  await seen('Start for the pickup')
  setOnline(false)
  await press('Start for the pickup')
  await seen('Kept on your phone')
  change(refused(orders.move, code, { allowed: [] }))
  change(
    code === 'NOT_FOUND'
      ? refused(orders.read, code)
      : answer(orders.read, { data: detailOf({ ...GIVEN, status: 'cancelled' }, { customer: OF_CUSTOMER }) }),
  )
  setOnline(true)
  await see('what the office did', says)
  await expect.element(page.getByText('These steps were not taken: On the way to pickup.')).toBeVisible()
  await expect.element(page.getByText(/call the office now/)).toBeVisible()
})

// promise (rider): A rider decides whether customers see where they are
test('the question about the position is accessible in every state', async () => {
  const path = `/rider/jobs/${GIVEN._id}`
  const decided = (isGiven: boolean) => answer(following.update, { data: { isGiven, decidedAt: AT } })
  await openAsRider(path, [...job(GIVEN), refused(following.update, 'UNAVAILABLE')])
  await see('the question', 'May the customer see where you are?')
  await press('No, do not share')
  await see('an answer that did not arrive', REFUSALS.UNAVAILABLE.message)
  change(decided(false))
  await press('No, do not share')
  await see('a position that is not shared', 'Your position is not shared.')
  change(decided(true))
  await press('Share my position')
  await see('a position that is shared', /^Your (position is shared|phone does not)/)
  await see('the switch', button('Stop'))
})
