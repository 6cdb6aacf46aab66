import { type PayoutDetail, payoutMessages } from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import type { PaymentProvider } from '../payments/online-payments.service.ts'
import { BANK_ACCOUNT_PURPOSE } from './bank-accounts.ts'
import { bankFile } from './bank-file.ts'
import { idsOf, sumOf, type BatchDetails } from './batch-details.ts'
import { lockBatch, readLines, setStatuses, setChannel, toLine, type BatchSummary } from './batches.store.ts'
import { payoutPosting } from './payout-postings.ts'
import { returnHeldPayouts } from './return-held-payouts.ts'
import { insertTransfers } from './transfers.store.ts'

type EndStatus = 'paid' | 'failed'

export interface BatchSendingDeps {
  readonly database: Database
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly encryption: Pick<Encryption, 'open'>
  readonly provider: Pick<PaymentProvider, 'id' | 'isOffered'>
  readonly details: BatchDetails
}

/** Sends an approved batch to the banks, and records which of its lines were paid. */
export function createBatchSending({ database, ledger, encryption, provider, details }: BatchSendingDeps) {
  const { readDetail, changedMeanwhile, lockSent, record } = details

  /** The sent lines of a batch. The money of people held back returns to them before it reaches a bank. */
  async function openOf(queries: Queries, caller: Caller, id: string, { earner, channel }: BatchSummary) {
    const open = (await readLines(queries, id)).filter(({ status }) => status === 'sent')
    // Once a file was saved, the people in it may have been paid, so that nothing returns to their balance.
    if (channel !== 'open') return open
    const { held, payable } = await returnHeldPayouts(queries, ledger, { open, earner, by: caller.accountId })
    if (held.length > 0) {
      const figures = { _id: id, earner, status: 'failed', people: held.length, amount: toNaira(sumOf(held)) }
      await record(queries, caller, 'payout.settle', figures, payoutMessages.heldBack)
    }
    return payable
  }

  return {
    /**
     * Has the provider send what is on its way. A round begins the transfers within seconds.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE unless it was sent and nobody saved its file
     */
    transfer: (caller: Caller, id: string): Promise<PayoutDetail> =>
      database.transaction(async (queries) => {
        const batch = await lockSent(queries, id, 'provider')
        const { earner } = batch
        if (batch.channel === 'provider' || !provider.isOffered) throw await changedMeanwhile(queries, id)
        const open = await openOf(queries, caller, id, batch)
        await setChannel(queries, id, 'provider')
        await insertTransfers(queries, provider.id, idsOf(open))
        const amount = toNaira(sumOf(open))
        await record(queries, caller, 'payout.transfer', { _id: id, earner, people: open.length, amount })
        return readDetail(queries, id)
      }),

    /**
     * The transfers whose end is not known.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE unless it was sent, and not by the provider
     */
    file: (caller: Caller, id: string): Promise<{ name: string; csv: string }> =>
      database.transaction(async (queries) => {
        const batch = await lockSent(queries, id, 'file')
        const open = await openOf(queries, caller, id, batch)
        await setChannel(queries, id, 'file')
        const transfers = open.flatMap(({ numberSealed, ...line }) =>
          numberSealed === null
            ? []
            : [
                {
                  reference: line._id,
                  bankCode: line.bankCode,
                  bank: toLine({ numberSealed, ...line }).bank,
                  holder: line.holder,
                  amountKobo: line.earnedKobo + line.tipsKobo,
                  accountNumber: encryption.open(numberSealed, BANK_ACCOUNT_PURPOSE),
                },
              ],
        )
        await record(queries, caller, 'payout.export', {
          _id: id,
          earner: batch.earner,
          transfers: transfers.length,
        })
        return { name: `ozi-payouts-${id.slice(-8)}.csv`, csv: bankFile(transfers) }
      }),

    /**
     * Says what became of lines. Failed ones return to the balance.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if the end of one is known, then nothing is changed
     */
    settle: (
      caller: Caller,
      id: string,
      { lineIds, status, reason }: { lineIds: readonly string[]; status: EndStatus; reason: string },
    ): Promise<PayoutDetail> =>
      database.transaction(async (queries) => {
        const batch = await lockBatch(queries, id)
        if (!batch) throw new Refusal('NOT_FOUND')
        if (batch.channel === 'provider') throw await changedMeanwhile(queries, id, payoutMessages.byProvider)
        const asked = (await readLines(queries, id)).filter(({ _id }) => lineIds.includes(_id))
        if (asked.length !== new Set(lineIds).size) throw new Refusal('NOT_FOUND')
        if (asked.some((line) => line.status !== 'sent')) throw await changedMeanwhile(queries, id)
        await setStatuses(queries, idsOf(asked), status, reason)
        await ledger.postAll(
          queries,
          asked.map((line) =>
            payoutPosting(line, {
              kind: `payout.${status}`,
              earner: batch.earner,
              by: caller.accountId,
              from: 'bank',
            }),
          ),
        )
        const amount = toNaira(sumOf(asked))
        const settled = { _id: id, earner: batch.earner, status, people: asked.length, amount }
        await record(queries, caller, 'payout.settle', settled, reason)
        return readDetail(queries, id)
      }),
  }
}
