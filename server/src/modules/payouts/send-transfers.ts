import { payoutMessages, type PayoutFate } from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { Log } from '../../platform/log.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import { PaystackFailure, type Transfer, type TransferCalls } from '../payments/paystack.service.ts'
import { BANK_ACCOUNT_PURPOSE } from './bank-accounts.ts'
import { lockBatch, setFates, setReason } from './batches.store.ts'
import { heldBackOf } from './held-back.store.ts'
import { payoutPosting } from './payout-postings.ts'
import {
  endTransfer,
  findTransfer,
  notePaidAfterReturn,
  noteSending,
  noteSent,
  takeDueTransfers,
  type KeptTransfer,
} from './transfers.store.ts'

const AT_ONCE = 20
const PREFIX = 'ozi-'
const LINE_ID = /^ozi-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Our own name of a transfer: the line that it pays. */
export const referenceOf = ({ _id }: Pick<KeptTransfer, '_id'>): string => `${PREFIX}${_id}`

/** Where a transfer can go no further by itself. Paystack may also give back one that had succeeded. */
const ENDS: Readonly<Record<string, Extract<PayoutFate, 'paid' | 'failed'>>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  rejected: 'failed',
  blocked: 'failed',
  abandoned: 'failed',
}
const NEEDS_CODE = 'Paystack waits for a code: confirm the transfer in its dashboard.'
const WITHOUT_NUMBER = 'The account number was erased.'

export interface TransferParts {
  readonly database: Database
  readonly ledger: Pick<LedgerService, 'postAll'>
  readonly encryption: Pick<Encryption, 'open'>
  readonly paystack: () => Pick<TransferCalls, 'recipientOf' | 'transfer' | 'findTransfer'> | undefined
  readonly log: Pick<Log, 'error' | 'warn'>
}

/** Has Paystack send payouts, each once, and sees each through to its end. */
export function createTransferSending({ database, ledger, encryption, paystack, log }: TransferParts) {
  /** What became of a line, once: whoever comes later finds it known. */
  async function end(
    { _id, batchId, ...line }: KeptTransfer,
    fate: 'paid' | 'failed',
    {
      reason,
      feesKobo = 0,
      isReversed = false,
    }: { readonly reason: string; readonly feesKobo?: number; readonly isReversed?: boolean },
  ): Promise<void> {
    const isKnown = await database.transaction(async (queries) => {
      // As the staff lock it.
      await lockBatch(queries, batchId)
      const before = (await findTransfer(queries, _id))?.fate
      const wasPaid = before === 'paid' && fate === 'failed'
      if (before !== 'sent' && !wasPaid) {
        // Back in the balance, and yet sent: the comparison of each night names it until it comes back, too. That it
        // failed says nothing of that: only what is reversed has come back.
        if (before === 'failed' && (fate === 'paid' || isReversed))
          await notePaidAfterReturn(queries, _id, fate === 'paid')
        return before === fate
      }
      await setFates(queries, [_id], fate, reason)
      await endTransfer(queries, _id, wasPaid ? undefined : feesKobo)
      const step = {
        kind: `payout.${fate}`,
        earner: line.earner,
        from: 'paystack',
        feesKobo,
        wasPaid,
      } as const
      await ledger.postAll(queries, [payoutPosting({ _id, ...line }, step)])
      return true
    })
    if (!isKnown) log.error({ lineId: _id, fate }, 'Paystack says otherwise of a payout whose fate is known')
  }

  async function note(transfer: KeptTransfer, told: Transfer): Promise<void> {
    await noteSent(database.sql, transfer._id)
    const fate = ENDS[told.status]
    if (fate === 'paid') return end(transfer, fate, { reason: '', feesKobo: told.fee_charged ?? 0 })
    if (fate)
      return end(transfer, fate, {
        reason: told.gateway_response ?? `Paystack says: ${told.status}.`,
        isReversed: told.status === 'reversed',
      })
    await setReason(database.sql, transfer._id, told.status === 'otp' ? NEEDS_CODE : '')
  }

  /** @returns false if it must not be sent, or somebody else is sending it */
  async function begin(calls: Calls, transfer: KeptTransfer): Promise<string | false> {
    const { numberSealed, bankCode, bankHolder, holder } = transfer
    if (transfer.recipient !== null) return transfer.recipient
    if (numberSealed === null) {
      await end(transfer, 'failed', { reason: WITHOUT_NUMBER })
      return false
    }
    const accountNumber = encryption.open(numberSealed, BANK_ACCOUNT_PURPOSE)
    const recipient = await calls.recipientOf({ bankCode, accountNumber, holder: bankHolder ?? holder })
    const next = await database.transaction((queries) => decide(queries, transfer, recipient))
    if (next === 'taken back') await end(transfer, 'failed', { reason: payoutMessages.heldBack })
    return next === 'sent' && recipient
  }

  /** Last, in one transaction: while it waited, Paystack may have paid what had come back to its owner. */
  async function decide(queries: Queries, { _id, owner }: KeptTransfer, recipient: string) {
    if ((await heldBackOf(queries, [owner])).has(owner)) return 'taken back'
    return (await noteSending(queries, _id, recipient)) ? 'sent' : 'sent by another'
  }

  async function proceed(calls: Calls, transfer: KeptTransfer): Promise<void> {
    const reference = referenceOf(transfer)
    const amountKobo = transfer.earnedKobo + transfer.tipsKobo
    // Once Paystack may know of it, it is asked before anything is sent.
    const known = transfer.state === 'asked' ? null : await calls.findTransfer(reference)
    if (known) return note(transfer, known)
    if (transfer.state === 'sent') return
    const recipient = await begin(calls, transfer)
    if (recipient === false) return
    // Paystack takes a reference once: one whose answer was lost is not sent a second time.
    await note(
      transfer,
      await calls.transfer({ reference, recipient, amountKobo, reason: `Ozi ${reference.slice(-8)}` }),
    )
  }

  async function look(transfer: KeptTransfer): Promise<void> {
    const calls = paystack()
    if (!calls) return
    try {
      await proceed(calls, transfer)
    } catch (error) {
      if (!(error instanceof PaystackFailure)) throw error
      log.warn({ lineId: transfer._id, reason: error.message }, 'a payout waits')
      if (error.kind === 'refused') await refused(calls, transfer, error.words).catch(waitIfAway)
    }
  }

  /** Refused for good, unless Paystack knows of it: then that is what counts. */
  async function refused(calls: Calls, transfer: KeptTransfer, words: string): Promise<void> {
    const known = await calls.findTransfer(referenceOf(transfer))
    if (known) return note(transfer, known)
    await end(transfer, 'failed', {
      reason: words === '' ? 'Paystack refused it.' : `Paystack says: ${words}`,
    })
  }

  return {
    /** Any number of processes may run it at the same time. */
    async run(): Promise<void> {
      for (const transfer of await takeDueTransfers(database.sql, AT_ONCE)) await look(transfer)
    },

    /** What became of a transfer, if it is one of ours. Paystack is asked, whatever an event says. */
    async look(reference: string): Promise<void> {
      const [, lineId] = LINE_ID.exec(reference) ?? []
      const transfer = lineId === undefined ? null : await findTransfer(database.sql, lineId)
      if (transfer && transfer.state !== 'asked') await look(transfer)
    },
  }
}

type Calls = NonNullable<ReturnType<TransferParts['paystack']>>

function waitIfAway(error: unknown): void {
  if (!(error instanceof PaystackFailure)) throw error
}

export type TransferSending = ReturnType<typeof createTransferSending>
