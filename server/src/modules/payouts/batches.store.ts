import {
  PAYOUT_LINES,
  type Earner,
  type PayoutBatch,
  type PayoutDetail,
  type PayoutStatus,
  type PayoutLine,
  type PayoutBatchStatus,
  type PayoutsDue,
  type PayoutChannel,
  type PersonToConfirm,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { findPage, type Page, type PageRequest } from '../../platform/lists/paging.ts'
import { toNaira } from '../../platform/money.ts'
import { payableAccountsOf } from '../earnings/earnings.service.ts'
import { bankFactsOf } from './bank-accounts.store.ts'
import { PAID_AFTER_RETURN } from './held-back.store.ts'
import { accountsToConfirm } from './accounts-to-confirm.store.ts'

/** The amounts owed to each rider or shop. In the ledger's balances, a credit is negative. */
const owedBy = (earner: Earner) => fragment`
  select owner, -sum(amount_kobo) filter (where account <> 'tips') as earned_kobo,
    -coalesce(sum(amount_kobo) filter (where account = 'tips'), 0) as tips_kobo
  from ledger_balances
  where account = any(${payableAccountsOf(earner)}::text[])
  group by owner
`

/** People who are owed the minimum and are in no batch that waits for approval, also if they are held back. */
const owed = (earner: Earner, minimumKobo: number) => fragment`
  select owed.owner, greatest(coalesce(owed.earned_kobo, 0), 0)::bigint as earned_kobo,
    greatest(owed.tips_kobo, 0)::bigint as tips_kobo
  from (${owedBy(earner)}) as owed
  where greatest(coalesce(owed.earned_kobo, 0), 0) + greatest(owed.tips_kobo, 0) >= ${minimumKobo}::bigint
    and not exists (select from payout_lines as planned where planned.owner = owed.owner and planned.status = 'planned')
`

/**
 * People of `owed` whom a batch may pay: not held back, and with nothing to confirm. Their bank account may be missing.
 */
const due = ({ earner, minimumKobo, madeBy }: BatchInput) => fragment`
  select * from (${owed(earner, minimumKobo)}) as owed
  where owner not in (${PAID_AFTER_RETURN})
    and owner not in (select owner from (${accountsToConfirm(madeBy)}) as waiting)
`

export interface BatchInput {
  readonly earner: Earner
  readonly minimumKobo: number
  readonly madeBy: string
}

const LEFT_OUT_SHOWN = 20

export async function readDue(queries: Queries, input: BatchInput): Promise<PayoutsDue> {
  const { earner, minimumKobo, madeBy } = input
  const [[sum], without, held, unconfirmed] = await Promise.all([
    queries<{ people: number; amount_kobo: number }[]>`
      select count(*)::int as people, coalesce(sum(earned_kobo + tips_kobo), 0)::float8 as amount_kobo from (
        select due.* from (${due(input)}) as due
        join payout_accounts as account on account.account_id = due.owner
        order by due.earned_kobo + due.tips_kobo desc limit ${PAYOUT_LINES.max}
      ) as paid`,
    queries<DueRow[]>`
      select accounts._id, accounts.name, (due.earned_kobo + due.tips_kobo)::float8 as owed_kobo
      from (${due(input)}) as due join accounts on accounts._id = due.owner
      where not exists (select from payout_accounts as account where account.account_id = due.owner)
      order by 3 desc, 1 limit ${LEFT_OUT_SHOWN}`,
    queries<DueRow[]>`
      select accounts._id, accounts.name, (owed.earned_kobo + owed.tips_kobo)::float8 as owed_kobo
      from (${owed(earner, minimumKobo)}) as owed join accounts on accounts._id = owed.owner
      where owed.owner in (${PAID_AFTER_RETURN})
      order by 3 desc, 1 limit ${LEFT_OUT_SHOWN}`,
    queries<DueRowToConfirm[]>`
      select accounts._id, accounts.name, (owed.earned_kobo + owed.tips_kobo)::float8 as owed_kobo,
        account.bank_code as "bankCode", account.number_last_four as "lastFour", account.holder,
        account.bank as bank,
        account.bank_holder as "bankHolder",
        account.changed_at as "changedAt", waiting.email_changed_at as "emailChangedAt", waiting.since,
        waiting.confirmed_by is not null as "isConfirmed", ${madeBy}::uuid = any(waiting.set_by) as "isSetter"
      from (${owed(earner, minimumKobo)}) as owed
      join (${accountsToConfirm(madeBy)}) as waiting on waiting.owner = owed.owner
      join accounts on accounts._id = owed.owner join payout_accounts as account on account.account_id = owed.owner
      where owed.owner not in (${PAID_AFTER_RETURN})
      order by 3 desc, 1 limit ${LEFT_OUT_SHOWN}`,
  ])
  return {
    people: sum?.people ?? 0,
    amount: toNaira(sum?.amount_kobo ?? 0),
    withoutAccount: without.map(toOwed),
    heldBack: held.map(toOwed),
    unconfirmed: unconfirmed.map(toPersonToConfirm),
  }
}

interface DueRow {
  readonly _id: string
  readonly name: string
  readonly owed_kobo: number
}

interface DueRowToConfirm extends DueRow {
  readonly bankCode: string
  readonly lastFour: string
  readonly holder: string
  readonly bank: string
  readonly bankHolder: string | null
  readonly changedAt: Date
  readonly emailChangedAt: Date | null
  readonly since: Date
  readonly isConfirmed: boolean
  readonly isSetter: boolean
}

const toPersonToConfirm = (row: DueRowToConfirm): PersonToConfirm => ({
  ...toOwed(row),
  lastFour: row.lastFour,
  holder: row.holder,
  ...bankFactsOf(row),
  accountChangedAt: row.changedAt.toISOString(),
  emailChangedAt: row.emailChangedAt?.toISOString() ?? null,
  since: row.since.toISOString(),
  isOwnConfirmation: row.isConfirmed,
  mayConfirm: !row.isConfirmed && !row.isSetter,
})

const toOwed = ({ _id, name, owed_kobo: kobo }: DueRow) => ({ _id, name, owed: toNaira(kobo) })

/** Until the transaction ends, nobody else makes a batch. */
export async function lockBatches(queries: Queries): Promise<void> {
  await queries`lock table payout_batches in share row exclusive mode`
}

/** Plans a line for each of the largest amounts. @returns the batch's id; null if nobody is due, then nothing is written */
export async function insertBatch(queries: Queries, input: BatchInput): Promise<string | null> {
  const { earner, minimumKobo, madeBy } = input
  const _id = newId()
  await queries`
    insert into payout_batches (_id, earner, minimum_kobo, made_by)
    values (${_id}, ${earner}, ${minimumKobo}, ${madeBy})`
  const lines = await queries`
    insert into payout_lines (
      _id, batch_id, owner, earned_kobo, tips_kobo, bank_code, number_sealed, number_last_four, holder, bank,
      bank_holder, account_changed_at
    )
    select gen_random_uuid(), ${_id}, due.owner, due.earned_kobo, due.tips_kobo, account.bank_code,
      account.number_sealed, account.number_last_four, account.holder,
      account.bank,
      account.bank_holder,
      account.changed_at
    from (${due(input)}) as due
    join payout_accounts as account on account.account_id = due.owner
    order by due.earned_kobo + due.tips_kobo desc, due.owner limit ${PAYOUT_LINES.max}
    returning _id`
  return lines.length === 0 ? null : _id
}

export interface BatchSummary {
  readonly earner: Earner
  readonly status: PayoutBatchStatus
  readonly madeBy: string
  readonly channel: PayoutChannel
}

/** Locked until the transaction ends. */
export async function lockBatch(queries: Queries, id: string): Promise<BatchSummary | null> {
  const [row] = await queries<BatchSummary[]>`
    select earner, status, made_by as "madeBy", channel
    from payout_batches where _id = ${id} for update`
  return row ?? null
}

export async function answerBatch(
  queries: Queries,
  id: string,
  status: Exclude<PayoutBatchStatus, 'pending'>,
  approvedBy: string,
): Promise<void> {
  await queries`
    update payout_batches set status = ${status}, approved_by = ${approvedBy}, approved_at = clock_timestamp()
    where _id = ${id}`
}

/** Sets how a batch reaches the banks. */
export async function setChannel(queries: Queries, id: string, channel: PayoutChannel): Promise<void> {
  await queries`update payout_batches set channel = ${channel} where _id = ${id}`
}

/** A line with all that a transfer needs. */
export interface PayoutLineRow {
  readonly _id: string
  readonly owner: string
  readonly name: string
  readonly earnedKobo: number
  readonly tipsKobo: number
  readonly bankCode: string
  /** Null once the person was deleted. */
  readonly numberSealed: Buffer | null
  readonly lastFour: string
  readonly holder: string
  readonly accountChangedAt: Date
  readonly bank: string
  /** The name that the bank gives; null if it was not asked. */
  readonly bankHolder: string | null
  readonly status: PayoutStatus
  readonly reason: string
}

/** Sorted by owner, because balances are locked in that sequence. */
export function readLines(queries: Queries, batchId: string): Promise<PayoutLineRow[]> {
  return queries<PayoutLineRow[]>`
    select lines._id, lines.owner, accounts.name, lines.earned_kobo as "earnedKobo", lines.tips_kobo as "tipsKobo",
      lines.bank_code as "bankCode", lines.number_sealed as "numberSealed", lines.number_last_four as "lastFour",
      lines.holder, lines.bank, lines.bank_holder as "bankHolder",
      lines.account_changed_at as "accountChangedAt", lines.status, lines.reason
    from payout_lines as lines join accounts on accounts._id = lines.owner
    where lines.batch_id = ${batchId} order by lines.owner`
}

export async function setStatuses(
  queries: Queries,
  lineIds: readonly string[],
  status: PayoutStatus,
  reason: string,
): Promise<void> {
  if (lineIds.length === 0) return
  await queries`
    update payout_lines set status = ${status}, reason = ${reason}, changed_at = clock_timestamp()
    where _id = any(${[...lineIds]}::uuid[])`
}

/** Writes why a payout that is on its way waits. */
export async function setReason(queries: Queries, lineId: string, reason: string): Promise<void> {
  await queries`
    update payout_lines set reason = ${reason} where _id = ${lineId} and status = 'sent' and reason <> ${reason}`
}

export const toLine = (line: PayoutLineRow): PayoutLine => ({
  _id: line._id,
  owner: { _id: line.owner, name: line.name },
  amount: toNaira(line.earnedKobo + line.tipsKobo),
  status: line.status,
  reason: line.reason,
  bankCode: line.bankCode,
  lastFour: line.lastFour,
  holder: line.holder,
  accountSince: line.accountChangedAt.toISOString(),
  ...bankFactsOf(line),
})

interface BatchRow {
  readonly _id: string
  readonly created_at: Date
  readonly earner: Earner
  readonly status: PayoutBatchStatus
  readonly channel: PayoutChannel
  readonly minimum_kobo: number
  readonly made_by: string
  readonly maker: string
  readonly approver: string | null
  readonly approved_at: Date | null
  readonly people: number
  readonly amount_kobo: number
  readonly open: number
  readonly failed: number
}

const SOURCE = {
  table: 'payout_batches',
  columns: fragment`listed._id, listed.created_at, listed.earner, listed.status, listed.channel, listed.minimum_kobo, listed.made_by,
    maker.name as maker, approver.name as approver, listed.approved_at, sums.people, sums.amount_kobo, sums.open, sums.failed`,
  joins: fragment`join accounts as maker on maker._id = listed.made_by
    left join accounts as approver on approver._id = listed.approved_by
    cross join lateral (
      select count(*)::int as people,
        coalesce(sum(earned_kobo + tips_kobo) filter (where status <> 'left_out'), 0)::float8 as amount_kobo,
        (count(*) filter (where status in ('planned', 'sent')))::int as open,
        (count(*) filter (where status = 'failed'))::int as failed
      from payout_lines where batch_id = listed._id
    ) as sums`,
}

/** Newest first. */
export const listBatches = (queries: Queries, request: PageRequest): Promise<Page<PayoutBatch>> =>
  findPage<BatchRow, PayoutBatch>(queries, request, SOURCE, toBatch)

export async function readBatch(
  queries: Queries,
  id: string,
): Promise<Omit<PayoutDetail, 'lines' | 'mayTransfer' | 'isSandbox'> | null> {
  const [row] = await queries<BatchRow[]>`
    select ${SOURCE.columns} from payout_batches as listed ${SOURCE.joins}
    where listed._id = ${id}`
  return row ? { ...toBatch(row), channel: row.channel } : null
}

const toBatch = (row: BatchRow): PayoutBatch => ({
  _id: row._id,
  earner: row.earner,
  status: row.status,
  minimum: toNaira(row.minimum_kobo),
  people: row.people,
  amount: toNaira(row.amount_kobo),
  open: row.open,
  failed: row.failed,
  madeBy: { _id: row.made_by, name: row.maker },
  createdAt: row.created_at.toISOString(),
  ...(row.approver === null ? {} : { approvedBy: row.approver }),
  ...(row.approved_at === null ? {} : { approvedAt: row.approved_at.toISOString() }),
})
