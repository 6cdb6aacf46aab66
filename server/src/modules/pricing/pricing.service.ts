import {
  isPickupWindow,
  pickupMessages,
  QUOTE,
  type AddressSuggestion,
  type DeliveryKind,
  type QuoteWithPlaces,
  type PickupWindow,
  type Quote,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { toNaira, wholeKobo } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isSamePoint, type Way } from '../places/places.service.ts'
import { createCartQuotes, type CartQuotesDeps } from './cart-quotes.ts'
import { fareFor, firstTariff } from './fare.ts'
import { FeeDiffers } from './price-errors.ts'
import { createRedeliveryQuotes } from './redelivery-quotes.ts'
import {
  insertQuote,
  isOwnUsedQuote,
  readUnusedQuote,
  takeQuote,
  takeQuoteForPlaces,
  toQuote,
  type QuoteRow,
  type QuoteDraft,
  type QuoteClaimRow,
} from './quotes.store.ts'
import { readNewestTariff } from './tariffs.store.ts'

export { toOrderItem } from './cart-lines.ts'
export { FeeDiffers, PricesDiffer } from './price-errors.ts'
export { toFareLines, type FareLineKobo } from './fare.ts'
export { toPickupWindow, type QuoteGoods, type QuoteRow } from './quotes.store.ts'

export interface Trip {
  readonly kind: DeliveryKind
  readonly pickup: AddressSuggestion
  readonly dropoff: AddressSuggestion
  /** Absent: now. */
  readonly pickupWindow?: PickupWindow | undefined
}

/** The trip, quote and fee that a customer orders with. */
export interface FeeClaim extends Trip {
  readonly customerId: string
  readonly quoteId?: string | undefined
  readonly pickupAddress: string
  readonly receiverAddress: string
  readonly receiverName: string
  readonly packageDetails: string
  /**
   * The fee in naira that the customer was shown. It is compared with the fee in force and never charged as
   * it is.
   */
  readonly fee: number
}

