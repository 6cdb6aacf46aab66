import { z } from 'zod/mini'
import { nairaAmount } from './amount.fields.ts'
import { SURGE_MULTIPLIER, TARIFF_AMOUNT } from './tariffs.constants.ts'

export const TariffAmount = nairaAmount(TARIFF_AMOUNT, {
  missing: 'Please enter an amount.',
  tooLow: 'The amount cannot be below 0.',
})

const { min, max, step } = SURGE_MULTIPLIER
const outOfRange = `The multiplier is ${min.toFixed(1)} to ${max.toFixed(1)}.`

/** 1.0 to 5.0 in steps of 0.1. */
export const SurgeMultiplier = z.number({ error: 'Please enter a multiplier.' }).check(
  z.minimum(min, outOfRange),
  z.maximum(max, outOfRange),
  z.refine((times) => Math.round(times * 10) / 10 === times, `The multiplier goes in steps of ${step}.`),
)
