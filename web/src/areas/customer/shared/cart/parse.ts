import { CART_ITEMS, ITEM_PRICE, TEXT_LIMIT } from '@ozi/contract'
import { isId } from '../ids'
import { type Cart, cartOf, type CartItem, EMPTY_CART, inRange } from './cart'

export interface KeptCart {
  /** The owner; undefined if none was stored. */
  readonly accountId: string | undefined
  readonly cart: Cart
}

const NOTHING: KeptCart = { accountId: undefined, cart: EMPTY_CART }

/** Much longer than a full cart: a longer text was not written by us and is not parsed. */
const LONGEST = 200_000
/** A path on our own site, or an http(s) address. */
const IMAGE = /^(?:https?:\/\/|\/(?!\/))/

/**
 * Parses a stored cart. The content is not trusted: invalid carts are dropped, and carts with small defects
 * are repaired.
 */
export function parseCart(text: string | null): KeptCart {
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

export const writeCart = (accountId: string, cart: Cart): string => JSON.stringify({ accountId, ...cart })

function toItems(values: readonly unknown[]): readonly CartItem[] {
  const items = new Map<string, CartItem>()
  for (const value of values) {
    const item = toItem(value)
    if (item === null) continue
    const same = items.get(item.id)
    if (same) items.set(item.id, { ...same, quantity: inRange(same.quantity + item.quantity) })
    else if (items.size < CART_ITEMS.max) items.set(item.id, item)
  }
  return [...items.values()]
}

function toItem(value: unknown): CartItem | null {
  if (!isRecord(value)) return null
  const { id, item, price, priceBefore, image, shop, shopId, duration, quantity } = value
  const knownPrice = toPrice(price)
  const before = toPrice(priceBefore)
  if (!isId(id) || knownPrice === null) return null
  const name = toText(item)
  if (name === '') return null
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
  }
}

function toPrice(value: unknown): number | null {
  const isPrice = typeof value === 'number' && value >= 0 && value <= ITEM_PRICE.max
  return isPrice ? Math.round(value * 100) / 100 : null
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, TEXT_LIMIT.name) : ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
