import { EXPORT_TICKET, type JournalPeriod, type Role, type TransactionFilter } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/** The content of a download: the transactions that match a filter, the journal of a period, or all about the holder. */
export type ExportContent = TransactionFilter | { readonly journal: JournalPeriod } | { readonly own: true }

export interface Ticket {
  readonly accountId: string
  readonly filter: ExportContent
}

/** Stores a ticket and deletes expired ones. @returns when it expires */
export async function insertTicket(
  queries: Queries,
  { accountId, filter, tokenHash }: Ticket & { readonly tokenHash: Buffer },
): Promise<Date> {
  const [row] = await queries<{ expires_at: Date }[]>`
    with run_out as (delete from export_tickets where expires_at <= now())
    insert into export_tickets (token_hash, account_id, filter, expires_at)
    values (
      ${tokenHash}, ${accountId}, ${JSON.stringify(filter)}::text::json,
      now() + make_interval(secs => ${EXPORT_TICKET.lifetimeSeconds})
    )
    returning expires_at
  `
  if (!row) throw new Error('the ticket was not stored')
  return row.expires_at
}

/** Reads what a valid ticket is for, without using it up. */
export async function findTicketFilter(queries: Queries, tokenHash: Buffer): Promise<ExportContent | null> {
  const [row] = await queries<{ filter: ExportContent }[]>`
    select filter from export_tickets where token_hash = ${tokenHash} and expires_at > now()`
  return row?.filter ?? null
}

interface TicketWithRole extends Ticket {
  /** The holder's current role; null if their account is deleted. */
  readonly role: Role | null
}

/** Uses up a ticket; null if it is used, expired or unknown. Of two concurrent requests, one gets it. */
export async function takeTicket(queries: Queries, tokenHash: Buffer): Promise<TicketWithRole | null> {
  const [row] = await queries<TicketWithRole[]>`
    delete from export_tickets where token_hash = ${tokenHash} and expires_at > now()
    returning account_id as "accountId", filter,
      (select role from accounts where _id = account_id and deleted_at is null) as role
  `
  return row ?? null
}
