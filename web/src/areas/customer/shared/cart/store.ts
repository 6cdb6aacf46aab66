import { forget, readStored, store, watchStored } from '~/browser/browserStorage'
import { readSession } from '~/session/session'
import {
  type Cart,
  type CartItem,
  cartOf,
  type CartProduct,
  EMPTY_CART,
  keyOf,
  type OrderedLine,
  withAdded,
  withFacts,
  without,
  withoutOrdered,
  withQuantity,
  withRestored,
} from './cart'
import { type KeptCart, parseCart, writeCart } from './parse'

/**
 * The storage key of the cart. A cart survives its owner's logout and is there when they log in again;
 * another account starts with an empty cart.
 */
export const CART_KEY = 'cart'

const listeners = new Set<() => void>()
let read: { text: string | null; kept: KeptCart } | null = null

function readKept(): KeptCart {
  const text = readStored(CART_KEY)
  if (read?.text !== text) read = { text, kept: parseCart(text) }
  return read.kept
}

/**
 * The cart of this account; the same object until it changes. A cart without an owner belongs to the first
 * account that reads it.
 */
export function readCart(accountId: string | undefined): Cart {
  if (accountId === undefined) return EMPTY_CART
  const { accountId: owner, cart } = readKept()
  return owner === undefined || owner === accountId ? cart : EMPTY_CART
}

/** A cart may reveal what a person eats or is treated for, so the next user must not see it. */
export function forgetCartOfOthers(accountId: string): void {
  const { accountId: owner } = readKept()
  if (owner !== undefined && owner !== accountId) write([])
}

/** @returns stops watching */
export function watchCart(changed: () => void): () => void {
  listeners.add(changed)
  const stopWatching = watchStored([CART_KEY], changed)
  return () => {
    listeners.delete(changed)
    stopWatching()
  }
}

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
export const removeOrdered = (ordered: readonly OrderedLine[]): void =>
  write(withoutOrdered(present(), ordered))

function write(items: readonly CartItem[]): void {
  const accountId = presentAccount()
  if (items.length === 0) forget(CART_KEY)
  else if (accountId !== undefined) {
    const text = writeCart(accountId, cartOf(items))
    // Nothing changed: do not notify other tabs.
    if (text === readStored(CART_KEY)) return
    store(CART_KEY, text)
  }
  listeners.forEach((tell) => tell())
}
