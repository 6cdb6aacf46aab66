import { contract, type Order, type OrderPayment, type Payment, REFUSALS } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AT, detailOf, LATER, listOf, OF_CUSTOMER } from './fixtures/orders'
import { id } from './fixtures/people'
import { AT_THE_DOOR, GIVEN, job, MAP_NAME, openAsRider } from './fixtures/rider'
import { answer, change, refused, setOnline } from './helpers/answers'
import { button, choose, click, dialog, fileInput, picture, press, see, seen, write } from './helpers/states'

const { orders } = contract

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
test('a hand-over with a photo is accessible in every state', async () => {
  await openAsRider(`/rider/jobs/${AT_THE_DOOR._id}`, job(AT_THE_DOOR))
  await press('Enter the dropoff code')
  await press('They cannot say the code')
  await see('a photo to be taken', dialog().getByRole('button', { name: 'Take a photo' }))
  await choose(fileInput(), await picture())
  await see('a photo that was taken', dialog().getByAltText('The photo that will be sent'))
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('a job that goes out again says who asked for it, and why', async () => {
  const order = { ...AT_THE_DOOR, status: 'enroute_to_dropoff' as const }
  const events = [
    { to: 'delivery_failed' as const, at: AT, by: 'rider' as const, reason: 'The gate is locked.' },
    { to: order.status, at: AT, by: 'customer' as const, reason: 'I am home after five.' },
  ]
  await openAsRider(`/rider/jobs/${order._id}`, [
    answer(orders.listOfRider, listOf([order])),
    answer(orders.read, { data: detailOf(order, { customer: OF_CUSTOMER, events }) }),
  ])
  await see('the words of the customer', 'Redelivery, as the customer asked.')
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
  await see('the cash of the sender', 'Take the cash before you take the parcel.')
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

// promise (rider): At the door a transfer is shown to scan, checked, or taken in cash instead
test('a job that is paid by transfer says so until it is paid', async () => {
  const { payAgain, payInCash, read } = contract.onlinePayments
  const reference = `ozi-${id(800)}`
  const due: OrderPayment = {
    reference,
    status: 'pending',
    isSandbox: true,
    amount: GIVEN.fee,
    createdAt: AT,
    refunds: [],
  }
  const order: Order = {
    ...GIVEN,
    status: 'arrived_at_dropoff',
    paymentMethod: 'Transfer',
    cashToCollect: 0,
  }
  const payment: Payment = {
    reference,
    status: 'pending',
    isSandbox: true,
    amount: GIVEN.fee,
    currency: 'NGN',
    createdAt: AT,
    orders: [],
    refunds: [],
    authorizationUrl: 'https://checkout.paystack.com/abc',
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
  await see('a transfer on its way', /^Not there yet/)
  await press('They pay in cash instead')
  await see('the question about cash', /^Only if you have counted/)
  await press('I take the cash')
  await see('too much cash', REFUSALS.CASH_LIMIT.message)
  change(seenBy([{ ...due, status: 'paid', paidAt: AT }]))
  await press('Check the payment')
  await see('a transfer that has arrived', 'Paid. You can hand it over.')
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
  await expect
    .element(page.getByText('These steps were not taken: Rider on the way to pickup.'))
    .toBeVisible()
  await expect.element(page.getByText(/call the office now/)).toBeVisible()
})

// promise (everyone): A half-filled form asks before it throws away what was typed
test('a rider’s reason is not lost without a question', async () => {
  await openAsRider(`/rider/jobs/${AT_THE_DOOR._id}`, job(AT_THE_DOOR))
  await press('Could not deliver')
  await write(dialog().getByRole('textbox'), 'The gate is locked.')
  await press('Not yet')
  await seen('Throw away what you typed?')
})
