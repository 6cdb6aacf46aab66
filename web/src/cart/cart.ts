import { CART_ITEMS, type Item, ITEM_QUANTITY, lineKey } from '@ozi/contract'

/** An option chosen with an item. */
export interface CartOption {
  readonly id: string
  readonly name: string
}

/** An item in the cart, as it was when it was added; the server decides the price. */
export interface CartItem {
  readonly id: string
  /** The item's name. */
  readonly item: string
  /** The price of one with its options, in naira. */
  readonly price: number
  /** The price when it was added, if it has changed since. */
  readonly priceBefore?: number
  /** The address of the small picture, if there is one. */
  readonly image: string
  readonly shop: string
  readonly shopId: string
  readonly duration: string
  readonly quantity: number
  /** Absent if nothing was chosen. The same item with other options is another line. */
  readonly options?: readonly CartOption[]
}

/** The key that tells the lines of a cart apart. */
export const keyOf = ({ id, options = [] }: Pick<CartItem, 'id' | 'options'>): string =>
  lineKey(
    id,
    options.map((option) => option.id),
  )

export interface Cart {
  readonly items: readonly CartItem[]
  /** Pieces, not distinct items. */
  readonly totalItems: number
  /** In naira. */
  readonly totalAmount: number
}

/** An item that can be added to a cart. */
export type CartProduct = Omit<CartItem, 'quantity' | 'priceBefore'>

/** The cart's data of an item. */
export type SoldItem = Pick<
  Item,
  '_id' | 'name' | 'price' | 'image' | 'imageSmall' | 'duration' | 'options'
> & { readonly vendor: Pick<Item['vendor'], '_id' | 'name'> }

/** @param chosen the ids of options; those that the item no longer has are left out */
export function toCartProduct(item: SoldItem, chosen: readonly string[] = []): CartProduct {
  const { _id, name, price, image, imageSmall, vendor, duration } = item
  const options = item.options.flatMap(({ choices }) =>
    choices.filter((choice) => chosen.includes(choice._id)),
  )
  const kobo = [price, ...options.map((option) => option.price)].reduce(
    (sum, naira) => sum + Math.round(naira * 100),
    0,
  )
  return {
    id: _id,
    item: name,
    price: kobo / 100,
    image: imageSmall || image,
    shop: vendor.name,
    shopId: vendor._id,
    duration,
    ...(options.length > 0 && { options: options.map((option) => ({ id: option._id, name: option.name })) }),
  }
}

export const EMPTY_CART: Cart = { items: [], totalItems: 0, totalAmount: 0 }

/** Summed in kobo, because decimal naira would cause rounding errors. */
export function cartOf(items: readonly CartItem[]): Cart {
  if (items.length === 0) return EMPTY_CART
  let totalItems = 0
  let totalKobo = 0
  for (const { quantity, price } of items) {
    totalItems += quantity
    totalKobo += quantity * Math.round(price * 100)
  }
  return { items, totalItems, totalAmount: totalKobo / 100 }
}

export function inRange(quantity: number): number {
  const whole = Math.trunc(quantity)
  return Number.isNaN(whole)
    ? ITEM_QUANTITY.min
    : Math.min(Math.max(whole, ITEM_QUANTITY.min), ITEM_QUANTITY.max)
}

/**
 * Increases the quantity of an item that is already in the cart and updates its price; limited to the maximum
 * quantity.
 */
export function withAdded({ items }: Cart, product: CartProduct, count: number): readonly CartItem[] {
  const key = keyOf(product)
  const found = items.find((item) => keyOf(item) === key)
  if (found) {
    const grown = { ...product, quantity: inRange(found.quantity + inRange(count)) }
    return items.map((item) => (item === found ? grown : item))
  }
  return items.length >= CART_ITEMS.max ? items : [...items, { ...product, quantity: inRange(count) }]
}

/** At least one: to remove an item, use removal. */
export const withQuantity = ({ items }: Cart, key: string, quantity: number): readonly CartItem[] =>
  items.map((item) => (keyOf(item) === key ? { ...item, quantity: inRange(quantity) } : item))

export const without = ({ items }: Cart, keys: readonly string[]): readonly CartItem[] =>
  items.filter((item) => !keys.includes(keyOf(item)))

/** Puts a removed item back in its place. */
export function withRestored({ items }: Cart, item: CartItem, at: number): readonly CartItem[] {
  return items.some((other) => keyOf(other) === keyOf(item)) || items.length >= CART_ITEMS.max
    ? items
    : [...items.slice(0, at), item, ...items.slice(at)]
}

/** A line of an order, by its key. */
export interface LineQuantity {
  readonly key: string
  readonly quantity: number
}

/** Removes what was ordered; items added since stay. */
export function withoutOrdered({ items }: Cart, ordered: readonly LineQuantity[]): readonly CartItem[] {
  return items.flatMap((item) => {
    const left = item.quantity - (ordered.find(({ key }) => key === keyOf(item))?.quantity ?? 0)
    return left > 0 ? [{ ...item, quantity: left }] : []
  })
}

/**
 * Updates names, pictures and prices; a changed price keeps the previous one beside it.
 * @param factOf what is known of a line; undefined leaves it as it is
 */
export function withFacts(
  { items }: Cart,
  factOf: (item: CartItem) => CartProduct | undefined,
): readonly CartItem[] {
  return items.map((item) => {
    const fact = factOf(item)
    if (fact === undefined) return item
    const before = item.priceBefore ?? item.price
    return {
      ...fact,
      quantity: item.quantity,
      ...(before === fact.price ? {} : { priceBefore: before }),
    }
  })
}

export interface CartShop {
  readonly id: string
  readonly name: string
  readonly items: readonly CartItem[]
}

/** The items grouped by shop, in the order of their first items. */
export function shopsOf(items: readonly CartItem[]): readonly CartShop[] {
  const shops = new Map<string, { id: string; name: string; items: CartItem[] }>()
  for (const item of items) {
    const shop = shops.get(item.shopId) ?? { id: item.shopId, name: item.shop, items: [] }
    shop.items.push(item)
    shops.set(item.shopId, shop)
  }
  return [...shops.values()]
}
