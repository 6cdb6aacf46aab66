import type { PricingConfiguration } from '@ozi/contract'
import { toLagosField } from '../shared/lagos'
import type { AmountField } from './AmountCard'

export type SurgeField = 'surgeMultiplier' | 'surgeEndsAt' | 'surgeReason'

/** The text in the page's inputs; null if nothing is typed, then the input shows the value in force. */
export type Typed = Readonly<Record<AmountField | SurgeField, string | null>>
export type TypedSurge = Pick<Typed, SurgeField>

export const NO_SURGE_TYPED: TypedSurge = { surgeMultiplier: null, surgeEndsAt: null, surgeReason: null }
export const NOTHING_TYPED: Typed = {
  pricePerKm: null,
  deliveryFee: null,
  serviceFee: null,
  ...NO_SURGE_TYPED,
}

/** Whether a field holds something else than what is in force. */
export function isUnsaved(configuration: PricingConfiguration, typed: Typed): boolean {
  const { pricePerKm, deliveryFee, serviceFee, surgeActive, surgeMultiplier } = configuration
  const { surgeEndsAt, surgeReason = '' } = configuration
  const isOther = (text: string | null, inForce: number) => text !== null && Number(text) !== inForce
  return (
    isOther(typed.pricePerKm, pricePerKm) ||
    isOther(typed.deliveryFee, deliveryFee) ||
    isOther(typed.serviceFee, serviceFee) ||
    (surgeActive &&
      (isOther(typed.surgeMultiplier, surgeMultiplier) ||
        (typed.surgeReason ?? surgeReason) !== surgeReason ||
        (typed.surgeEndsAt !== null &&
          typed.surgeEndsAt !== (surgeEndsAt ? toLagosField(new Date(surgeEndsAt)) : ''))))
  )
}
