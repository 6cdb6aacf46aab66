import { ITEM_QUANTITY, lineKey, type OrderItem } from '@ozi/contract'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Goods } from '../catalogue/catalogue.service.ts'
import type { Cart } from './price-errors.ts'
import type { QuoteGoods } from './quotes.store.ts'

/** An item with certain options, as a cart asks for it. */
export interface CartLineInput {
  readonly id: string
  readonly quantity: number
  /** The ids of the chosen options. */
  readonly options: readonly string[]
}

/** The same, with what its shop says of the item. */
export interface CartLine extends Omit<CartLineInput, 'id'> {
  readonly item: Goods
}

/** The lines of a cart; quantities of the same item with the same options are added up. */
export function addUp(items: Cart['items']): CartLineInput[] {
  const lines = new Map<string, CartLineInput>()
  for (const { id, quantity, options = [] } of items) {
    const key = lineKey(id, options)
    lines.set(key, { id, options, quantity: quantity + (lines.get(key)?.quantity ?? 0) })
  }
  if ([...lines.values()].some(({ quantity }) => quantity > ITEM_QUANTITY.max)) {
    throw Refusal.fields({ items: `At most ${ITEM_QUANTITY.max} of one item.` })
  }
  return [...lines.values()]
}

export const itemIdsOf = (lines: readonly CartLine[]): string[] => [
  ...new Set(lines.map(({ item }) => item.itemId)),
]

/** A line at today's prices: one costs the item and its options. Options are in the shop's order. */
export function quotedGoods({ item, options, quantity }: CartLine): QuoteGoods {
  const chosen = item.options
    .flatMap(({ choices }) => choices)
    .filter(({ _id }) => options.includes(_id))
    .map(({ _id, name, priceKobo }) => ({ _id, name, priceKobo }))
  return {
    itemId: item.itemId,
    name: item.name,
    quantity,
    priceKobo: chosen.reduce((sum, { priceKobo }) => sum + priceKobo, item.priceKobo),
    ...(chosen.length > 0 && { options: chosen }),
  }
}

const idsOf = ({ options = [] }: QuoteGoods) => options.map(({ _id }) => _id)

export const keyOf = (line: QuoteGoods): string => lineKey(line.itemId, idsOf(line))

/** The input for having the same again. */
export const inputOf = (line: QuoteGoods): CartLineInput & { options: string[] } => ({
  id: line.itemId,
  quantity: line.quantity,
  options: idsOf(line),
})

/** As orders and quotes show it. */
export function toOrderItem({ itemId, name, priceKobo, quantity, options }: QuoteGoods): OrderItem {
  return {
    itemId,
    name,
    quantity,
    price: toNaira(priceKobo),
    ...(options && {
      options: options.map(({ _id, name, priceKobo }) => ({ _id, name, price: toNaira(priceKobo) })),
    }),
  }
}
