import {
  type AuditAction,
  type BankAccount,
  type BankAccountInput,
  type Earner,
  isAccountNumberOf,
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
import type { LedgerService, Posting, PostingLine } from '../ledger/ledger.service.ts'
import { bankFile } from './bank-file.ts'
import { eraseBankAccount, keepBankAccount, readBankAccount } from './bank-accounts.store.ts'
import {
  answerBatch,
  insertBatch,
  listBatches,
  lockBatch,
  lockBatches,
  readBatch,
  readDue,
  readLines,
  setFates,
  toLine,
  type KeptLine,
  type LockedBatch,
} from './batches.store.ts'

export const BANK_ACCOUNT_PURPOSE = 'bank account numbers'

export interface PayoutsDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly ledger: Pick<LedgerService, 'lockBalance' | 'postAll'>
  readonly encryption: Pick<Encryption, 'seal' | 'open'>
}

type Settled = 'paid' | 'failed'

/** What the audit log keeps of a change to a batch. */
type Figures = Pick<PayoutBatch, '_id' | 'earner'> & Readonly<Record<string, string | number>>

const LABELS: Readonly<Record<Earner, string>> = { rider: 'Payouts to riders', vendor: 'Payouts to shops' }

/** Bank accounts of riders and shops, and the batches that pay them what they are owed. */
export function createPayoutsService({ database, audit, ledger, encryption }: PayoutsDeps) {
  /** @throws Refusal NOT_FOUND */
  async function readDetail(queries: Queries, id: string): Promise<PayoutDetail> {
    const [batch, lines] = await Promise.all([readBatch(queries, id), readLines(queries, id)])
    if (!batch) throw new Refusal('NOT_FOUND')
    return { ...batch, lines: lines.map(toLine) }
  }

  async function changedMeanwhile(queries: Queries, id: string): Promise<Refusal> {
    const current = await readDetail(queries, id)
    return new Refusal('CHANGED_MEANWHILE', { message: payoutMessages.changed, data: { current } })
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

  return {
    /** Null until the person has said where they are paid to. */
    bankAccount: ({ accountId }: Pick<Caller, 'accountId'>): Promise<BankAccount | null> =>
      readBankAccount(database.sql, accountId),

    /** @throws Refusal VALIDATION if the number is none of that bank's */
    updateBankAccount(
      { accountId }: Pick<Caller, 'accountId'>,
      { bankCode, accountNumber, holder }: BankAccountInput,
    ): Promise<BankAccount> {
      if (!isAccountNumberOf(bankCode, accountNumber)) {
        throw Refusal.fields({ accountNumber: payoutMessages.numberOfOther })
      }
      return keepBankAccount(database.sql, accountId, {
        ...{ bankCode, holder, lastFour: accountNumber.slice(-4) },
        numberSealed: encryption.seal(accountNumber, BANK_ACCOUNT_PURPOSE),
      })
    },

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
        const sent: KeptLine[] = []
        for (const line of lines) if (await isOwed(queries, earner, line)) sent.push(line)
        const leftOut = lines.filter((line) => !sent.includes(line))
        await answerBatch(queries, id, 'sent', caller.accountId)
        await setFates(queries, idsOf(leftOut), 'left_out', payoutMessages.smaller)
        await setFates(queries, idsOf(sent), 'sent', '')
        await ledger.postAll(
          queries,
          sent.map((line) => postingOf('payout.sent', earner, line, caller)),
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

    /** The transfers whose fate is not known. @throws Refusal NOT_FOUND; CHANGED_MEANWHILE unless it was sent */
    file: (caller: Caller, id: string): Promise<{ name: string; csv: string }> =>
      database.transaction(async (queries) => {
        const batch = await lockBatch(queries, id)
        if (!batch) throw new Refusal('NOT_FOUND')
        if (batch.state !== 'sent') throw await changedMeanwhile(queries, id)
        const open = (await readLines(queries, id)).filter(({ fate }) => fate === 'sent')
        const transfers = open.flatMap(({ numberSealed, ...line }) =>
          numberSealed === null
            ? []
            : [
                {
                  ...{ reference: line._id, bankCode: line.bankCode, holder: line.holder },
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
        const asked = (await readLines(queries, id)).filter(({ _id }) => lineIds.includes(_id))
        if (asked.length !== new Set(lineIds).size) throw new Refusal('NOT_FOUND')
        if (asked.some((line) => line.fate !== 'sent')) throw await changedMeanwhile(queries, id)
        await setFates(queries, idsOf(asked), fate, reason)
        await ledger.postAll(
          queries,
          asked.map((line) => postingOf(`payout.${fate}`, batch.earner, line, caller)),
        )
        const amount = toNaira(asked.reduce((sum, line) => sum + line.earnedKobo + line.tipsKobo, 0))
        const settled = { _id: id, earner: batch.earner, fate, people: asked.length, amount }
        await record(queries, caller, 'payout.settle', settled, reason)
        return readDetail(queries, id)
      }),

    /** Part of deleting a person. */
    eraseOf: eraseBankAccount,
  }
}

export type PayoutsService = ReturnType<typeof createPayoutsService>

const figuresOf = ({ _id, earner, people, amount }: PayoutBatch): Figures => ({ _id, earner, people, amount })

const idsOf = (lines: readonly KeptLine[]): string[] => lines.map(({ _id }) => _id)

/** Sent: from what is owed to what is on its way. Paid: from there to the bank. Failed: back. */
function postingOf(
  kind: 'payout.sent' | 'payout.paid' | 'payout.failed',
  earner: Earner,
  { _id, owner, earnedKobo, tipsKobo }: KeptLine,
  { accountId }: Caller,
): Posting {
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
    recordedBy: accountId,
    lines:
      kind === 'payout.paid'
        ? [
            { account: 'payouts', amountKobo },
            { account: 'bank', amountKobo: -amountKobo },
          ]
        : [...owed, { account: 'payouts', amountKobo: -direction * amountKobo }],
  }
}
