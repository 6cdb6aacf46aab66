import { CART_ITEMS, type SessionUser } from '@ozi/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resetSession, startSession } from '~/session/session'
import type { CartProduct } from './cart'
import {
  addToCart,
  CART_KEY,
  emptyCart,
  GUEST_CART_KEY,
  readCart,
  removeFromCart,
  setQuantity,
  takeOverCart,
  watchCart,
} from './cartStore'

const person = (_id: string): SessionUser => ({
  _id,
  name: 'Ada Eze',
  email: 'ada@ozi.test',
  role: 'user',
  phone: '+2348031234567',
  mobileNumber: '+2348031234567',
  profileImage: '',
  address: '',
  isOTPVerified: true,
})
const ADA = '0b0f6a56-7f53-4c2c-9d57-5d8a4f2f6a11'
const OBI = '0b0f6a56-7f53-4c2c-9d57-5d8a4f2f6a12'
const jollof: CartProduct = {
  id: '0199a3b2-0000-7000-8000-000000000001',
  item: 'Jollof rice',
  price: 2500,
  image: '',
  shop: 'Mama Nkechi',
  shopId: '0199a3b2-0000-7000-8000-00000000000a',
  duration: '35-45 mins',
}
const soup: CartProduct = { ...jollof, id: '0199a3b2-0000-7000-8000-000000000002', item: 'Oha soup' }

let kept: Map<string, string>
let browser: EventTarget
beforeEach(() => {
  kept = new Map()
  browser = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  vi.stubGlobal('window', browser)
  startSession(person(ADA), 'secret')
})
afterEach(() => {
  resetSession()
  vi.unstubAllGlobals()
})

const quantities = (accountId = ADA) =>
  readCart(accountId).items.map(({ item, quantity }) => [item, quantity])

test('the cart has its totals, and is the same object until it changes', () => {
  expect(addToCart(jollof)).toBe('added')
  expect(addToCart(jollof)).toBe('added')
  expect(JSON.parse(kept.get(CART_KEY) ?? '')).toMatchObject({ totalItems: 2, totalAmount: 5000 })
  expect(readCart(ADA)).toBe(readCart(ADA))
  addToCart(soup, 3)
  expect(quantities()).toEqual([
    ['Jollof rice', 2],
    ['Oha soup', 3],
  ])
})

test('says where the cart takes no more', () => {
  expect(addToCart(jollof, 98)).toBe('added')
  expect(addToCart(jollof, 5)).toBe('most')
  expect(addToCart(jollof, 1)).toBe('most')
  for (let i = 1; i < CART_ITEMS.max; i++) {
    addToCart({ ...jollof, id: `0199a3b2-0000-7000-8000-0000000001${String(i).padStart(2, '0')}` })
  }
  expect(addToCart(soup)).toBe('full')
  expect(readCart(ADA).items).toHaveLength(CART_ITEMS.max)
})

test('emptying clears storage, and so does removing the last', () => {
  addToCart(jollof)
  emptyCart()
  expect(kept.has(CART_KEY)).toBe(false)
  addToCart(jollof)
  removeFromCart(jollof.id)
  expect(kept.has(CART_KEY)).toBe(false)
})

test('what another tab put in meanwhile stays', () => {
  addToCart(jollof)
  const elsewhere = JSON.parse(kept.get(CART_KEY) ?? '') as { items: object[] }
  elsewhere.items.push({ ...soup, quantity: 4 })
  kept.set(CART_KEY, JSON.stringify(elsewhere))
  setQuantity(jollof.id, 7)
  expect(quantities()).toEqual([
    ['Jollof rice', 7],
    ['Oha soup', 4],
  ])
})

test('listeners hear of changes here and in other tabs, and not of none', () => {
  const heard = vi.fn()
  const stop = watchCart(heard)
  addToCart(jollof)
  expect(heard).toHaveBeenCalledTimes(1)
  setQuantity(jollof.id, 1)
  expect(heard).toHaveBeenCalledTimes(1)
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: CART_KEY }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  emptyCart()
  expect(heard).toHaveBeenCalledTimes(2)
})

// promise (customer): The cart survives a reload, is the same in two tabs, and belongs to one account
test('a cart outlasts its owner logging out, and is nobody else’s', () => {
  addToCart(jollof)
  resetSession()
  expect(readCart(undefined).items).toEqual([])
  startSession(person(OBI), 'other')
  expect(quantities(OBI)).toEqual([])
  resetSession()
  startSession(person(ADA), 'secret')
  expect(quantities()).toEqual([['Jollof rice', 1]])
})

test('somebody else who arrives takes it away', () => {
  addToCart(jollof)
  takeOverCart(ADA)
  expect(quantities()).toEqual([['Jollof rice', 1]])
  startSession(person(OBI), 'other')
  takeOverCart(OBI)
  expect(kept.has(CART_KEY)).toBe(false)
})

test('signed out, nothing is put in', () => {
  resetSession()
  addToCart(jollof)
  expect(kept.has(CART_KEY)).toBe(false)
})

describe('before signing in', () => {
  beforeEach(() => resetSession())

  // promise (everyone): A cart before signing in is there after signing in, and goes on to the checkout
  test('a cart is kept, and is the account’s that signs in', () => {
    expect(addToCart(jollof, 2)).toBe('added')
    expect(readCart(undefined)).toMatchObject({ totalItems: 2, totalAmount: 5000 })
    startSession(person(ADA), 'secret')
    expect(quantities()).toEqual([['Jollof rice', 2]])
    takeOverCart(ADA)
    expect(quantities()).toEqual([['Jollof rice', 2]])
    expect(kept.has(GUEST_CART_KEY)).toBe(false)
    resetSession()
    expect(readCart(undefined).items).toEqual([])
  })

  test('a cart joins the one its owner had, and a change keeps both', () => {
    startSession(person(ADA), 'secret')
    addToCart(jollof)
    resetSession()
    addToCart(jollof, 2)
    addToCart(soup)
    startSession(person(ADA), 'secret')
    const both = [
      ['Jollof rice', 3],
      ['Oha soup', 1],
    ]
    expect(quantities()).toEqual(both)
    setQuantity(soup.id, 4)
    expect(quantities()).toEqual([both[0], ['Oha soup', 4]])
    expect(kept.has(GUEST_CART_KEY)).toBe(false)
  })

  test('a cart does not join somebody else’s', () => {
    startSession(person(ADA), 'secret')
    addToCart(jollof)
    resetSession()
    addToCart(soup)
    startSession(person(OBI), 'other')
    takeOverCart(OBI)
    expect(quantities(OBI)).toEqual([['Oha soup', 1]])
  })
})
