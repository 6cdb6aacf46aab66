import { z } from 'zod/mini'
import { nairaAmount } from './amount.fields.ts'
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
export const PayoutMinimum = nairaAmount(PAYOUT_MINIMUM, { missing: payoutMessages.minimumWrong })
