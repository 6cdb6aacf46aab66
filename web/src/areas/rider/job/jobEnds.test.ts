import type { OrderDetail } from '@ozi/contract'
import { expect, test } from 'vitest'
import { dropoffOf, pickupOf } from './jobEnds'

const job = (kind: OrderDetail['kind'], more: Partial<OrderDetail> = {}) =>
  ({
    kind,
    pickupLocation: { placeName: 'Ikenegbu', coordinates: [7.04, 5.494] },
    dropLocation: { placeName: 'FUTO', coordinates: [6.992, 5.386] },
    pickupAddress: 'Green gate',
    receiverAddress: 'Hostel C',
    receiverName: 'Chidi',
    phone: '+2348031234567',
    customer: { _id: 'c', name: 'Ada', mobileNumber: '+2348030000001' },
    ...more,
  }) as OrderDetail

test('a parcel sent is fetched from its customer, brought to the receiver', () => {
  expect(pickupOf(job('send')).person).toEqual({ name: 'Ada', phone: '+2348030000001' })
  expect(dropoffOf(job('send')).person).toEqual({ name: 'Chidi', phone: '+2348031234567' })
})

test('a parcel received is fetched from the sender, brought to its customer', () => {
  expect(pickupOf(job('receive')).person).toEqual({ name: 'Chidi', phone: '+2348031234567' })
  expect(dropoffOf(job('receive')).person).toEqual({ name: 'Ada', phone: '+2348030000001' })
})

test('goods are fetched from their shop', () => {
  const vendor = { _id: 'v', name: 'Mama Put', mobileNumber: '+2348030000002' }
  expect(pickupOf(job('shop', { vendor })).person).toEqual({ name: 'Mama Put', phone: '+2348030000002' })
  expect(dropoffOf(job('shop', { vendor })).person?.name).toBe('Chidi')
})

test('each end has its place and the words that lead to the door', () => {
  expect(pickupOf(job('send'))).toMatchObject({ place: 'Ikenegbu', words: 'Green gate' })
  expect(dropoffOf(job('send'))).toMatchObject({ place: 'FUTO', words: 'Hostel C' })
})
