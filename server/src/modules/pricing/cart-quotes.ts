import {
  areOptionsFit,
  QUOTE,
  type AddressSuggestion,
  type Quote,
  type ShopClosedData,
  type ShopQuote,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CatalogueService, Shop } from '../catalogue/catalogue.service.ts'
import { isSamePoint, toKm, toMinutes, type PlacesService, type Way } from '../places/places.service.ts'
import { addUp, itemIdsOf, keyOf, quotedGoods, toOrderItem, inputOf, type CartLine } from './cart-lines.ts'
import {
  insertCheckout,
  isOwnUsedCheckout,
  takeCheckout,
  type ShopPart,
  type CheckoutRow,
} from './checkouts.store.ts'
import { fareWithGoods, firstTariff, toFareLines } from './fare.ts'
import { PricesDiffer, type Cart } from './price-errors.ts'
import { insertQuote, type QuoteDraft, type QuoteGoods } from './quotes.store.ts'
import { readNewestTariff } from './tariffs.store.ts'

/** The checkout that a customer orders by. */
export interface CheckoutClaim {
  readonly customerId: string
  readonly checkoutId: string
  readonly receiverAddress: string
  readonly receiverName: string
}

/** The parts of one shop's order: its used-up quote with the goods, and the shop's current data. */
export interface CheckoutPart {
  readonly quote: ShopPart
  readonly shop: OrderableShop
}

type OrderableShop = Shop & { readonly place: AddressSuggestion }

/** One shop's part of a cart, with today's prices. */
interface CartPart {
  readonly shop: OrderableShop
  readonly goods: readonly QuoteGoods[]
}

export interface CartQuotesDeps {
  readonly database: Database
  readonly places: PlacesService
  readonly catalogue: CatalogueService
}

/** Quotes for carts: the goods of one or more shops and the delivery from each, shown as one total. */
export function createCartQuotes({ database, places, catalogue }: CartQuotesDeps) {
  /**
   * Splits a cart by shop, in the order in which the shops first appear in it.
   * @throws Refusal ITEM_UNAVAILABLE, OPTIONS_CHANGED, SHOP_NOT_ORDERABLE, SHOP_CLOSED
   */
  async function partsOf(queries: Queries, items: Cart['items']): Promise<CartPart[]> {
    const cart = addUp(items)
    const ids = [...new Set(cart.map(({ id }) => id))]
    const found = await catalogue.findGoods(queries, ids)
    const missing = ids.filter((id) => !found.get(id)?.isAvailable)
    if (missing.length > 0) throw new Refusal('ITEM_UNAVAILABLE', { data: { items: missing } })
    const lines = cart.flatMap(({ id, ...line }) => {
      const item = found.get(id)
      return item ? [{ item, ...line }] : []
    })
    const unfit = lines.filter(({ item, options }) => !areOptionsFit(item.options, options))
    if (unfit.length > 0) throw new Refusal('OPTIONS_CHANGED', { data: { items: itemIdsOf(unfit) } })
    const lost = lines.filter(({ item }) => item.shop.place === null)
    if (lost.length > 0) throw notOrderable(itemIdsOf(lost))
    const parts = byShop(lines)
    const closed = parts.filter(({ shop }) => !shop.opening.isOpen)
    if (closed.length > 0) throw shopsClosed(closed)
    return parts
  }

  /**
   * @throws Refusal OUTSIDE_AREA, NO_ROAD_NEARBY, NO_ROUTE, SAME_PLACE if the dropoff is at fault; SHOP_NOT_ORDERABLE if the
   *   shop's place is
   */
  async function findWay({ shop, goods }: CartPart, dropoff: AddressSuggestion): Promise<Way> {
    try {
      return await places.findWay(shop.place.coordinates, dropoff.coordinates)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.data?.['end'] === 'pickup') throw notOrderable(goods.map(({ itemId }) => itemId))
      throw new Refusal(error.code, { data: { end: 'dropoff' } })
    }
  }

  async function draft(
    queries: Queries,
    found: readonly CartPart[],
    dropoff: AddressSuggestion,
  ): Promise<(QuoteDraft & CartPart)[]> {
    const tariff = (await readNewestTariff(queries)) ?? firstTariff
    return Promise.all(
      found.map(async (part) => {
        const way = await findWay(part, dropoff)
        const fare = fareWithGoods(tariff, part.goods, way.distanceM)
        return { ...part, kind: 'shop' as const, pickup: part.shop.place, dropoff, way, tariff, fare }
      }),
    )
  }

  /**
   * A stored quote for a cart, valid for QUOTE.lifetimeMinutes. Without a customer id, any customer may order
   * by it.
   * @throws Refusal VALIDATION if the dropoff's name leads elsewhere; ITEM_UNAVAILABLE, OPTIONS_CHANGED,
   *   SHOP_NOT_ORDERABLE, SHOP_CLOSED; OUTSIDE_AREA, NO_ROAD_NEARBY, NO_ROUTE, SAME_PLACE for the dropoff
   */
  async function quoteCart({ items, dropoff }: Cart, customerId: string | null): Promise<Quote> {
    places.requireOwnNames({ dropoff })
    const parts = await draft(database.sql, await partsOf(database.sql, items), dropoff)
    const checkoutId = newId()
    const { lifetimeMinutes } = QUOTE
    const expiresAt = await database.transaction(async (queries) => {
      // Sent together and executed in this order, because they share the transaction's one connection.
      const [ends] = await Promise.all([
        insertCheckout(queries, { _id: checkoutId, customerId, lifetimeMinutes }),
        ...parts.map(({ shop, goods, ...part }) =>
          insertQuote(queries, {
            ...part,
            customerId,
            lifetimeMinutes,
            _id: newId(),
            isUsed: false,
            shop: { checkoutId, vendorId: shop.vendorId, goods },
          }),
        ),
      ])
      return ends
    })
    return toQuote(checkoutId, expiresAt, parts)
  }

  async function take(
    queries: Queries,
    { checkoutId, customerId }: Pick<CheckoutClaim, 'checkoutId' | 'customerId'>,
  ): Promise<CheckoutRow> {
    const taken = await takeCheckout(queries, checkoutId, customerId)
    if (taken) return taken
    const isUsed = await isOwnUsedCheckout(queries, checkoutId, customerId)
    throw new Refusal(isUsed ? 'QUOTE_USED' : 'NOT_FOUND')
  }

  return {
    quoteCart,

    /**
     * Uses up a cart's quote inside the transaction that places the orders. The goods must still have the
     * quoted prices; the delivery is charged as quoted. An expired quote still holds if the whole cart costs
     * the same today.
     *
     * @throws PricesDiffer if today's prices are not the ones the customer was shown: roll back, then answer
     *   with `refusePrices`
     * @throws Refusal NOT_FOUND, QUOTE_USED, ITEM_UNAVAILABLE, OPTIONS_CHANGED, SHOP_NOT_ORDERABLE, SHOP_CLOSED;
     *   VALIDATION if the landmark leads elsewhere
     */
    async takeCart(queries: Queries, claim: CheckoutClaim): Promise<CheckoutPart[]> {
      const { parts, isCurrent } = await take(queries, claim)
      const cart = cartOf(parts)
      places.requireOwnNames(
        {},
        { receiverAddress: { words: claim.receiverAddress, of: cart.dropoff } },
        { receiverName: claim.receiverName },
      )
      const found = await partsOf(queries, cart.items)
      const shops = new Map(found.map(({ shop }) => [shop.vendorId, shop]))
      const prices = new Map(found.flatMap(({ goods }) => goods.map((line) => [keyOf(line), line.priceKobo])))
      const taken = parts.map((quote) => {
        const shop = shops.get(quote.vendorId)
        const isSame =
          shop !== undefined &&
          isSamePoint(shop.place.coordinates, quote.pickup.coordinates) &&
          quote.goods.every((line) => prices.get(keyOf(line)) === line.priceKobo)
        if (!isSame) throw new PricesDiffer(cart)
        return { quote, shop }
      })
      if (!isCurrent) {
        const today = await draft(queries, found, cart.dropoff)
        const todayKobo = sumOf(today.map(({ fare }) => fare.totalKobo))
        if (todayKobo !== sumOf(parts.map(({ totalKobo }) => totalKobo))) throw new PricesDiffer(cart)
      }
      return taken
    },

    /** PRICE_CHANGED with a new quote for the same cart. */
    async refusePrices({ cart }: PricesDiffer, customerId: string): Promise<Refusal> {
      return new Refusal('PRICE_CHANGED', { data: { quote: await quoteCart(cart, customerId) } })
    },
  }
}

