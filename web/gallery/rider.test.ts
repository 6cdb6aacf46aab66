import { type CashEntry, contract, type Offer, REFUSALS } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AT, LATER, PARCEL } from './fixtures/orders'
import { id, RIDER } from './fixtures/people'
import { ASKED_BY_RIDERS, AT_THE_DOOR, GIVEN, HELD, job, OFFER, ON_DUTY, openAsRider } from './fixtures/rider'
import { PAGES } from './fixtures/rider-pages'
import { answer, change, held, refused, setOnline } from './helpers/answers'
import { offer } from './helpers/browser'
import { takeShifts } from './helpers/shifts'
import { button, click, dialog, press, see, seen, walkLanguages, walkStates, write } from './helpers/states'

const { cash, riderTracking, offers } = contract

describe('a rider’s page is accessible in every state', () => {
  // promise (rider): axe finds nothing on the pages of riders and shops, in any state
  // promise (rider): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
  // promise (rider): `/rider/statement`: what was owed to a rider over a period, to print or to save
  // promise (rider): `/rider/bank-account`: where Ozi pays a rider to
  // promise (rider): `/rider/earnings`: what Ozi owes a rider, each job and payout, and by what terms
  test.each(PAGES)('$path', walkStates)
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
    await walkLanguages({ ...states, as: RIDER, answers: [...ASKED_BY_RIDERS, ...answers] })
  })
})

/** Each test that leaves one for later has one of its own: the page remembers it. */
const MINE: Offer = {
  ...OFFER,
  until: LATER,
  secondsLeft: 3600,
  pickupKm: 1.2,
  pickupMinutes: 5,
  together: [id(77)],
}
const listed = (...those: Offer[]) => answer(offers.list, { offers: those, ...ON_DUTY })
const GONE = 'This job is gone: its time is over, or others have it.'

// promise (rider): A rider looks at an offer before taking it, and sees how long it stands
test('an offer is looked at, declined, taken or gone, in every state', async () => {
  await openAsRider('/rider/offers', [
    listed(MINE),
    refused(offers.accept),
    refused(offers.decline, 'OFFER_GONE'),
  ])
  await click(dialog().getByRole('button', { name: 'Later' }))
  await see('an offer to this rider', /A job for you · \d+ s left/)
  await press('Take this job')
  await see('a refusal', page.getByRole('article').getByRole('alert'))
  await press('Look first')
  await see('the whole offer', dialog().getByRole('timer'))
  await click(dialog().getByRole('button', { name: 'Decline' }))
  await see('the reasons', 'Not my way')
  await press('Not my way')
  await see('an offer that has ended', GONE)
  await expect.element(dialog()).not.toBeInTheDocument()
  change(listed({ ...MINE, secondsLeft: 0 }))
  setOnline(false)
  await see('no network', /^You are offline\. Take jobs when/)
  setOnline(true)
  await see('an offer whose time is over', /Time is over/)
})

// promise (rider): An offer covers whatever page a rider has open, until it is answered, left for later or gone
test('an offer covers the page, the soonest first, and waits if it is left', async () => {
  const first: Offer = { ...MINE, _id: id(79) }
  const other: Offer = { ...MINE, _id: id(78), number: 'OTHER', until: AT, isPaidAtPickup: true }
  await openAsRider('/rider/cash', [listed(first, other), refused(offers.accept, 'CASH_LIMIT')])
  const cover = page.getByRole('dialog', { name: 'A job for you' })
  await expect.element(cover.getByRole('heading', { name: 'A job for you' })).toHaveFocus()
  await expect.element(cover.getByRole('button', { name: 'Take this job' })).toBeEnabled()
  await see('an offer over another page', cover.getByText(first.number))
  for (const said of ['Cash at the door', 'You earn', 'To the pickup', '1.2 km · 5 min']) {
    await expect.element(cover.getByText(said)).toBeVisible()
  }
  await click(cover.getByRole('button', { name: 'Take this job' }))
  await see('an offer that may not be taken', REFUSALS.CASH_LIMIT.message)
  await click(cover.getByRole('button', { name: 'Later' }))
  await expect.element(cover.getByText(other.number)).toBeVisible()
  await expect.element(cover.getByText('Cash at the pickup')).toBeVisible()
  change(listed(first), refused(offers.accept, 'OFFER_GONE'))
  await expect.element(cover.getByRole('button', { name: 'Take this job' })).toBeEnabled()
  await click(cover.getByRole('button', { name: 'Take this job' }))
  await seen(GONE)
  await expect.element(cover).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /Jobs waiting: 1/ })).toBeVisible()
})

