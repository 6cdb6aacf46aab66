import { contract, type OrderDetail, type OwnRatings } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAsCustomer } from './fixtures/customer'
import { AT, detailOf, PARCEL } from './fixtures/orders'
import { RIDER, SHOP } from './fixtures/people'
import { answer, change, failed, refused } from './helpers/answers'
import { A_RIDER } from './fixtures/managed'
import { dialog, openPerson } from './helpers/staff-pages'
import { click, press, see, seen, write } from './helpers/states'

const DELIVERED: OrderDetail = {
  ...detailOf({
    ...PARCEL,
    status: 'delivered',
    deliveredAt: AT,
    rider: { _id: RIDER._id, name: RIDER.name, mobileNumber: '+2348031112223' },
    vendor: { _id: SHOP._id, name: SHOP.name, mobileNumber: '+2348031112224' },
  }),
  ratings: { open: ['rider', 'shop'] },
}
const GIVEN: OwnRatings = {
  open: ['rider', 'shop'],
  rider: { stars: 2, reasons: ['late'], comment: 'Two hours.', at: AT },
}

// promise (customer): A rating that is not accepted keeps what was chosen
test('a rating is chosen, refused, sent and changed', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    answer(contract.orders.read, { data: DELIVERED }),
    failed(contract.ratings.rate),
  ])
  await press('Send rating')
  await see('a rating without stars', 'Please choose the stars.')
  await click(page.getByRole('radio', { name: '5 stars' }))
  await press('On time')
  await click(page.getByRole('radio', { name: '2 stars' }))
  // What was good is no reason for two stars.
  expect(page.getByRole('button', { name: 'On time' }).query()).toBeNull()
  await press(/^Late$/)
  await write(page.getByLabelText('Anything else?'), 'Two hours.')
  await press('Send rating')
  await see('a rating that failed', /^We could not send your rating/)
  await expect.element(page.getByLabelText('Anything else?')).toHaveValue('Two hours.')
  change(answer(contract.ratings.rate, { data: GIVEN }))
  await press('Send rating')
  await see('a rating that is given', page.getByRole('heading', { name: 'Your rating' }))
  await seen('Two hours.')
  await press('Change rating')
  await expect.element(page.getByRole('radio', { name: '2 stars' }).first()).toBeChecked()
})

// promise (customer): A tip that cannot be begun keeps what was chosen, and one that is paid is shown
test('a tip is chosen, refused, and shown once it is paid', async () => {
  const tippable = { ...DELIVERED, ratings: undefined, mayTip: true }
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    answer(contract.orders.read, { data: tippable }),
    refused(contract.tips.give, 'PAYMENT_UNAVAILABLE'),
  ])
  await press('Tip')
  await see('a tip without an amount', 'Please choose how much.')
  await write(page.getByLabelText('Another amount'), '99.50')
  await press('Tip ₦100')
  await seen('From ₦100 to ₦20,000, in whole naira.')
  await press('₦500')
  await expect.element(page.getByLabelText('Another amount')).toHaveValue('')
  await press('Tip ₦500')
  await see('a tip that could not be begun', /^We could not begin your tip/)
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    answer(contract.orders.read, { data: { ...tippable, mayTip: undefined, tipped: 500 } }),
  ])
  await see('a tip that is paid', page.getByRole('heading', { name: 'You tipped ₦500' }))
})

// promise (staff): A rider’s and a shop’s average, and the reasons, are beside them
test('the staff sees the average and the reasons beside a rider', async () => {
  await openPerson('rider')
  await click(page.getByText(A_RIDER.email))
  await see('the ratings of a rider', dialog().getByText('4.4 of 5 (12)'))
  await seen('Late · Asked for more money')
})
