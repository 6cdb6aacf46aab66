import { payoutMessages, type Earner } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import { readLines, setFates, type KeptLine } from './batches.store.ts'
import { heldBackOf } from './held-back.store.ts'
import { payoutPosting } from './payout-postings.ts'

/**
 * Takes back, from an approved batch that is about to be sent, whom Paystack paid meanwhile what had come back.
 * @returns the lines to send
 */
export async function takeBackHeld(
  queries: Queries,
  ledger: Pick<LedgerService, 'postAll'>,
  { id, earner, by }: { readonly id: string; readonly earner: Earner; readonly by: string },
): Promise<KeptLine[]> {
  const open = (await readLines(queries, id)).filter(({ fate }) => fate === 'sent')
  const held = await heldBackOf(
    queries,
    open.map(({ owner }) => owner),
  )
  const back = open.filter(({ owner }) => held.has(owner))
  await setFates(
    queries,
    back.map(({ _id }) => _id),
    'failed',
    payoutMessages.heldBack,
  )
  await ledger.postAll(
    queries,
    back.map((line) => payoutPosting(line, { kind: 'payout.failed', earner, by, from: 'bank' })),
  )
  return open.filter((line) => !back.includes(line))
}
