import { PROOF, SESSION, type AccountSession } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { SessionLifetime } from './session-lifetimes.ts'

const CALLER = fragment`
  s._id as "sessionId", a._id as "accountId", a.role, a.email, a.verified_at is not null as "isVerified",
  a.must_choose_password as "mustChoosePassword",
  case when a.second_factor_due_at is not null and not exists (
    select from second_factors f where f.account_id = a._id and f.turned_on_at is not null
  ) then a.second_factor_due_at end as "secondFactorDueAt"
  from sessions s join accounts a on a._id = s.account_id
  where s.expires_at > now() and a.deleted_at is null`

type CallerRow = Omit<Caller, 'secondFactorDueAt'> & { readonly secondFactorDueAt: Date | null }

const toCaller = ({ secondFactorDueAt, ...row }: CallerRow): Caller => ({
  ...row,
  secondFactorDueAt: secondFactorDueAt ?? undefined,
})

const SEEN_LONG_AGO = fragment`seen_at < now() - make_interval(mins => ${SESSION.seenEveryMinutes})`

/**
 * The caller with this token, and whether it is time to write that the session was seen; null if the session has
 * ended or the account is deleted. Runs on every request.
 */
export async function findCaller(
  queries: Queries,
  tokenHash: Buffer,
): Promise<{ readonly caller: Caller; readonly isSeenLongAgo: boolean } | null> {
  const [row] = await queries<(CallerRow & { isSeenLongAgo: boolean })[]>`
    select s.${SEEN_LONG_AGO} as "isSeenLongAgo", ${CALLER} and s.token_hash = ${tokenHash}`
  if (!row) return null
  const { isSeenLongAgo, ...caller } = row
  return { caller: toCaller(caller), isSeenLongAgo }
}

/** Writes that a session was seen, and renews it if every call is a use of it. Waits for no lock. */
export async function markSeen(
  queries: Queries,
  sessionId: string,
  network: string,
  lifetime: SessionLifetime,
): Promise<void> {
  await queries`
    update sessions set
      seen_at = now(), network = ${network},
      expires_at = case when ${lifetime.endsWithoutInput} then expires_at else ${endOf(lifetime)} end
    where _id = (
      select _id from sessions where _id = ${sessionId} and ${SEEN_LONG_AGO}
      for update skip locked
    )`
}

/** Renews a session. */
export async function renewSession(
  queries: Queries,
  sessionId: string,
  lifetime: SessionLifetime,
): Promise<void> {
  await queries`
    update sessions set expires_at = ${endOf(lifetime)}
    where _id = ${sessionId}`
}

const endOf = ({ longestSeconds, unusedSeconds }: SessionLifetime) => fragment`
  least(
    created_at + make_interval(secs => ${longestSeconds}), now() + make_interval(secs => ${unusedSeconds})
  )`

/** The same for many tokens; the result is keyed by the token's hash in hexadecimal digits. */
export async function findCallers(
  queries: Queries,
  tokenHashes: readonly string[],
): Promise<ReadonlyMap<string, Caller>> {
  const rows = await queries<(CallerRow & { tokenHash: Buffer })[]>`
    select s.token_hash as "tokenHash", ${CALLER} and s.token_hash in (
      select decode(hash, 'hex') from unnest(${tokenHashes as string[]}::text[]) as asked (hash)
    )`
  return new Map(rows.map(({ tokenHash, ...caller }) => [tokenHash.toString('hex'), toCaller(caller)]))
}

/** Lists the sessions that have ended or whose account now has another role. */
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

export interface SessionInput {
  readonly sessionId: string
  readonly accountId: string
  readonly tokenHash: Buffer
  /** In words, empty if unknown. */
  readonly device: string
  /** The beginning of the network address. */
  readonly network: string
  readonly lifetime: SessionLifetime
}

/**
 * Starts a session, whose holder has just proved who they are. Deletes the account's expired ones, and those seen
 * longest ago beyond SESSION.most.
 */
export async function insertSession(queries: Queries, session: SessionInput): Promise<void> {
  const { accountId, lifetime } = session
  await queries`
    with run_out as (
      delete from sessions where account_id = ${accountId} and (
        expires_at <= now() or _id in (
          select _id from sessions where account_id = ${accountId} and expires_at > now()
          order by seen_at desc, _id desc offset ${SESSION.most - 1}
        )
      )
    )
    insert into sessions (_id, account_id, token_hash, device, network, expires_at)
    values (
      ${session.sessionId}, ${accountId}, ${session.tokenHash}, ${session.device}, ${session.network},
      now() + make_interval(secs => ${Math.min(lifetime.longestSeconds, lifetime.unusedSeconds)})
    )`
}

/** An account's sessions: the one that asks, then those seen last. */
export async function listSessions(
  queries: Queries,
  accountId: string,
  currentId: string,
): Promise<AccountSession[]> {
  const rows = await queries<
    { _id: string; device: string; network: string; createdAt: Date; seenAt: Date }[]
  >`
    select _id, device, network, created_at as "createdAt", seen_at as "seenAt"
    from sessions where account_id = ${accountId} and expires_at > now()
    order by _id <> ${currentId}, seen_at desc, _id desc`
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    isCurrent: row._id === currentId,
  }))
}

/** @returns false if the account has no such session */
export async function deleteSessionOf(
  queries: Queries,
  accountId: string,
  sessionId: string,
): Promise<boolean> {
  const { count } = await queries`
    delete from sessions where account_id = ${accountId} and _id = ${sessionId} and expires_at > now()`
  return count === 1
}

/** Writes that a session's holder has just proved who they are. */
export async function markProved(queries: Queries, sessionId: string): Promise<void> {
  await queries`update sessions set proved_at = now() where _id = ${sessionId}`
}

/** Whether its holder has proved who they are within PROOF.validMinutes. */
export async function isProvedLately(queries: Queries, sessionId: string): Promise<boolean> {
  const rows = await queries`
    select 1 from sessions
    where _id = ${sessionId} and proved_at > now() - make_interval(mins => ${PROOF.validMinutes})`
  return rows.length === 1
}

export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<void> {
  await queries`delete from sessions where token_hash = ${tokenHash}`
}

/** Ends the account's sessions except this one. @returns how many had not ended yet */
export async function deleteOtherSessionsOf(
  queries: Queries,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<number> {
  const rows = await queries<{ was_running: boolean }[]>`
    delete from sessions where account_id = ${accountId} and _id <> ${sessionId}
    returning expires_at > now() as was_running`
  return rows.filter((row) => row.was_running).length
}

export async function deleteSessionsOf(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from sessions where account_id = ${accountId}`
}
