import type { Database } from '../../platform/database/database.ts'
import { referenceOf } from '../payouts/payouts.service.ts'
import type { PartComparison, Difference } from './part-comparison.ts'
import { countTransfers, listPaidAfterReturn } from './returned-payouts.store.ts'

/** Finds the payouts that the provider paid after their amounts were back in the balances. */
export const createPayoutsComparison = ({ sql }: Pick<Database, 'sql'>): PartComparison => ({
  async next() {
    const [checked, returned] = await Promise.all([countTransfers(sql), listPaidAfterReturn(sql)])
    const differences = returned.map(({ _id, owner, amountKobo }): Difference => ({
      part: 'payouts',
      kind: 'payout.returned',
      subject: _id,
      expectedKobo: 0,
      foundKobo: amountKobo,
      reference: referenceOf({ _id }),
      personId: owner,
    }))
    return { position: null, checked, differences }
  },
})
