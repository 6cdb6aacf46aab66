import type { AmountField } from './AmountCard'

export type SurgeField = 'surgeMultiplier' | 'surgeEndsAt' | 'surgeReason'

/** What is typed in the page's fields; null while nothing is, then a field shows what is in force. */
export type Typed = Readonly<Record<AmountField | SurgeField, string | null>>
export type TypedSurge = Pick<Typed, SurgeField>

export const NO_SURGE_TYPED: TypedSurge = { surgeMultiplier: null, surgeEndsAt: null, surgeReason: null }
export const NOTHING_TYPED: Typed = {
  pricePerKm: null,
  deliveryFee: null,
  serviceFee: null,
  ...NO_SURGE_TYPED,
}