// promise (rider): An offer is a line over a code that is being typed, and opens by a press
test('an offer is a line over an open dialog', async () => {
  const answers = [...job({ ...GIVEN, status: 'arrived_at_pickup' }), held(offers.list)]
  await openAsRider(`/rider/jobs/${GIVEN._id}`, answers)
  await press('Enter the pickup code')
  const code = page.getByRole('textbox', { name: 'Code' })
  await write(code, '12')
  change(listed({ ...MINE, _id: id(80) }))
  const line = button('A job for you')
  await see('a line over the code', line)
  await expect.element(code).toHaveFocus()
  await click(line)
  const cover = page.getByRole('dialog', { name: 'A job for you' })
  await click(cover.getByRole('button', { name: 'Later' }))
  await expect.element(cover).not.toBeInTheDocument()
  await expect.element(code).toHaveValue('12')
  await expect.element(code).toHaveFocus()
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
  await see('an offer that is gone', GONE)
  await press('I understand')
  await expect.element(page.getByText(GONE)).not.toBeInTheDocument()
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
  await see('a rider who never decided', /^Go on duty to be offered jobs/)
  await press('Off duty')
  await see('what off duty means', dialog().getByText(/^Go on duty to be offered jobs/))
  await click(dialog().getByRole('button', { name: 'Go on duty' }))
  await see('a switch that failed', dialog().getByRole('alert'))
  const status = { online: true, since: AT, until: LATER }
  const on = answer(offers.list, { ...ON_DUTY, offers: [], status })
  change(answer(offers.setStatus, { data: status }), on)
  await click(dialog().getByRole('button', { name: 'Go on duty' }))
  await see('the question about the position', dialog().getByText('May the customer see where you are?'))
  change(refused(riderTracking.update, 'UNAVAILABLE'))
  await press('Share my position')
  await see('an answer that did not arrive', dialog().getByRole('alert'))
  change(answer(riderTracking.update, { data: { isGiven: false, decidedAt: AT } }))
  await press('Do not share')
  await press(/On duty$/)
  await see('what on duty means', /^On duty since/)
  change(
    answer(offers.setStatus, { data: off }),
    answer(offers.list, { ...ON_DUTY, offers: [], status: off }),
  )
  await press('Go off duty')
  await see('a rider off duty', page.getByRole('region', { name: 'Off duty' }))
  const ended = { ...off, endedBy: 'gave_back_often' as const }
  await openAsRider('/rider/offers', [answer(offers.list, { ...ON_DUTY, offers: [], status: ended })])
  await see('a duty that was ended', /^Your duty has ended: you gave back/)
})

// promise (everyone): Whoever a clock concerns is told before it ends something
// promise (rider): A rider is told when they hold much cash, and when they may take no more
test('what soon ends for a rider is said: duty, and room for cash', async () => {
  const soon = new Date(Date.now() + 20 * 60_000).toISOString()
  const status = { online: true, since: AT, until: soon }
  const listed = (held: number, isNear = true) =>
    answer(offers.list, {
      offers: [OFFER],
      cash: { held, limit: 50_000 },
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
  await see('as much cash as riders may hold', /Hand it in at the office to get new jobs/)
})

// promise (rider): Cash that the office recorded is confirmed by its rider, or disputed with a reason
// promise (everyone): A half-filled form asks before it throws away what was typed
test('a rider is asked about cash the office recorded, and disputes it', async () => {
  const listed = (remittance: NonNullable<CashEntry['remittance']>) => {
    const entry: CashEntry = {
      _id: id(7),
      kind: 'remitted',
      amount: 1000,
      heldAfter: 1345.6,
      order: null,
      createdAt: AT,
      remittance,
    }
    return answer(cash.ofRider, { cash: HELD, entries: [entry], nextCursor: null, total: 1 })
  }
  const remittance = { _id: id(8), disputeReason: '', reversalReason: '' }
  await openAsRider('/rider/cash', [
    listed({ ...remittance, status: 'waiting' }),
    refused(cash.answerRemittance, 'UNAVAILABLE'),
  ])
  await see('cash that waits to be confirmed', 'The office recorded this. Is it right?')
  await press('No, it is wrong')
  await press('Send')
  await see('a dispute without a reason', 'Please say what is wrong.')
  await write(dialog().getByRole('textbox'), 'I gave 1,200.')
  await press('Cancel')
  await seen('Throw away what you typed?')
  await press('Keep typing')
  await press('Send')
  await see('a dispute that was not sent', REFUSALS.UNAVAILABLE.message)
  change(
    answer(cash.answerRemittance, { data: { status: 'disputed' } }),
    listed({ ...remittance, status: 'disputed', disputeReason: 'I gave 1,200.' }),
  )
  await press('Send')
  await see('disputed cash', 'You said it is wrong: I gave 1,200.')
})

/** A phone that never says where it is, and why when it is asked to. */
function phoneWithoutPlace() {
  let failed: PositionErrorCallback = () => undefined
  const watchPosition: Geolocation['watchPosition'] = (_found, fails) => {
    failed = fails ?? failed
    return 1
  }
  const geolocation = { watchPosition, getCurrentPosition: () => undefined, clearWatch: () => undefined }
  offer({ geolocation })
  return {
    fail: (code: number) =>
      failed({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  }
}

// promise (rider): A rider decides whether customers see where they are
test('the mark of a shared position is accessible in every state', async () => {
  const phone = phoneWithoutPlace()
  const decided = (isGiven: boolean) => answer(riderTracking.update, { data: { isGiven, decidedAt: AT } })
  await openAsRider(`/rider/jobs/${GIVEN._id}`, [...job(GIVEN), decided(true)])
  await see('a position that is not shared', button('Your position is not shared, On duty'))
  await press(/On duty$/)
  await click(dialog().getByRole('button', { name: 'Share', exact: true }))
  await see('the question', dialog().getByText('May the customer see where you are?'))
  takeShifts()
  await press('Share my position')
  await see('a position that is shared', button('Your position is shared, On duty'))
  phone.fail(2)
  await expect.element(button('Your position is not shared, On duty')).toBeVisible()
  expect(takeShifts(), 'what the phone says late moves nothing').toEqual([])
  await press(/On duty$/)
  await see('a phone without satellites', dialog().getByText(/^Your phone does not know/))
  phone.fail(1)
  await see('a phone that may not tell', dialog().getByText(/^Your phone does not tell/))
  change(refused(riderTracking.update, 'UNAVAILABLE'))
  await press('Stop')
  await see('an answer that did not arrive', dialog().getByRole('alert'))
})
