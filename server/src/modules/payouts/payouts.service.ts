import {
  type Earner,
  type PayoutBatch,
  type PayoutDetail,
  payoutMessages,
  type PayoutsDue,
} from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Encryption } from '../../platform/encryption.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import type { Log } from '../../platform/log.ts'
import { toKobo } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import { SANDBOX, type PaymentProvider } from '../payments/online-payments.service.ts'
import { createBankAccounts } from './bank-accounts.ts'
import { accountsOfPaidPeople, eraseBankAccountUnlessOwed } from './bank-accounts.store.ts'
import { createBatchDetails, figuresOf, idsOf, type BatchDetailsDeps } from './batch-details.ts'
import {
  answerBatch,
  insertBatch,
  listBatches,
  lockBatches,
  readDue,
  readLines,
  setStatuses,
  type PayoutLineRow,
} from './batches.store.ts'
import { payoutPosting } from './payout-postings.ts'
import { createBatchSending } from './send-batch.ts'
import { createTransferSender } from './send-transfers.ts'
import { splitHeld } from './return-held-payouts.ts'
import { confirmAccount, lockToConfirm } from './accounts-to-confirm.store.ts'

/** Payouts on their way with the provider are looked at so often. */
const TRANSFERS_PAUSE_SECONDS = 5

export { payoutPosting } from './payout-postings.ts'
export { countHeldBack } from './held-back.store.ts'
export { referenceOf } from './send-transfers.ts'

export interface PayoutsDeps extends BatchDetailsDeps {
  readonly provider: PaymentProvider
  readonly database: Database
  readonly jobs: Pick<Jobs, 'every'>
  readonly ledger: Pick<LedgerService, 'lockBalance' | 'postAll'>
  readonly encryption: Pick<Encryption, 'seal' | 'open'>
  /** Part of the transaction that changes somebody's bank account. */
  readonly tellOwner: (queries: Queries, accountId: string) => Promise<void>
  readonly log: Log
}

/** Bank accounts of riders and shops, and the batches that pay them what they are owed. */
export function createPayoutsService(deps: PayoutsDeps) {
  const { database, jobs, ledger, provider, encryption, log } = deps
  const accounts = createBankAccounts({ database, encryption, provider, tellOwner: deps.tellOwner, log })
  const transfers = createTransferSender({ database, ledger, encryption, provider, log })
  const details = createBatchDetails(deps)
  const { readDetail, lockPending, record } = details
  const sending = createBatchSending({ database, ledger, encryption, provider, details })
  jobs.every(TRANSFERS_PAUSE_SECONDS, 'payouts by the provider', transfers.run)

  /** True if all of a line is owed. The balances stay locked until the transaction ends. */
  async function isOwed(queries: Queries, earner: Earner, { owner, earnedKobo, tipsKobo }: PayoutLineRow) {
    if (earner === 'vendor') return -(await ledger.lockBalance(queries, 'shop', owner)) >= earnedKobo
    const earned = -(await ledger.lockBalance(queries, 'rider_earnings', owner))
    const tips = -(await ledger.lockBalance(queries, 'tips', owner))
    return earned >= earnedKobo && tips >= tipsKobo
  }

  return {
    accounts,
    transfers,
    isSandbox: provider.id === SANDBOX,

    /** The people whom a batch by this caller would pay, and those it would leave out. */
    due: (caller: Caller, earner: Earner, minimum: number): Promise<PayoutsDue> =>
      readDue(database.sql, { earner, minimumKobo: toKobo(minimum), madeBy: caller.accountId }),

    /**
     * Confirms a recent change of a bank account or of its owner's address, so that batches of others may pay to it.
     * @param since the time of the change that the caller has seen
     * @throws Refusal NOT_FOUND, CHANGED_MEANWHILE; FORBIDDEN for who set the address
     */
    confirmAccount: (caller: Caller, owner: string, since: string): Promise<void> =>
      database.transaction(async (queries) => {
        const account = await lockToConfirm(queries, owner)
        if (!account) throw new Refusal('NOT_FOUND')
        if (account.setBy.includes(caller.accountId))
          throw new Refusal('FORBIDDEN', { message: payoutMessages.ownAddress })
        if (account.since.toISOString() !== since)
          throw new Refusal('CHANGED_MEANWHILE', { message: payoutMessages.accountChanged })
        await confirmAccount(queries, owner, caller.accountId)
        await deps.audit.record(queries, caller, {
          action: 'payout.confirm',
          subject: { id: owner, label: account.name },
          after: { bank: account.bank, lastFour: account.lastFour },
        })
      }),

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
        const { earner, madeBy } = await lockPending(queries, id)
        if (madeBy === caller.accountId) throw new Refusal('FORBIDDEN', { message: payoutMessages.ownBatch })
        const lines = await readLines(queries, id)
        const { held, payable } = await splitHeld(queries, lines)
        const sent: PayoutLineRow[] = []
        for (const line of payable) if (await isOwed(queries, earner, line)) sent.push(line)
        const smaller = payable.filter((line) => !sent.includes(line))
        await answerBatch(queries, id, 'sent', caller.accountId)
        await setStatuses(queries, idsOf(smaller), 'left_out', payoutMessages.smaller)
        await setStatuses(queries, idsOf(held), 'left_out', payoutMessages.heldBack)
        await setStatuses(queries, idsOf(sent), 'sent', '')
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
        await lockPending(queries, id)
        await answerBatch(queries, id, 'withdrawn', caller.accountId)
        await setStatuses(queries, idsOf(await readLines(queries, id)), 'left_out', '')
        const detail = await readDetail(queries, id)
        await record(queries, caller, 'payout.withdraw', { ...figuresOf(detail), amount: 0 })
        return detail
      }),

    ...sending,

    /** Part of deleting a person, whose bank account stays as long as they are owed money. */
    eraseBankAccountUnlessOwed,
    expiring: accountsOfPaidPeople,
  }
}

export type PayoutsService = ReturnType<typeof createPayoutsService>
