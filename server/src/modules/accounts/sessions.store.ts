import { SESSION, type Role } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/sessions/caller.ts'

interface CallerRow {
  session_id: string
  account_id: string
  role: Role
  email: string
  is_verified: boolean
}

const CALLER = `s._id as session_id, a._id as account_id, a.role, a.email, a.verified_at is not null as is_verified
  from sessions s join accounts a on a._id = s.account_id
  where s.expires_at > now() and a.deleted_at is null`

/**
 * The caller with this token; null if the session has ended or the account is deleted. Runs on every request.
 */
export async function findCaller(queries: Queries, tokenHash: Buffer): Promise<Caller | null> {
  const [row] = await queries<CallerRow[]>`
    select ${queries.unsafe(CALLER)} and s.token_hash = ${tokenHash}`
  return row ? toCaller(row) : null
}

/** The same for many tokens; the result is keyed by the token's hash in hexadecimal digits. */
export async function findCallers(
  queries: Queries,
  tokenHashes: readonly string[],
): Promise<ReadonlyMap<string, Caller>> {
  const rows = await queries<(CallerRow & { token_hash: Buffer })[]>`
    select s.token_hash, ${queries.unsafe(CALLER)} and s.token_hash in (
      select decode(hash, 'hex') from unnest(${tokenHashes as string[]}::text[]) as asked (hash)
    )`
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), toCaller(row)]))
}

/** Of these sessions, those that have ended or whose account now has another role. */
export async function findEndedSessions(
  queries: Queries,
  sessions: readonly Pick<Caller, 'sessionId' | 'role'>[],
): Promise<Pick<Caller, 'sessionId' | 'role'>[]> {
  return queries<Pick<Caller, 'sessionId' | 'role'>[]>`
    select known.session_id as "sessionId", known.role
    from unnest(
      ${sessions.map(({ sessionId }) => sessionId)}::uuid[], ${sessions.map(({ role }) => role)}::text[]
    ) as known (session_id, role)
    where not exists (
      select from sessions s join accounts a on a._id = s.account_id
      where s._id = known.session_id and s.expires_at > now() and a.deleted_at is null and a.role = known.role
    )`
}

function toCaller(row: CallerRow): Caller {
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    role: row.role,
    email: row.email,
    isVerified: row.is_verified,
  }
}

/** Starts a session and deletes the account's expired ones. */
export async function insertSession(
  queries: Queries,
  session: { sessionId: string; accountId: string; tokenHash: Buffer },
): Promise<void> {
  await queries`
    with run_out as (
      delete from sessions where account_id = ${session.accountId} and expires_at <= now()
    )
    insert into sessions (_id, account_id, token_hash, expires_at)
    values (
      ${session.sessionId}, ${session.accountId}, ${session.tokenHash},
      now() + make_interval(days => ${SESSION.lifetimeDays})
    )`
}

export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<void> {
  await queries`delete from sessions where token_hash = ${tokenHash}`
}

/** Ends the account's sessions except this one. */
export async function deleteOtherSessionsOf(
  queries: Queries,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<void> {
  await queries`delete from sessions where account_id = ${accountId} and _id <> ${sessionId}`
}

export async function deleteSessionsOf(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from sessions where account_id = ${accountId}`
}
