import { payoutMessages, type Earner } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import { setStatuses, type PayoutLineRow } from './batches.store.ts'
import { findHeldBack } from './held-back.store.ts'
import { payoutPosting } from './payout-postings.ts'

/** Divides lines into those of people who are held back, and the others. */
export async function splitHeld(
  queries: Queries,
  lines: readonly PayoutLineRow[],
): Promise<{ readonly held: readonly PayoutLineRow[]; readonly payable: readonly PayoutLineRow[] }> {
  const owners = await findHeldBack(
    queries,
    lines.map(({ owner }) => owner),
  )
  return {
    held: lines.filter(({ owner }) => owners.has(owner)),
    payable: lines.filter(({ owner }) => !owners.has(owner)),
  }
}

/** Returns to the balance the lines of people held back, before the batch is sent. */
export async function returnHeldPayouts(
  queries: Queries,
  ledger: Pick<LedgerService, 'postAll'>,
  {
    open,
    earner,
    by,
  }: { readonly open: readonly PayoutLineRow[]; readonly earner: Earner; readonly by: string },
): Promise<Awaited<ReturnType<typeof splitHeld>>> {
  const split = await splitHeld(queries, open)
  await setStatuses(
    queries,
    split.held.map(({ _id }) => _id),
    'failed',
    payoutMessages.heldBack,
  )
  await ledger.postAll(
    queries,
    split.held.map((line) => payoutPosting(line, { kind: 'payout.failed', earner, by, from: 'bank' })),
  )
  return split
}
