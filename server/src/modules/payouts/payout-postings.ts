import type { Earner } from '@ozi/contract'
import type { Posting, PostingLine } from '../ledger/ledger.service.ts'
import type { PayoutLineRow } from './batches.store.ts'

type LineAmounts = Pick<PayoutLineRow, '_id' | 'owner' | 'earnedKobo' | 'tipsKobo'>

export interface PayoutStep {
  readonly kind: 'payout.sent' | 'payout.paid' | 'payout.failed'
  readonly earner: Earner
  /** The account of the person who says so; undefined if the provider does. */
  readonly by?: string | undefined
  /** Where the money is paid from. */
  readonly from: 'bank' | 'provider'
  readonly feesKobo?: number
  /** True if it failed after it was paid: the provider has the money again. */
  readonly wasPaid?: boolean
}

/**
 * `payout.sent` moves the amount from what is owed to what is on its way, `payout.paid` from there to the bank, and
 * `payout.failed` back to what is owed.
 */
export function payoutPosting({ _id, owner, earnedKobo, tipsKobo }: LineAmounts, step: PayoutStep): Posting {
  const { kind, earner, by, from, feesKobo = 0, wasPaid = false } = step
  const amountKobo = earnedKobo + tipsKobo
  const direction = kind === 'payout.failed' ? -1 : 1
  const owed: PostingLine[] =
    earner === 'vendor'
      ? [{ account: 'shop', owner, amountKobo: direction * earnedKobo }]
      : [
          { account: 'rider_earnings', owner, amountKobo: direction * earnedKobo },
          { account: 'tips', owner, amountKobo: direction * tipsKobo },
        ]
  return {
    cause: { kind, id: _id },
    ...(by !== undefined && { recordedBy: by }),
    lines:
      kind === 'payout.paid'
        ? [
            { account: 'payouts', amountKobo },
            { account: from, amountKobo: -amountKobo },
            { account: 'provider_fees', amountKobo: feesKobo },
            { account: from, amountKobo: -feesKobo },
          ]
        : [...owed, { account: wasPaid ? from : 'payouts', amountKobo: -direction * amountKobo }],
  }
}