function byShop(lines: readonly CartLine[]): CartPart[] {
  const byVendor = new Map<string, { shop: OrderableShop; goods: QuoteGoods[] }>()
  for (const line of lines) {
    const { shop } = line.item
    if (shop.place === null) continue
    const part = byVendor.get(shop.vendorId) ?? { shop: { ...shop, place: shop.place }, goods: [] }
    part.goods.push(quotedGoods(line))
    byVendor.set(shop.vendorId, part)
  }
  return [...byVendor.values()]
}

function cartOf(parts: readonly ShopPart[]): Cart {
  const [first] = parts
  if (!first) throw new Error('a checkout without quotes')
  return { dropoff: first.dropoff, items: parts.flatMap(({ goods }) => goods.map(inputOf)) }
}

const notOrderable = (items: readonly string[]) => new Refusal('SHOP_NOT_ORDERABLE', { data: { items } })

function shopsClosed(closed: readonly CartPart[]): Refusal {
  const shops = closed.map(({ shop, goods }) => ({
    _id: shop.vendorId,
    name: shop.name,
    items: goods.map(({ itemId }) => itemId),
    ...(shop.opening.opensAt ? { opensAt: shop.opening.opensAt.toISOString() } : {}),
  }))
  return new Refusal('SHOP_CLOSED', {
    data: { items: shops.flatMap(({ items }) => items), shops } satisfies ShopClosedData,
  })
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function toQuote(checkoutId: string, expiresAt: Date, parts: readonly (QuoteDraft & CartPart)[]): Quote {
  return {
    _id: checkoutId,
    distanceKm: toKm(sumOf(parts.map(({ way }) => way.distanceM))),
    durationMinutes: toMinutes(Math.max(...parts.map(({ way }) => way.durationS))),
    lines: toFareLines(parts.flatMap(({ fare }) => fare.lines)),
    total: toNaira(sumOf(parts.map(({ fare }) => fare.totalKobo))),
    expiresAt: expiresAt.toISOString(),
    shops: parts.map(toShopQuote),
  }
}

function toShopQuote({ shop, goods, way, fare }: QuoteDraft & CartPart): ShopQuote {
  return {
    vendor: { _id: shop.vendorId, name: shop.name },
    items: goods.map((line) => ({
      ...toOrderItem(line),
      amount: toNaira(line.priceKobo * line.quantity),
    })),
    distanceKm: toKm(way.distanceM),
    durationMinutes: toMinutes(way.durationS),
    lines: toFareLines(fare.lines),
    total: toNaira(fare.totalKobo),
  }
}
