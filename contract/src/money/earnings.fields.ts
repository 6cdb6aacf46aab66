import { z } from 'zod/mini'
import { nairaAmount } from './amount.fields.ts'
import { RIDER_MINIMUM, SHARE_PERCENT } from './earnings.constants.ts'

const { min, max } = SHARE_PERCENT
const outOfRange = `This is ${String(min)} to ${String(max)} percent.`

/** 0 to 100 with at most one decimal. */
export const SharePercent = z.number({ error: 'Please enter a percentage.' }).check(
  z.minimum(min, outOfRange),
  z.maximum(max, outOfRange),
  z.refine((percent) => Math.round(percent * 10) / 10 === percent, 'Please use at most one decimal.'),
)

export const RiderMinimum = nairaAmount(RIDER_MINIMUM, {
  missing: 'Please enter an amount.',
  tooLow: 'The amount cannot be below 0.',
})

export const earningTermsFields = {
  riderPercent: SharePercent,
  redeliveryPercent: SharePercent,
  riderMinimum: RiderMinimum,
  commissionPercent: SharePercent,
  vatPercent: SharePercent,
}
