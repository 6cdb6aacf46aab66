import type { AddressSuggestion, Order } from '@ozi/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepOrderAsDraft } from './keepOrderAsDraft'
import { formDrafts } from './formDrafts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const place = (placeName: string, coordinates: [number, number]): AddressSuggestion => ({
  placeName,
  coordinates,
  state: 'Imo',
  city: 'Owerri',
  neighborhood: '',
  locality: '',
  district: '',
  street: '',
  category: '',
})

const order: Order = {
  _id: '0192f0c1-2345-7abc-8def-0123456789ab',
  number: '7K4-M2P',
  kind: 'receive',
  status: 'delivered',
  pickupLocation: place('FUTO', [6.99, 5.39]),
  dropLocation: place('Ikenegbu Layout', [7.04, 5.494]),
  pickupAddress: 'SUG bus stop',
  receiverAddress: 'Blue gate',
  receiverName: 'Obinna Ibe',
  phone: '+2348037654321',
  packageDetails: 'a book',
  parcelSize: 'large',
  fee: 2500,
  lines: [],
  distanceKm: 15,
  durationMinutes: 30,
  paymentMethod: 'Cash',
  createdAt: '2026-01-01T10:00:00.000Z',
}

test('an order becomes a draft with everything but its fare', () => {
  expect(keepOrderAsDraft('chidinma', order)).toBe('/dashboard/receive')
  expect(formDrafts.read('chidinma', 'receive')).toEqual({
    attempt: null,
    values: {
      paymentMethod: 'Cash',
      payer: 'receiver',
      pickupText: 'FUTO',
      dropText: 'Ikenegbu Layout',
      pickupLocation: order.pickupLocation,
      dropLocation: order.dropLocation,
      pickupAddress: 'SUG bus stop',
      receiverAddress: 'Blue gate',
      receiverName: 'Obinna Ibe',
      phone: '803 765 4321',
      packageDetails: 'a book',
      parcelSize: 'large',
      pickupWindow: null,
      savesContact: false,
    },
  })
  expect(formDrafts.read('chidinma', 'send')).toBeNull()
})

test("a shop's order becomes no draft", () => {
  expect(keepOrderAsDraft('chidinma', { ...order, kind: 'shop' })).toBeNull()
  expect(kept.size).toBe(0)
})
