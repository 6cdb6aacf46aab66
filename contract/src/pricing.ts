import { z } from 'zod'
import { call } from './call.ts'
import { AddressSuggestion } from './places.ts'
import { Id, Instant, Naira } from './primitives.ts'

// Limits
export const QUOTE = { lifetimeMinutes: 15 } as const
export const SURGE_MULTIPLIER = { min: 1, max: 5, step: 0.1, default: 1 } as const

/** What customers pay until an administrator has created a pricing configuration, naira. */
export const FIRST_TARIFF = { pricePerKm: 100, deliveryFee: 1000, serviceFee: 0 } as const

const quoteLimit = { name: 'quotes', requests: 120, windowSeconds: 60 } as const

// Messages
export const fareLabels = {
  deliveryFee: 'Delivery fee',
  distance: 'Distance',
  serviceFee: 'Service fee',
} as const

// Shapes
export const PricingConfiguration = z.object({
  pricePerKm: Naira,
  deliveryFee: Naira,
  serviceFee: Naira,
  surgeActive: z.boolean(),
  surgeMultiplier: z.number(),
})
export type PricingConfiguration = z.infer<typeof PricingConfiguration>

/** A line of a fare; the lines of a quote add up to its total, to the kobo. */
export const FareLine = z.object({ label: z.string(), amount: Naira })
export type FareLine = z.infer<typeof FareLine>

export const DELIVERY_KINDS = ['send', 'receive'] as const
export const DeliveryKind = z.enum(DELIVERY_KINDS)
export type DeliveryKind = z.infer<typeof DeliveryKind>

export const Quote = z.object({
  _id: Id,
  distanceKm: z.number(),
  durationMinutes: z.number(),
  lines: z.array(FareLine),
  total: Naira,
  expiresAt: Instant,
})
export type Quote = z.infer<typeof Quote>

export const QuoteInput = z.strictObject({
  kind: DeliveryKind,
  pickup: AddressSuggestion,
  dropoff: AddressSuggestion,
})

// Calls
export const pricing = {
  readConfiguration: call
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/admin/get-rates', tags: ['pricing'] })
    .output(z.object({ data: PricingConfiguration.nullable() })),
  quote: call
    .meta({ access: 'anyone', limit: quoteLimit })
    .route({ method: 'POST', path: '/quotes', successStatus: 201, tags: ['pricing'] })
    .input(QuoteInput)
    .output(z.object({ data: Quote })),
}
