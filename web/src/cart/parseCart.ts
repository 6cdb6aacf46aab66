import {
  CART_ITEMS,
  ITEM_PRICE,
  OPTION_CHOICES,
  OPTION_GROUPS,
  OPTION_PRICE,
  TEXT_LIMIT,
} from '@ozi/contract'
import { isId } from '~/api/isId'
import { type Cart, cartOf, type CartItem, type CartOption, EMPTY_CART, inRange, keyOf } from './cart'

interface CartRecord {
  /** The owner; undefined if none was stored. */
  readonly accountId: string | undefined
  readonly cart: Cart
}

const NOTHING: CartRecord = { accountId: undefined, cart: EMPTY_CART }

/** Much longer than a full cart: a longer text was not written by us and is not parsed. */
const LONGEST = 1_000_000
const MOST_OPTIONS = OPTION_GROUPS.max * OPTION_CHOICES.max
const HIGHEST_PRICE = ITEM_PRICE.max + MOST_OPTIONS * OPTION_PRICE.max
/** A path on our own site, or an http(s) address. */
const IMAGE = /^(?:https?:\/\/|\/(?!\/))/

/**
 * Parses a stored cart. The content is not trusted: invalid carts are dropped, and carts with small defects
 * are repaired.
 */
export function parseCart(text: string | null): CartRecord {
  if (text === null || text.length > LONGEST) return NOTHING
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || !Array.isArray(kept['items'])) return NOTHING
    const accountId = typeof kept['accountId'] === 'string' ? kept['accountId'] : undefined
    return { accountId, cart: cartOf(toItems(kept['items'])) }
  } catch {
    return NOTHING
  }
}

/** @param accountId the owner; undefined for somebody who is not signed in */
export const writeCart = (accountId: string | undefined, cart: Cart): string =>
  JSON.stringify({ accountId, ...cart })

function toItems(values: readonly unknown[]): readonly CartItem[] {
  const items = new Map<string, CartItem>()
  for (const value of values) {
    const item = toItem(value)
    if (item === null) continue
    const key = keyOf(item)
    const same = items.get(key)
    if (same) items.set(key, { ...same, quantity: inRange(same.quantity + item.quantity) })
    else if (items.size < CART_ITEMS.max) items.set(key, item)
  }
  return [...items.values()]
}

function toItem(value: unknown): CartItem | null {
  if (!isRecord(value)) return null
  const { id, item, price, priceBefore, image, shop, shopId, duration, quantity, options } = value
  const knownPrice = toPrice(price)
  const before = toPrice(priceBefore)
  if (!isId(id) || knownPrice === null) return null
  const name = toText(item)
  if (name === '') return null
  const chosen = toOptions(options)
  return {
    id: id.toLowerCase(),
    item: name,
    price: knownPrice,
    ...(before === null || before === knownPrice ? {} : { priceBefore: before }),
    image: typeof image === 'string' && image.length <= 2000 && IMAGE.test(image) ? image : '',
    shop: toText(shop),
    shopId: isId(shopId) ? shopId.toLowerCase() : '',
    duration: toText(duration),
    quantity: typeof quantity === 'number' ? inRange(quantity) : 1,
    ...(chosen.length > 0 && { options: chosen }),
  }
}

/** Carts of versions before have none. */
function toOptions(value: unknown): readonly CartOption[] {
  if (!Array.isArray(value)) return []
  const options = new Map<string, CartOption>()
  for (const option of value.slice(0, MOST_OPTIONS) as unknown[]) {
    if (!isRecord(option) || !isId(option['id'])) continue
    const id = option['id'].toLowerCase()
    options.set(id, { id, name: toText(option['name']) })
  }
  return [...options.values()]
}

function toPrice(value: unknown): number | null {
  const isPrice = typeof value === 'number' && value >= 0 && value <= HIGHEST_PRICE
  return isPrice ? Math.round(value * 100) / 100 : null
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, TEXT_LIMIT.name) : ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
