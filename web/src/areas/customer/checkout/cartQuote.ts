import { lineKey, type OrderItem, type Quote, type ShopQuote, withOptions } from '@ozi/contract'
import { isRecord } from '~/browser/isRecord'
import { isLine } from '~/placing/carriedQuote'

/** The quote of a cart delivered to a place. */
export type CartQuote = Quote & { readonly shops: readonly ShopQuote[] }

/** A quote from an answer, storage or a refusal; null if it cannot be shown. */
export function toCartQuote(value: unknown): CartQuote | null {
  const isQuote =
    isRecord(value) &&
    typeof value['_id'] === 'string' &&
    typeof value['total'] === 'number' &&
    isListOf(value['shops'], isShop)
  return isQuote ? (value as unknown as CartQuote) : null
}

interface PriceChange {
  readonly key: string
  readonly name: string
  readonly before: number
  readonly now: number
}

/** The items whose price has changed. */
export function priceChanges(before: CartQuote, now: CartQuote): readonly PriceChange[] {
  const old = new Map(itemsOf(before).map((line) => [orderedKey(line), line.price]))
  return itemsOf(now).flatMap((line) => {
    const { name, options, price } = line
    const key = orderedKey(line)
    const was = old.get(key)
    if (was === undefined || was === price) return []
    return [{ key, name: withOptions(name, options), before: was, now: price }]
  })
}

/** The key of the cart's line that a quote or an order has. */
export const orderedKey = ({ itemId, options = [] }: Pick<OrderItem, 'itemId' | 'options'>): string =>
  lineKey(
    itemId,
    options.map(({ _id }) => _id),
  )

const itemsOf = ({ shops }: CartQuote) => shops.flatMap(({ items }) => items)

const isShop = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value['vendor']) &&
  typeof value['vendor']['_id'] === 'string' &&
  typeof value['vendor']['name'] === 'string' &&
  typeof value['total'] === 'number' &&
  isListOf(
    value['items'],
    (item) =>
      isRecord(item) &&
      typeof item['itemId'] === 'string' &&
      typeof item['name'] === 'string' &&
      typeof item['price'] === 'number',
  ) &&
  isListOf(value['lines'], isLine)

const isListOf = (value: unknown, fits: (inner: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits)
