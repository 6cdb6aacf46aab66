import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { ROUND_UP_TO, TARIFF_FIELDS, TARIFF_PREVIEW } from './tariffs.constants.ts'
import { OrderKind } from '../orders/order-life.ts'
import { possibleText } from '../common/primitives.fields.ts'
import { SurgeMultiplier, TariffAmount } from './tariffs.fields.ts'
import { Id, Instant, listAnswer, ListQuery, Naira, ZonedInstantInput } from '../common/primitives.ts'

// Shapes
const RoundingStep = z
  .literal(ROUND_UP_TO, 'Please choose one of the steps that are offered.')
  .meta({ description: 'naira; a fare is rounded up to a multiple of it; 0: to the kobo' })

/** When the surge ends by itself, and its reason; absent if not given. */
const surgeTerms = {
  surgeEndsAt: Instant.optional(),
  surgeReason: z.string().optional(),
}

/** The configuration in force. A surge past its end counts as inactive, even if nobody turned it off. */
export const PricingConfiguration = z.object({
  version: z.int(),
  pricePerKm: Naira,
  deliveryFee: Naira,
  serviceFee: Naira,
  surgeActive: z.boolean(),
  surgeMultiplier: z.number(),
  ...surgeTerms,
  roundUpTo: RoundingStep,
  changedAt: Instant,
  changedBy: z.string().optional().meta({ description: 'name of who made this version' }),
})
export type PricingConfiguration = z.infer<typeof PricingConfiguration>

/**
 * The version that the editor saw. If another one is in force by now, nothing is changed: 409
 * CHANGED_MEANWHILE with the configuration as `data.current`. Without it, the change applies to whatever is
 * in force.
 */
const seenVersion = z.int().min(1).optional()

export const CreatePricingInput = z.strictObject({
  pricePerKm: TariffAmount,
  deliveryFee: TariffAmount,
  serviceFee: TariffAmount,
})
export type CreatePricingInput = z.infer<typeof CreatePricingInput>

const FirstPricingInput = CreatePricingInput.extend({
  roundUpTo: RoundingStep.optional().meta({ description: 'absent: to the kobo' }),
})
export type FirstPricingInput = z.infer<typeof FirstPricingInput>

/** `surgeEndsAt` and `surgeReason`: absent keeps those of an active surge; null or '' removes them. */
export const SurgeInput = z.strictObject({
  surgeActive: z.boolean(),
  surgeMultiplier: SurgeMultiplier,
  surgeEndsAt: ZonedInstantInput.nullable().optional(),
  surgeReason: z.optional(possibleText(TEXT_LIMIT.line)),
  version: seenVersion,
})
export type SurgeInput = z.infer<typeof SurgeInput>

/** A field that differs from the version before; null if it had, or has, no value. */
const TariffChange = z.object({
  field: z.enum(TARIFF_FIELDS),
  from: z.union([z.number(), z.boolean(), z.string()]).nullable(),
  to: z.union([z.number(), z.boolean(), z.string()]).nullable(),
})
export type TariffChange = z.infer<typeof TariffChange>

export const TariffVersion = z.object({
  _id: Id,
  version: z.int(),
  createdAt: Instant,
  createdBy: z.string().optional().meta({ description: 'name of who made this version' }),
  pricePerKm: Naira,
  deliveryFee: Naira,
  serviceFee: Naira,
  surgeActive: z.boolean().meta({ description: 'as it was set; a surge may have ended by itself since' }),
  surgeMultiplier: z.number(),
  ...surgeTerms,
  roundUpTo: RoundingStep,
  changes: z.array(TariffChange).meta({ description: 'none of the first version' }),
})
export type TariffVersion = z.infer<typeof TariffVersion>

export const TariffInput = CreatePricingInput.extend({
  surgeActive: z.boolean(),
  surgeMultiplier: SurgeMultiplier,
  roundUpTo: RoundingStep.optional().meta({ description: 'absent: as in force' }),
})
export type TariffInput = z.infer<typeof TariffInput>

