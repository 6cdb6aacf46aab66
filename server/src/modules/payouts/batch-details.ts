import {
  type AuditAction,
  type Earner,
  type PayoutBatch,
  type PayoutDetail,
  payoutMessages,
} from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { SANDBOX, type PaymentProvider } from '../payments/online-payments.service.ts'
import {
  lockBatch,
  readBatch,
  readLines,
  toLine,
  type PayoutLineRow,
  type BatchSummary,
} from './batches.store.ts'

/** The figures of a batch in the audit log. */
export type Figures = Pick<PayoutBatch, '_id' | 'earner'> & Readonly<Record<string, string | number>>

const LABELS: Readonly<Record<Earner, string>> = { rider: 'Payouts to riders', vendor: 'Payouts to shops' }

export interface BatchDetailsDeps {
  readonly audit: Pick<AuditService, 'record'>
  readonly provider: Pick<PaymentProvider, 'id' | 'isOffered'>
}

/** Shared by all steps of a batch: they lock it in the status they need, answer the whole batch, and are audited. */
export function createBatchDetails({ audit, provider }: BatchDetailsDeps) {
  /** @throws Refusal NOT_FOUND */
  async function readDetail(queries: Queries, id: string): Promise<PayoutDetail> {
    const [batch, lines] = await Promise.all([readBatch(queries, id), readLines(queries, id)])
    if (!batch) throw new Refusal('NOT_FOUND')
    const { status, channel, open } = batch
    const mayTransfer = status === 'sent' && channel === 'open' && open > 0 && provider.isOffered
    return { ...batch, lines: lines.map(toLine), mayTransfer, isSandbox: provider.id === SANDBOX }
  }

  async function changedMeanwhile(
    queries: Queries,
    id: string,
    message: string = payoutMessages.changed,
  ): Promise<Refusal> {
    const current = await readDetail(queries, id)
    return new Refusal('CHANGED_MEANWHILE', { message, data: { current } })
  }

  /** @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if it is not approved, or is sent over another channel */
  async function lockSent(queries: Queries, id: string, channel: 'file' | 'provider'): Promise<BatchSummary> {
    const batch = await lockBatch(queries, id)
    if (!batch) throw new Refusal('NOT_FOUND')
    if (batch.status !== 'sent') throw await changedMeanwhile(queries, id)
    if (batch.channel !== 'open' && batch.channel !== channel)
      throw await changedMeanwhile(
        queries,
        id,
        batch.channel === 'file' ? payoutMessages.byFile : payoutMessages.byProvider,
      )
    return batch
  }

  /** @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if it does not wait for approval any more */
  async function lockPending(queries: Queries, id: string): Promise<BatchSummary> {
    const batch = await lockBatch(queries, id)
    if (!batch) throw new Refusal('NOT_FOUND')
    if (batch.status !== 'pending') throw await changedMeanwhile(queries, id)
    return batch
  }

  const record = (
    queries: Queries,
    caller: Caller,
    action: Extract<AuditAction, `payout.${string}`>,
    { _id: id, earner, ...after }: Figures,
    reason = '',
  ) => audit.record(queries, caller, { action, subject: { id, label: LABELS[earner] }, after, reason })

  return { readDetail, changedMeanwhile, lockPending, lockSent, record }
}

export type BatchDetails = ReturnType<typeof createBatchDetails>

export const figuresOf = ({ _id, earner, people, amount }: PayoutBatch): Figures => ({
  _id,
  earner,
  people,
  amount,
})

export const idsOf = (lines: readonly PayoutLineRow[]): string[] => lines.map(({ _id }) => _id)

export const sumOf = (lines: readonly PayoutLineRow[]): number =>
  lines.reduce((sum, line) => sum + line.earnedKobo + line.tipsKobo, 0)
