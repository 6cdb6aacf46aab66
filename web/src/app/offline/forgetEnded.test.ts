import { expect, test } from 'vitest'
import { forgetEnded } from './forgetEnded'

const words = {
  receiverName: 'Chidi',
  phone: '+2348031234567',
  pickupAddress: 'Gate 2',
  receiverAddress: 'Hostel C',
  packageDetails: 'Shoes',
}
const answers = [
  { data: { status: 'delivered', number: '7K4-M2P', ...words } },
  { pages: [{ orders: [{ status: 'enroute_to_dropoff', ...words }] }] },
]
const stored = (role: string) => JSON.stringify(answers, forgetEnded(role))

// promise (customer): A rider's phone keeps no words of an order that has ended
test('no words of an ended order are stored on a phone of a rider or a shop', () => {
  for (const role of ['rider', 'vendor']) {
    expect(JSON.parse(stored(role))).toMatchObject([
      { data: { number: '7K4-M2P', receiverName: '', phone: '', receiverAddress: '' } },
      { pages: [{ orders: [words] }] },
    ])
  }
})

test('customers keep the words of their own orders', () => {
  expect(JSON.parse(stored('user'))).toEqual(answers)
})
