import { z } from 'zod/mini'
import { PAYOUT_MINIMUM, payoutMessages } from './payouts.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'

/** As typed, with or without grouping. */
export const AccountNumber = z.string({ error: payoutMessages.numberWrong }).check(
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{10}$/, payoutMessages.numberWrong),
)

export const bankAccountFields = {
  bankCode: z
    .string({ error: payoutMessages.bankMissing })
    .check(z.regex(/^[0-9A-Z]{2,12}$/, payoutMessages.bankMissing)),
  accountNumber: AccountNumber,
  holder: z
    .string({ error: payoutMessages.holderMissing })
    .check(z.trim(), z.minLength(1, payoutMessages.holderMissing), z.maxLength(TEXT_LIMIT.name)),
}

/** The least that is paid out, in naira. */
export const PayoutMinimum = z.number({ error: payoutMessages.minimumWrong }).check(
  z.minimum(PAYOUT_MINIMUM.min, payoutMessages.minimumWrong),
  z.maximum(PAYOUT_MINIMUM.max, 'This amount is too high.'),
  z.refine((naira) => Math.round(naira * 100) / 100 === naira, 'Please use at most two decimals.'),
)