/** How an edited tariff changes the fares of some orders; an order that is in neither count costs the same. */
const fareChanges = {
  medianChange: Naira.meta({ description: 'of one fare; below 0 where most became cheaper' }),
  dearer: z.int(),
  cheaper: z.int(),
}

/**
 * The fares of the latest orders, without goods: as they were charged, as the tariff in force would charge them
 * today, and as the edited tariff would. The sums are of all these orders.
 */
export const TariffPreview = z.object({
  orders: z.int(),
  before: Naira.meta({ description: 'sum of the fares that were charged' }),
  today: Naira.meta({ description: 'sum by the tariff in force now, with its surge if it is active' }),
  after: Naira.meta({ description: 'sum by the edited tariff' }),
  ...fareChanges,
  againstToday: z
    .object(fareChanges)
    .meta({ description: 'the same, compared with the tariff in force instead of what was charged' }),
  examples: z
    .array(
      z.object({
        number: z.string(),
        kind: OrderKind,
        distanceKm: z.number(),
        before: Naira,
        today: Naira,
        after: Naira,
      }),
    )
    .max(TARIFF_PREVIEW.examples)
    .meta({ description: 'from the shortest way to the longest' }),
  distances: z
    .array(z.object({ distanceKm: z.number(), today: Naira, after: Naira }))
    .meta({ description: 'a parcel’s fare for some distances, also before there are orders' }),
})
export type TariffPreview = z.infer<typeof TariffPreview>

const configured = z.object({ data: PricingConfiguration })

const update = (path: `/admin/${string}`) =>
  call
    .meta({ access: 'changeFares', needsRecentProof: true })
    .route({ method: 'PUT', path, tags: ['pricing'] })

// Calls
export const tariffs = {
  /** Null until an administrator has created a configuration. */
  readConfiguration: call
    .meta({ access: 'seeFares' })
    .route({ method: 'GET', path: '/admin/get-rates', tags: ['pricing'] })
    .output(z.object({ data: PricingConfiguration.nullable() })),
  /** Only once: if there is a configuration, 409 CHANGED_MEANWHILE with it as `data.current`. */
  create: call
    .meta({ access: 'changeFares', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/create-pricing', successStatus: 201, tags: ['pricing'] })
    .input(FirstPricingInput)
    .output(configured)
    .errors(changedMeanwhile(PricingConfiguration)),
  updatePricePerKm: update('/admin/update-price')
    .input(z.strictObject({ pricePerKm: TariffAmount, version: seenVersion }))
    .output(configured)
    .errors(changedMeanwhile(PricingConfiguration)),
  updateDeliveryFee: update('/admin/update-delivery-fee')
    .input(z.strictObject({ deliveryFee: TariffAmount, version: seenVersion }))
    .output(configured)
    .errors(changedMeanwhile(PricingConfiguration)),
  updateServiceFee: update('/admin/update-service-fee')
    .input(z.strictObject({ serviceFee: TariffAmount, version: seenVersion }))
    .output(configured)
    .errors(changedMeanwhile(PricingConfiguration)),
  updateSurge: update('/admin/update-surge')
    .input(SurgeInput)
    .output(configured)
    .errors(changedMeanwhile(PricingConfiguration)),
  /** Several of them at once, as one version; what is absent stays. */
  updatePrices: update('/admin/update-prices')
    .input(FirstPricingInput.partial().extend({ version: seenVersion }))
    .output(configured)
    .errors(changedMeanwhile(PricingConfiguration)),
  /** Every version, newest first. */
  history: call
    .meta({ access: 'seeFares' })
    .route({ method: 'GET', path: '/admin/tariffs', tags: ['pricing'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ tariffs: z.array(TariffVersion), ...listAnswer })),
  /** Computes what the latest orders would have cost under the edited tariff, and under the one in force; changes nothing. */
  preview: call
    .meta({ access: 'seeFares' })
    .route({ method: 'POST', path: '/admin/tariffs/preview', tags: ['pricing'] })
    .input(TariffInput)
    .output(z.object({ data: TariffPreview })),
}
