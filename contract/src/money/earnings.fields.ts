import { z } from 'zod/mini'
import { RIDER_MINIMUM, SHARE_PERCENT } from './earnings.constants.ts'

const { min, max } = SHARE_PERCENT
const outOfRange = `This is ${String(min)} to ${String(max)} percent.`

/** 0 to 100 with at most one decimal. */
export const SharePercent = z.number({ error: 'Please enter a percentage.' }).check(
  z.minimum(min, outOfRange),
  z.maximum(max, outOfRange),
  z.refine((percent) => Math.round(percent * 10) / 10 === percent, 'Please use at most one decimal.'),
)

/** Naira with at most two decimals. */
export const RiderMinimum = z.number({ error: 'Please enter an amount.' }).check(
  z.minimum(RIDER_MINIMUM.min, 'The amount cannot be below 0.'),
  z.maximum(RIDER_MINIMUM.max, 'This amount is too high.'),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, 'Please use at most two decimals.'),
)

export const earningTermsFields = {
  riderPercent: SharePercent,
  redeliveryPercent: SharePercent,
  riderMinimum: RiderMinimum,
  commissionPercent: SharePercent,
  vatPercent: SharePercent,
}
