import { payoutMessages } from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { Log } from '../../platform/log.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import {
  ProviderFailure,
  type PaymentProvider,
  type ProviderTransfer,
} from '../payments/online-payments.service.ts'
import { BANK_ACCOUNT_PURPOSE } from './bank-accounts.ts'
import { lockBatch, setStatuses, setReason } from './batches.store.ts'
import { findHeldBack } from './held-back.store.ts'
import { payoutPosting } from './payout-postings.ts'
import {
  endTransfer,
  findTransfer,
  notePaidAfterReturn,
  noteSending,
  noteSent,
  takeDueTransfers,
  type TransferRow,
} from './transfers.store.ts'

const AT_ONCE = 20
const PREFIX = 'ozi-'
const LINE_ID = /^ozi-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Our own name of a transfer: the line that it pays. */
export const referenceOf = ({ _id }: Pick<TransferRow, '_id'>): string => `${PREFIX}${_id}`

const WITHOUT_NUMBER = 'The account number was erased.'

export interface TransferSenderDeps {
  readonly database: Database
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly encryption: Pick<Encryption, 'open'>
  readonly provider: Pick<PaymentProvider, 'id' | 'name' | 'isOffered' | 'transfers'>
  readonly log: Pick<Log, 'error' | 'warn'>
}

/** Has the provider send payouts, each once, and follows each until it has ended. */
export function createTransferSender({ database, ledger, encryption, provider, log }: TransferSenderDeps) {
  const { name, transfers } = provider

  /** Ends a line of a batch, once; later calls change nothing. */
  async function end(
    { _id, batchId, ...line }: TransferRow,
    status: 'paid' | 'failed',
    {
      reason,
      feesKobo = 0,
      isReversed = false,
    }: { readonly reason: string; readonly feesKobo?: number; readonly isReversed?: boolean },
  ): Promise<void> {
    const isKnown = await database.transaction(async (queries) => {
      // The staff's calls lock the batch first, too.
      await lockBatch(queries, batchId)
      const before = (await findTransfer(queries, _id))?.status
      const wasPaid = before === 'paid' && status === 'failed'
      if (before !== 'sent' && !wasPaid) {
        // The amount is back in the balance, but the provider paid it all the same. The reconciliation reports this
        // each night until the provider's money has come back, which only `reversed` says: `failed` does not.
        if (before === 'failed' && (status === 'paid' || isReversed))
          await notePaidAfterReturn(queries, _id, status === 'paid')
        return before === status
      }
      await setStatuses(queries, [_id], status, reason)
      await endTransfer(queries, _id, wasPaid ? undefined : feesKobo)
      const step = {
        kind: `payout.${status}`,
        earner: line.earner,
        from: 'provider',
        feesKobo,
        wasPaid,
      } as const
      await ledger.postAll(queries, [payoutPosting({ _id, ...line }, step)])
      return true
    })
    if (!isKnown) log.error({ lineId: _id, status }, `${name} says otherwise of a payout whose end is known`)
  }

  async function note(transfer: TransferRow, { status, feesKobo, reason }: ProviderTransfer): Promise<void> {
    await noteSent(database.sql, transfer._id)
    if (status === 'paid') return end(transfer, 'paid', { reason: '', feesKobo })
    if (status === 'failed' || status === 'reversed')
      return end(transfer, 'failed', { reason, isReversed: status === 'reversed' })
    const needsCode = `${name} waits for a code: confirm the transfer in its dashboard.`
    await setReason(database.sql, transfer._id, status === 'needs_code' ? needsCode : '')
  }

  /** @returns the provider's name of the account; false if nothing may be sent, or another process is sending it */
  async function begin(transfer: TransferRow): Promise<string | false> {
    const { numberSealed, bankCode, bankHolder, holder } = transfer
    if (transfer.recipient !== null) return transfer.recipient
    if (numberSealed === null) {
      await end(transfer, 'failed', { reason: WITHOUT_NUMBER })
      return false
    }
    const accountNumber = encryption.open(numberSealed, BANK_ACCOUNT_PURPOSE)
    const recipient = await transfers.recipientOf({ bankCode, accountNumber, holder: bankHolder ?? holder })
    const next = await database.transaction((queries) => decide(queries, transfer, recipient))
    if (next === 'taken back') await end(transfer, 'failed', { reason: payoutMessages.heldBack })
    return next === 'sent' && recipient
  }

  /**
   * The last check before a transfer is sent, in one transaction: while it waited, its owner may have been held back.
   */
  async function decide(queries: Queries, { _id, owner }: TransferRow, recipient: string) {
    if ((await findHeldBack(queries, [owner])).has(owner)) return 'taken back'
    return (await noteSending(queries, _id, recipient)) ? 'sent' : 'sent by another'
  }

  async function proceed(transfer: TransferRow): Promise<void> {
    const reference = referenceOf(transfer)
    const amountKobo = transfer.earnedKobo + transfer.tipsKobo
    // If the provider may know of the transfer already, it is asked before anything is sent.
    const known = transfer.transferStatus === 'asked' ? null : await transfers.find(reference)
    if (known) return note(transfer, known)
    if (transfer.transferStatus === 'sent') return
    const recipient = await begin(transfer)
    if (recipient === false) return
    // The provider takes each reference once, so that a transfer whose answer was lost is not paid twice.
    await note(
      transfer,
      await transfers.send({ reference, recipient, amountKobo, reason: `Ozi ${reference.slice(-8)}` }),
    )
  }

  async function look(transfer: TransferRow): Promise<void> {
    if (!provider.isOffered) return
    try {
      await proceed(transfer)
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      log.warn({ lineId: transfer._id, reason: error.message }, 'a payout waits')
      if (error.kind === 'refused') await handleRefusal(transfer, error.words).catch(waitIfAway)
    }
  }

  /** The provider refused a transfer. It has failed, unless the provider knows of it: then its status counts. */
  async function handleRefusal(transfer: TransferRow, words: string): Promise<void> {
    const known = await transfers.find(referenceOf(transfer))
    if (known) return note(transfer, known)
    await end(transfer, 'failed', {
      reason: words === '' ? `${name} refused it.` : `${name} says: ${words}`,
    })
  }

  return {
    /** Any number of processes may run it at the same time. */
    async run(): Promise<void> {
      for (const transfer of await takeDueTransfers(database.sql, provider.id, AT_ONCE)) await look(transfer)
    },

    /** Asks the provider about a transfer, if it is one of ours. What the event says is not believed. */
    async look(reference: string): Promise<void> {
      const [, lineId] = LINE_ID.exec(reference) ?? []
      const transfer = lineId === undefined ? null : await findTransfer(database.sql, lineId)
      if (transfer && transfer.transferStatus !== 'asked' && transfer.provider === provider.id)
        await look(transfer)
    },
  }
}

function waitIfAway(error: unknown): void {
  if (!(error instanceof ProviderFailure)) throw error
}
