import type { RemittanceDispute, RemittanceStatus } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { toNaira } from '../../platform/money.ts'

/** The status of a remittance, whose table is named `remittance`. */
export const REMITTANCE_STATUS = fragment`case
  when remittance.reversed_at is not null then 'reversed' else coalesce(remittance.answer, 'waiting')
end`

export interface RemittanceRow {
  readonly _id: string
  readonly riderId: string
  readonly amountKobo: number
  readonly status: RemittanceStatus
}

/** A rider's remittance, locked until the transaction ends; null if the rider has no such remittance. */
export async function lockRemittance(
  queries: Queries,
  riderId: string,
  id: string,
): Promise<RemittanceRow | null> {
  const [row] = await queries<RemittanceRow[]>`
    select _id, rider_id as "riderId", amount_kobo as "amountKobo", ${REMITTANCE_STATUS} as status
    from cash_remittances as remittance where _id = ${id} and rider_id = ${riderId} for no key update`
  return row ?? null
}

export async function writeAnswer(
  queries: Queries,
  id: string,
  answer: 'confirmed' | 'disputed',
  reason: string | null,
): Promise<void> {
  await queries`
    update cash_remittances set answer = ${answer}, answered_at = now(), dispute_reason = ${reason}
    where _id = ${id}`
}

export async function writeReversal(
  queries: Queries,
  { id, by, reason }: { readonly id: string; readonly by: string; readonly reason: string },
): Promise<void> {
  await queries`
    update cash_remittances set reversed_at = now(), reversed_by = ${by}, reversal_reason = ${reason}
    where _id = ${id}`
}

const DISPUTES_SHOWN = 50

/** Remittances whose riders say that they are wrong, the longest waiting first. */
export async function listDisputed(queries: Queries): Promise<RemittanceDispute[]> {
  const rows = await queries<
    { _id: string; rider_id: string; name: string; amount_kobo: number; reason: string | null; at: Date }[]
  >`
    select remittance._id, remittance.rider_id, accounts.name, remittance.amount_kobo,
      remittance.dispute_reason as reason, remittance.answered_at as at
    from cash_remittances as remittance join accounts on accounts._id = remittance.rider_id
    where remittance.answer = 'disputed' and remittance.reversed_at is null
    order by remittance.answered_at limit ${DISPUTES_SHOWN}`
  return rows.map(({ _id, rider_id, name, amount_kobo, reason, at }) => ({
    _id,
    rider: { _id: rider_id, name },
    amount: toNaira(amount_kobo),
    reason: reason ?? '',
    disputedAt: at.toISOString(),
  }))
}
