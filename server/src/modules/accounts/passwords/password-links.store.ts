import { PASSWORD_LINK } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** The account that a valid link belongs to. */
export interface LinkOwner {
  readonly accountId: string
  readonly name: string
  readonly email: string
}

/** Seconds since the account's newest link was created; null if it has none. */
export async function newestLinkAgeSeconds(queries: Queries, accountId: string): Promise<number | null> {
  const [row] = await queries<{ seconds_old: number | null }[]>`
    select extract(epoch from clock_timestamp() - max(created_at))::float8 as seconds_old
    from password_links where account_id = ${accountId}`
  return row?.seconds_old ?? null
}

/** Inserts a link, whose lifetime starts here, and deletes the account's expired ones. */
export async function insertLink(
  queries: Queries,
  link: { linkId: string; accountId: string; tokenHash: Buffer },
): Promise<void> {
  await queries`
    with run_out as (
      delete from password_links where account_id = ${link.accountId} and expires_at <= now()
    )
    insert into password_links (_id, account_id, token_hash, expires_at)
    values (
      ${link.linkId}, ${link.accountId}, ${link.tokenHash},
      now() + make_interval(mins => ${PASSWORD_LINK.lifetimeMinutes})
    )`
}

export async function deleteLink(queries: Queries, linkId: string): Promise<void> {
  await queries`delete from password_links where _id = ${linkId}`
}

export async function deleteLinksOf(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from password_links where account_id = ${accountId}`
}

export async function findLinkOwner(queries: Queries, tokenHash: Buffer): Promise<LinkOwner | null> {
  const [owner] = await queries<LinkOwner[]>`
    select a._id as "accountId", a.name, a.email
    from password_links l join accounts a on a._id = l.account_id
    where l.token_hash = ${tokenHash} and l.expires_at > now() and a.deleted_at is null`
  return owner ?? null
}

/** Uses up a link. @returns false if it is expired or used, including by a concurrent request */
export async function consumeLink(queries: Queries, tokenHash: Buffer): Promise<boolean> {
  const rows = await queries`
    delete from password_links where token_hash = ${tokenHash} and expires_at > now() returning 1`
  return rows.length === 1
}
