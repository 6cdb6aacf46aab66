import { z } from 'zod'
import { call } from './call.ts'
import { CART_ITEMS, DELIVERY_KINDS, ITEM_QUANTITY, quoteLimit } from './constants/pricing.ts'
import { AddressSuggestion } from './places.ts'
import { Id, Instant, Naira } from './primitives.ts'

// Shapes
/** A line of a fare; the lines of a quote add up to its total exactly. */
export const FareLine = z.object({ label: z.string(), amount: Naira })
export type FareLine = z.infer<typeof FareLine>

export const DeliveryKind = z.enum(DELIVERY_KINDS)
export type DeliveryKind = z.infer<typeof DeliveryKind>

/** One shop's part of a cart's quote: what its order will be charged. */
export const ShopQuote = z.object({
  vendor: z.object({ _id: Id, name: z.string() }),
  items: z.array(z.object({ itemId: Id, name: z.string(), price: Naira, quantity: z.int(), amount: Naira })),
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
  shops: z
    .array(ShopQuote)
    .optional()
    .meta({ description: 'of a cart: one part a shop; their totals add up to the total' }),
})
export type Quote = z.infer<typeof Quote>

export const DeliveryQuoteInput = z.strictObject({
  kind: DeliveryKind,
  pickup: AddressSuggestion,
  dropoff: AddressSuggestion,
})
export type DeliveryQuoteInput = z.infer<typeof DeliveryQuoteInput>

/** A cart, without prices: the server has them. */
export const ShopQuoteInput = z.strictObject({
  kind: z.literal('shop'),
  dropoff: AddressSuggestion,
  items: z
    .array(z.strictObject({ id: Id, quantity: z.int().min(ITEM_QUANTITY.min).max(ITEM_QUANTITY.max) }))
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
}
