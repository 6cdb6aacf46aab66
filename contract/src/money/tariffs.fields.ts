import { z } from 'zod/mini'
import { SURGE_MULTIPLIER, TARIFF_AMOUNT } from './tariffs.constants.ts'

/** An amount in a tariff: naira, 0 or more, at most two decimals. */
export const TariffAmount = z.number({ error: 'Please enter an amount.' }).check(
  z.minimum(TARIFF_AMOUNT.min, 'The amount cannot be below 0.'),
  z.maximum(TARIFF_AMOUNT.max, 'This amount is too high.'),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, 'Please use at most two decimals.'),
)

const { min, max, step } = SURGE_MULTIPLIER
const outOfRange = `The multiplier is ${min.toFixed(1)} to ${max.toFixed(1)}.`

/** 1.0 to 5.0 in steps of 0.1. */
export const SurgeMultiplier = z.number({ error: 'Please enter a multiplier.' }).check(
  z.minimum(min, outOfRange),
  z.maximum(max, outOfRange),
  z.refine((times) => Math.round(times * 10) / 10 === times, `The multiplier goes in steps of ${step}.`),
)
