import { forget, readStored, store, watchStored } from '~/browser/browserStorage'
import { readSession } from '~/session/session'
import {
  type Cart,
  type CartItem,
  cartOf,
  type CartProduct,
  EMPTY_CART,
  keyOf,
  type LineQuantity,
  withAdded,
  withFacts,
  without,
  withoutOrdered,
  withQuantity,
  withRestored,
} from './cart'
import { parseCart, writeCart } from './parseCart'

/**
 * The storage key of the cart. A cart survives its owner's logout and is there when they log in again;
 * another account starts with an empty cart.
 */
export const CART_KEY = 'cart'
/** The storage key of what somebody puts in who is not signed in. Whoever signs in next gets it into their cart. */
export const GUEST_CART_KEY = 'cart-of-guest'

let read: { accountId: string | undefined; own: string | null; guest: string | null; cart: Cart } | null =
  null

/**
 * The cart of this account, or of whoever is not signed in; the same object until it changes. A cart without an owner
 * belongs to the first account that reads it.
 */
export function readCart(accountId: string | undefined): Cart {
  const own = accountId === undefined ? null : readStored(CART_KEY)
  const guest = readStored(GUEST_CART_KEY)
  if (read?.accountId !== accountId || read?.own !== own || read.guest !== guest) {
    read = { accountId, own, guest, cart: joined(accountId, own, guest) }
  }
  return read.cart
}

function joined(accountId: string | undefined, ownText: string | null, guestText: string | null): Cart {
  const own = parseCart(ownText)
  const guest = parseCart(guestText).cart
  const isTheirs = own.accountId === undefined || own.accountId === accountId
  const cart = isTheirs ? own.cart : EMPTY_CART
  if (cart.items.length === 0) return guest
  return guest.items.reduce((all, item) => cartOf(withAdded(all, item, item.quantity)), cart)
}

/**
 * Makes the cart in this browser the one of the account that is signed in: what was put in before signing in is kept,
 * and somebody else's cart is forgotten. It may reveal what a person eats or is treated for.
 */
export function takeOverCart(accountId: string): void {
  const { accountId: owner } = parseCart(readStored(CART_KEY))
  const isOfOthers = owner !== undefined && owner !== accountId
  if (isOfOthers || readStored(GUEST_CART_KEY) !== null) write(readCart(accountId).items)
}

/** @returns stops watching */
export const watchCart = (changed: () => void): (() => void) =>
  watchStored([CART_KEY, GUEST_CART_KEY], changed)

const presentAccount = (): string | undefined => readSession().data?._id

/** Read again before each change, so that changes made in other tabs are kept. */
const present = (): Cart => readCart(presentAccount())

/** `most`: limited by the maximum quantity of an item. `full`: the cart holds no more distinct items. */
export type AddOutcome = 'added' | 'most' | 'full'

export function addToCart(product: CartProduct, count = 1): AddOutcome {
  const quantityIn = ({ items }: Cart) => items.find((item) => keyOf(item) === keyOf(product))?.quantity ?? 0
  const before = present()
  write(withAdded(before, product, count))
  const now = quantityIn(present())
  if (now === 0) return 'full'
  return now - quantityIn(before) < count ? 'most' : 'added'
}

export const setQuantity = (key: string, quantity: number): void =>
  write(withQuantity(present(), key, quantity))
export const removeFromCart = (...keys: readonly string[]): void => write(without(present(), keys))
export const restoreToCart = (item: CartItem, at: number): void => write(withRestored(present(), item, at))
export const updateFacts = (factOf: (item: CartItem) => CartProduct | undefined): void =>
  write(withFacts(present(), factOf))
export const emptyCart = (): void => write([])
export const removeOrdered = (ordered: readonly LineQuantity[]): void =>
  write(withoutOrdered(present(), ordered))

function write(items: readonly CartItem[]): void {
  const accountId = presentAccount()
  const key = accountId === undefined ? GUEST_CART_KEY : CART_KEY
  const text = items.length === 0 ? null : writeCart(accountId, cartOf(items))
  const isTakenOver = accountId !== undefined && readStored(GUEST_CART_KEY) !== null
  // Nothing changed: do not notify other tabs.
  if (text === readStored(key) && !isTakenOver) return
  if (isTakenOver) forget(GUEST_CART_KEY)
  if (text === null) forget(key)
  else store(key, text)
}