/** The tariff in force, quotes, and the fees that orders are charged. */
export function createPricingService(deps: CartQuotesDeps) {
  const { database, places } = deps
  const { quoteCart, takeCart, refusePrices } = createCartQuotes(deps)

  async function draft(queries: Queries, { kind, pickup, dropoff, pickupWindow }: Trip): Promise<QuoteDraft> {
    const way = await places.findWay(pickup.coordinates, dropoff.coordinates)
    const tariff = (await readNewestTariff(queries, pickupWindow?.from)) ?? firstTariff
    return { kind, pickup, dropoff, pickupWindow, way, tariff, fare: fareFor(tariff, way.distanceM) }
  }

  async function offer(queries: Queries, trip: Trip, customerId: string | null): Promise<QuoteRow> {
    const offered = await draft(queries, trip)
    return insertQuote(queries, {
      ...offered,
      _id: newId(),
      customerId,
      lifetimeMinutes: QUOTE.lifetimeMinutes,
      isUsed: false,
    })
  }

  async function takeNamed(queries: Queries, claim: FeeClaim, quoteId: string): Promise<QuoteClaimRow> {
    const taken = await takeQuote(queries, quoteId, claim.customerId)
    if (!taken) {
      const isUsed = await isOwnUsedQuote(queries, quoteId, claim.customerId)
      throw new Refusal(isUsed ? 'QUOTE_USED' : 'NOT_FOUND')
    }
    const isForThesePlaces =
      isSamePoint(taken.pickup.coordinates, claim.pickup.coordinates) &&
      isSamePoint(taken.dropoff.coordinates, claim.dropoff.coordinates)
    if (!isForThesePlaces) throw new Refusal('QUOTE_MISMATCH')
    if (taken.pickupFrom?.getTime() !== timeOf(claim.pickupWindow)) {
      throw new Refusal('QUOTE_MISMATCH', { message: OTHER_TIME })
    }
    if (taken.isCurrent) return taken
    // An expired quote still holds if the same trip costs the same today.
    const today = await draft(queries, claim)
    if (today.fare.totalKobo !== taken.totalKobo) throw new FeeDiffers(null)
    return taken
  }

  async function takeNew(queries: Queries, claim: FeeClaim): Promise<QuoteRow> {
    const today = await draft(queries, claim)
    if (!isAmount(claim.fee, today.fare.totalKobo)) throw new FeeDiffers(null)
    return insertQuote(queries, {
      ...today,
      _id: newId(),
      customerId: claim.customerId,
      lifetimeMinutes: QUOTE.lifetimeMinutes,
      isUsed: true,
    })
  }

  return {
    quoteCart,
    takeCart,
    refusePrices,
    ...createRedeliveryQuotes(deps),

    /**
     * A stored quote, valid for QUOTE.lifetimeMinutes. Without a customer id, any customer may order by it.
     * @throws Refusal VALIDATION if a name leads elsewhere, or for a time that is not offered; OUTSIDE_AREA, NO_ROAD_NEARBY, NO_ROUTE, SAME_PLACE
     */
    async quote(trip: Trip, customerId: string | null): Promise<Quote> {
      requireOffered(trip)
      places.requireOwnNames({ pickup: trip.pickup, dropoff: trip.dropoff })
      return toQuote(await offer(database.sql, trip, customerId))
    },

    /** Computes the price of a parcel on this way by the tariff in force, and stores nothing. */
    async priceOf(way: Way): Promise<number> {
      const tariff = (await readNewestTariff(database.sql)) ?? firstTariff
      return toNaira(fareFor(tariff, way.distanceM).totalKobo)
    },

    /**
     * A quote for a parcel that nobody ordered by, with its places: whoever has its id was shown it. One that has
     * expired tells what the fare was.
     * @throws Refusal NOT_FOUND
     */
    async readQuote(quoteId: string, customerId: string | null): Promise<QuoteWithPlaces> {
      const kept = await readUnusedQuote(database.sql, quoteId, customerId)
      if (!kept) throw new Refusal('NOT_FOUND')
      return { ...toQuote(kept), pickup: kept.pickup, dropoff: kept.dropoff }
    },

    /**
     * Uses up the quote that decides the order's fee, inside the order's transaction.
     *
     * @throws FeeDiffers if the customer was shown a fee that is not in force: roll back, then answer with
     *   `refuseFee`
     * @throws Refusal NOT_FOUND, QUOTE_USED, QUOTE_MISMATCH; OUTSIDE_AREA, NO_ROAD_NEARBY, NO_ROUTE, SAME_PLACE; VALIDATION if a
     *   name or landmark in the order leads elsewhere, even if the quote's names were right
     */
    async takeFee(queries: Queries, claim: FeeClaim): Promise<QuoteRow> {
      requireOffered(claim)
      places.requireServed(claim.pickup.coordinates, claim.dropoff.coordinates)
      places.requireOwnNames(
        { pickupLocation: claim.pickup, dropLocation: claim.dropoff },
        {
          pickupAddress: { words: claim.pickupAddress, of: claim.pickup },
          receiverAddress: { words: claim.receiverAddress, of: claim.dropoff },
        },
        { receiverName: claim.receiverName, packageDetails: claim.packageDetails },
      )
      const taken = claim.quoteId
        ? await takeNamed(queries, claim, claim.quoteId)
        : await takeQuoteForPlaces(queries, { ...claim, totalKobo: wholeKobo(claim.fee) })
      if (!taken) return takeNew(queries, claim)
      if (!isAmount(claim.fee, taken.totalKobo)) throw new FeeDiffers(taken.isCurrent ? taken : null)
      return taken
    },

    /** FEE_CHANGED with the fee in force and a quote for it: the one that still holds, or a new one. */
    async refuseFee({ inForce }: FeeDiffers, { customerId, ...trip }: FeeClaim): Promise<Refusal> {
      const quote = toQuote(inForce ?? (await offer(database.sql, trip, customerId)))
      return new Refusal('FEE_CHANGED', { data: { fee: quote.total, quote } })
    },
  }
}

export type PricingService = ReturnType<typeof createPricingService>

const OTHER_TIME = 'This fare is for another time. Please choose the time again.'

const timeOf = (pickupWindow: PickupWindow | undefined): number | undefined =>
  pickupWindow && Date.parse(pickupWindow.from)

function requireOffered({ pickupWindow }: Pick<Trip, 'pickupWindow'>): void {
  if (pickupWindow && !isPickupWindow(pickupWindow, Date.now())) {
    throw Refusal.fields({ pickupWindow: pickupMessages.notOffered })
  }
}

function isAmount(naira: number, kobo: number): boolean {
  return naira === toNaira(kobo)
}
