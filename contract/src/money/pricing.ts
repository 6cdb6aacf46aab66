import { z } from 'zod'
import { call } from '../common/call.ts'
import { OPTION_CHOICES, OPTION_GROUPS } from '../catalogue/options.constants.ts'
import {
  CART_ITEMS,
  DELIVERY_KINDS,
  FARE_LINE_KINDS,
  ITEM_QUANTITY,
  quoteLimit,
} from './pricing.constants.ts'
import { AddressSuggestion } from '../places/places.ts'
import { Id, Instant, Naira, InstantInput } from '../common/primitives.ts'

// Shapes
/** A line of a fare; the lines of a quote add up to its total exactly. */
export const FareLine = z.object({
  kind: z.enum(FARE_LINE_KINDS),
  label: z.string().meta({ description: 'in English' }),
  amount: Naira,
  itemId: Id.optional().meta({ description: 'of goods' }),
  distanceKm: z.number().optional().meta({ description: 'of the line for the distance' }),
  surge: z.number().optional().meta({ description: 'what surge multiplied the service fee by' }),
})
export type FareLine = z.infer<typeof FareLine>

export const DeliveryKind = z.enum(DELIVERY_KINDS)
export type DeliveryKind = z.infer<typeof DeliveryKind>

/** An option of an ordered item, with its name and what it added to the price at the time of the order. */
export const OrderItemOption = z.object({ _id: Id, name: z.string(), price: Naira })
export type OrderItemOption = z.infer<typeof OrderItemOption>

/** The options of an ordered item; absent if it has none. */
export const orderItemOptions = z.array(OrderItemOption).optional()

/** When a rider comes for a parcel, if that is not now. */
export const PickupWindow = z.object({ from: Instant, to: Instant })
export type PickupWindow = z.infer<typeof PickupWindow>

/** One that is offered; VALIDATION for any other. */
export const PickupWindowInput = z.strictObject({ from: InstantInput, to: InstantInput })

/** One shop's part of a cart's quote: what its order will be charged. */
export const ShopQuote = z.object({
  vendor: z.object({ _id: Id, name: z.string() }),
  items: z.array(
    z.object({
      itemId: Id,
      name: z.string(),
      price: Naira.meta({ description: 'naira, of one, with its options' }),
      quantity: z.int(),
      amount: Naira,
      options: orderItemOptions,
    }),
  ),
  distanceKm: z.number(),
  durationMinutes: z.number(),
  lines: z.array(FareLine),
  total: Naira,
})
export type ShopQuote = z.infer<typeof ShopQuote>

export const Quote = z.object({
  _id: Id,
  distanceKm: z.number(),
  durationMinutes: z.number(),
  lines: z.array(FareLine),
  total: Naira,
  expiresAt: Instant,
  pickupWindow: PickupWindow.optional().meta({ description: 'the time it is for; absent: now' }),
  shops: z
    .array(ShopQuote)
    .optional()
    .meta({ description: 'of a cart: one part a shop; their totals add up to the total' }),
})
export type Quote = z.infer<typeof Quote>

/** A fare that was asked for before signing in, with its two places. */
export const QuoteWithPlaces = Quote.extend({ pickup: AddressSuggestion, dropoff: AddressSuggestion })
export type QuoteWithPlaces = z.infer<typeof QuoteWithPlaces>

export const DeliveryQuoteInput = z.strictObject({
  kind: DeliveryKind,
  pickup: AddressSuggestion,
  dropoff: AddressSuggestion,
  pickupWindow: PickupWindowInput.optional().meta({ description: 'absent: now' }),
})
export type DeliveryQuoteInput = z.infer<typeof DeliveryQuoteInput>

/** The ids of the chosen options. */
const OptionIds = z
  .array(Id)
  .max(OPTION_GROUPS.max * OPTION_CHOICES.max)
  .refine((ids) => new Set(ids).size === ids.length, 'Each option can be chosen once.')

/** A cart, without prices: the server has them. The same item with other options is another entry. */
export const ShopQuoteInput = z.strictObject({
  kind: z.literal('shop'),
  dropoff: AddressSuggestion,
  items: z
    .array(
      z.strictObject({
        id: Id,
        quantity: z.int().min(ITEM_QUANTITY.min).max(ITEM_QUANTITY.max),
        options: OptionIds.optional(),
      }),
    )
    .min(1, 'The cart is empty.')
    .max(CART_ITEMS.max),
})
export type ShopQuoteInput = z.infer<typeof ShopQuoteInput>

export const QuoteInput = z.discriminatedUnion('kind', [DeliveryQuoteInput, ShopQuoteInput])
export type QuoteInput = z.infer<typeof QuoteInput>

// Calls
export const pricing = {
  quote: call
    .meta({ access: 'anyone', limit: quoteLimit })
    .route({ method: 'POST', path: '/quotes', successStatus: 201, tags: ['pricing'] })
    .input(QuoteInput)
    .output(z.object({ data: Quote })),
  /**
   * Reads a parcel's unused quote, nobody's or the caller's own. One that has expired is read, too, for 7 days: its
   * `expiresAt` says until when the fare was kept.
   */
  readQuote: call
    .meta({ access: 'anyone', limit: quoteLimit })
    .route({ method: 'GET', path: '/quotes/{quoteId}', tags: ['pricing'] })
    .input(z.strictObject({ quoteId: Id }))
    .output(z.object({ data: QuoteWithPlaces })),
}
