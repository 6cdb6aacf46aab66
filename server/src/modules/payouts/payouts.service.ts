import {
  type AuditAction,
  type Earner,
  type PayoutBatch,
  type PayoutDetail,
  payoutMessages,
  type PayoutsDue,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { toKobo, toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { TransferCalls } from '../payments/paystack.service.ts'
import { BANK_ACCOUNT_PURPOSE, createBankAccounts } from './bank-accounts.ts'
import { accountsOfPaidPeople, eraseBankAccountUnlessOwed } from './bank-accounts.store.ts'
import { bankFile } from './bank-file.ts'
import {
  answerBatch,
  insertBatch,
  listBatches,
  lockBatch,
  lockBatches,
  readBatch,
  readDue,
  readLines,
  readWay,
  setFates,
  setWay,
  toLine,
  type KeptLine,
  type LockedBatch,
} from './batches.store.ts'
import { payoutPosting } from './payout-postings.ts'
import { splitHeld, takeBackHeld } from './take-back-held.ts'
import { createTransferSending } from './send-transfers.ts'
import { insertTransfers } from './transfers.store.ts'

/** Payouts on their way with Paystack are looked at so often. */
const TRANSFERS_PAUSE_SECONDS = 5

export { payoutPosting } from './payout-postings.ts'
export { countHeldBack } from './held-back.store.ts'
export { referenceOf } from './send-transfers.ts'

export interface PayoutsDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly audit: Pick<AuditService, 'record'>
  readonly ledger: Pick<LedgerService, 'lockBalance' | 'postAll'>
  readonly encryption: Pick<Encryption, 'seal' | 'open'>
  readonly paystack: {
    /** Undefined where Paystack is not offered. */
    readonly calls: () => TransferCalls | undefined
    readonly isSandbox: boolean
  }
  /** Part of the transaction that changes somebody's bank account. */
  readonly tellOwner: (queries: Queries, accountId: string) => Promise<void>
  readonly log: Log
}

type Settled = 'paid' | 'failed'

/** What the audit log keeps of a change to a batch. */
type Figures = Pick<PayoutBatch, '_id' | 'earner'> & Readonly<Record<string, string | number>>

const LABELS: Readonly<Record<Earner, string>> = { rider: 'Payouts to riders', vendor: 'Payouts to shops' }

/** Bank accounts of riders and shops, and the batches that pay them what they are owed. */
export function createPayoutsService(deps: PayoutsDeps) {
  const { database, jobs, audit, ledger, encryption, log } = deps
  const paystack = deps.paystack.calls
  const accounts = createBankAccounts({ database, encryption, paystack, tellOwner: deps.tellOwner, log })
  const transfers = createTransferSending({ database, ledger, encryption, paystack, log })
  jobs.every(TRANSFERS_PAUSE_SECONDS, 'payouts by Paystack', transfers.run)

  /** @throws Refusal NOT_FOUND */
  async function readDetail(queries: Queries, id: string): Promise<PayoutDetail> {
    const [batch, lines, way] = await Promise.all([
      readBatch(queries, id),
      readLines(queries, id),
      readWay(queries, id),
    ])
    if (!batch) throw new Refusal('NOT_FOUND')
    const mayTransfer = batch.state === 'sent' && way === 'open' && batch.open > 0 && paystack() !== undefined
    return { ...batch, lines: lines.map(toLine), way, mayTransfer, isSandbox: deps.paystack.isSandbox }
  }

  async function changedMeanwhile(
    queries: Queries,
    id: string,
    message: string = payoutMessages.changed,
  ): Promise<Refusal> {
    const current = await readDetail(queries, id)
    return new Refusal('CHANGED_MEANWHILE', { message, data: { current } })
  }

  /** @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if it is not sent, or in another way */
  async function lockSent(queries: Queries, id: string, way: 'file' | 'paystack'): Promise<LockedBatch> {
    const batch = await lockBatch(queries, id)
    if (!batch) throw new Refusal('NOT_FOUND')
    if (batch.state !== 'sent') throw await changedMeanwhile(queries, id)
    if (batch.way !== 'open' && batch.way !== way)
      throw await changedMeanwhile(
        queries,
        id,
        batch.way === 'file' ? payoutMessages.byFile : payoutMessages.byPaystack,
      )
    return batch
  }

  /** @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if it does not wait for approval any more */
  async function lockMade(queries: Queries, id: string): Promise<LockedBatch> {
    const batch = await lockBatch(queries, id)
    if (!batch) throw new Refusal('NOT_FOUND')
    if (batch.state !== 'made') throw await changedMeanwhile(queries, id)
    return batch
  }

  /** Whether all of a line is owed. The balances stay locked until the transaction ends. */
  async function isOwed(queries: Queries, earner: Earner, { owner, earnedKobo, tipsKobo }: KeptLine) {
    if (earner === 'vendor') return -(await ledger.lockBalance(queries, 'shop', owner)) >= earnedKobo
    const earned = -(await ledger.lockBalance(queries, 'rider_earnings', owner))
    const tips = -(await ledger.lockBalance(queries, 'tips', owner))
    return earned >= earnedKobo && tips >= tipsKobo
  }

  const record = (
    queries: Queries,
    caller: Caller,
    action: Extract<AuditAction, `payout.${string}`>,
    { _id: id, earner, ...after }: Figures,
    reason = '',
  ) => audit.record(queries, caller, { action, subject: { id, label: LABELS[earner] }, after, reason })

  /** What is on its way of a batch that is about to be sent, without people held back, whose money returns. */
  async function openOf(queries: Queries, caller: Caller, id: string, { earner, way }: LockedBatch) {
    const open = (await readLines(queries, id)).filter(({ fate }) => fate === 'sent')
    // Whoever is in a file that was saved before may have been paid by it.
    if (way !== 'open') return open
    const { held, payable } = await takeBackHeld(queries, ledger, { open, earner, by: caller.accountId })
    if (held.length > 0) {
      const figures = { _id: id, earner, fate: 'failed', people: held.length, amount: toNaira(sumOf(held)) }
      await record(queries, caller, 'payout.settle', figures, payoutMessages.heldBack)
    }
    return payable
  }

  return {
    accounts,
    transfers,
    isSandbox: deps.paystack.isSandbox,

    due: (earner: Earner, minimum: number): Promise<PayoutsDue> =>
      readDue(database.sql, earner, toKobo(minimum)),

    /** Newest first. */
    list(query: Pick<PageQuery, 'limit' | 'cursor'>): Promise<Page<PayoutBatch>> {
      return listBatches(database.sql, readPageQuery(query))
    },

    read: (id: string): Promise<PayoutDetail> => readDetail(database.sql, id),

    /** @throws Refusal VALIDATION if nobody is due */
    make: (caller: Caller, earner: Earner, minimum: number): Promise<PayoutDetail> =>
      database.transaction(async (queries) => {
        await lockBatches(queries)
        const minimumKobo = toKobo(minimum)
        const id = await insertBatch(queries, { earner, minimumKobo, madeBy: caller.accountId })
        if (id === null) throw Refusal.fields({ minimum: payoutMessages.noneDue })
        const made = await readDetail(queries, id)
        await record(queries, caller, 'payout.make', figuresOf(made))
        return made
      }),

    /**
     * Sends a batch that somebody else has made: what it pays leaves the balances.
     * @throws Refusal NOT_FOUND, CHANGED_MEANWHILE; FORBIDDEN for its maker
     */
    approve: (caller: Caller, id: string): Promise<PayoutDetail> =>
      database.transaction(async (queries) => {
        const { earner, madeBy } = await lockMade(queries, id)
        if (madeBy === caller.accountId) throw new Refusal('FORBIDDEN', { message: payoutMessages.ownBatch })
        const lines = await readLines(queries, id)
        const { held, payable } = await splitHeld(queries, lines)
        const sent: KeptLine[] = []
        for (const line of payable) if (await isOwed(queries, earner, line)) sent.push(line)
        const smaller = payable.filter((line) => !sent.includes(line))
        await answerBatch(queries, id, 'sent', caller.accountId)
        await setFates(queries, idsOf(smaller), 'left_out', payoutMessages.smaller)
        await setFates(queries, idsOf(held), 'left_out', payoutMessages.heldBack)
        await setFates(queries, idsOf(sent), 'sent', '')
        await ledger.postAll(
          queries,
          sent.map((line) =>
            payoutPosting(line, { kind: 'payout.sent', earner, by: caller.accountId, from: 'bank' }),
          ),
        )
        const detail = await readDetail(queries, id)
        await record(queries, caller, 'payout.approve', figuresOf(detail))
        return detail
      }),

    /** @throws Refusal NOT_FOUND, CHANGED_MEANWHILE */
    withdraw: (caller: Caller, id: string): Promise<PayoutDetail> =>
      database.transaction(async (queries) => {
        await lockMade(queries, id)
        await answerBatch(queries, id, 'withdrawn', caller.accountId)
        await setFates(queries, idsOf(await readLines(queries, id)), 'left_out', '')
        const detail = await readDetail(queries, id)
        await record(queries, caller, 'payout.withdraw', { ...figuresOf(detail), amount: 0 })
        return detail
      }),

    /**
     * Has Paystack send what is on its way. A round begins the transfers within seconds.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE unless it was sent and nobody saved its file
     */
    transfer: (caller: Caller, id: string): Promise<PayoutDetail> =>
      database.transaction(async (queries) => {
        const batch = await lockSent(queries, id, 'paystack')
        const { earner } = batch
        if (batch.way === 'paystack' || !paystack()) throw await changedMeanwhile(queries, id)
        const open = await openOf(queries, caller, id, batch)
        await setWay(queries, id, 'paystack')
        await insertTransfers(queries, idsOf(open))
        const amount = toNaira(sumOf(open))
        await record(queries, caller, 'payout.transfer', { _id: id, earner, people: open.length, amount })
        return readDetail(queries, id)
      }),

    /**
     * The transfers whose fate is not known.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE unless it was sent, and not by Paystack
     */
    file: (caller: Caller, id: string): Promise<{ name: string; csv: string }> =>
      database.transaction(async (queries) => {
        const batch = await lockSent(queries, id, 'file')
        const open = await openOf(queries, caller, id, batch)
        await setWay(queries, id, 'file')
        const transfers = open.flatMap(({ numberSealed, ...line }) =>
          numberSealed === null
            ? []
            : [
                {
                  ...{
                    reference: line._id,
                    bankCode: line.bankCode,
                    bank: toLine({ numberSealed, ...line }).bank,
                  },
                  holder: line.holder,
                  amountKobo: line.earnedKobo + line.tipsKobo,
                  accountNumber: encryption.open(numberSealed, BANK_ACCOUNT_PURPOSE),
                },
              ],
        )
        await record(queries, caller, 'payout.export', {
          ...{ _id: id, earner: batch.earner },
          transfers: transfers.length,
        })
        return { name: `ozi-payouts-${id.slice(-8)}.csv`, csv: bankFile(transfers) }
      }),

    /**
     * Says what became of lines. Failed ones return to the balance.
     * @throws Refusal NOT_FOUND; CHANGED_MEANWHILE if one's fate is known, then nothing is changed
     */
    settle: (
      caller: Caller,
      id: string,
      { lineIds, fate, reason }: { lineIds: readonly string[]; fate: Settled; reason: string },
    ): Promise<PayoutDetail> =>
      database.transaction(async (queries) => {
        const batch = await lockBatch(queries, id)
        if (!batch) throw new Refusal('NOT_FOUND')
        if (batch.way === 'paystack') throw await changedMeanwhile(queries, id, payoutMessages.byPaystack)
        const asked = (await readLines(queries, id)).filter(({ _id }) => lineIds.includes(_id))
        if (asked.length !== new Set(lineIds).size) throw new Refusal('NOT_FOUND')
        if (asked.some((line) => line.fate !== 'sent')) throw await changedMeanwhile(queries, id)
        await setFates(queries, idsOf(asked), fate, reason)
        await ledger.postAll(
          queries,
          asked.map((line) =>
            payoutPosting(line, {
              ...{ kind: `payout.${fate}`, earner: batch.earner, by: caller.accountId, from: 'bank' },
            }),
          ),
        )
        const amount = toNaira(sumOf(asked))
        const settled = { _id: id, earner: batch.earner, fate, people: asked.length, amount }
        await record(queries, caller, 'payout.settle', settled, reason)
        return readDetail(queries, id)
      }),

    /** Part of deleting a person, whose bank account stays as long as they are owed money. */
    eraseBankAccountUnlessOwed,
    outdated: accountsOfPaidPeople,
  }
}

export type PayoutsService = ReturnType<typeof createPayoutsService>

const figuresOf = ({ _id, earner, people, amount }: PayoutBatch): Figures => ({ _id, earner, people, amount })

const idsOf = (lines: readonly KeptLine[]): string[] => lines.map(({ _id }) => _id)

const sumOf = (lines: readonly KeptLine[]): number =>
  lines.reduce((sum, line) => sum + line.earnedKobo + line.tipsKobo, 0)
