import { CODE } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** The mail with a code: when it was requested, and whether the mail server has taken it. */
export interface CodeMail {
  readonly createdAt: Date
  readonly isSent: boolean
  readonly secondsOld: number
}

/**
 * The outcome of a typed code. A dead code was right, but nobody can use it any more. Strangers get `dead` for the
 * right code alone. The account's owner gets it for whatever they type once the code is dead.
 */
export type CodeOutcome =
  | { readonly kind: 'right'; readonly accountId: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'wrong' }

export async function findCodeMail(queries: Queries, accountId: string): Promise<CodeMail | null> {
  const [mail] = await queries<CodeMail[]>`
    select created_at as "createdAt", sent_at is not null as "isSent",
           extract(epoch from clock_timestamp() - created_at)::float8 as "secondsOld"
    from verification_codes where account_id = ${accountId}`
  return mail ?? null
}

/** Replaces the account's code with a new one, whose lifetime starts here. */
export async function replaceCode(queries: Queries, accountId: string, codeHash: Buffer): Promise<void> {
  await queries`
    insert into verification_codes (account_id, code_hash, expires_at)
    values (${accountId}, ${codeHash}, now() + make_interval(mins => ${CODE.lifetimeMinutes}))
    on conflict (account_id) do update set
      code_hash = excluded.code_hash, tries = 0, stranger_tries = 0, created_at = now(), expires_at = excluded.expires_at,
      sent_at = null, used_at = null`
}

export async function markCodeSent(queries: Queries, accountId: string, codeHash: Buffer): Promise<void> {
  await queries`
    update verification_codes set sent_at = clock_timestamp()
    where account_id = ${accountId} and code_hash = ${codeHash}`
}

/** Deletes a code whose mail the mail server did not accept. */
export async function deleteUnsentCode(queries: Queries, accountId: string, codeHash: Buffer): Promise<void> {
  await queries`
    delete from verification_codes
    where account_id = ${accountId} and code_hash = ${codeHash} and sent_at is null`
}

export async function deleteCodeOf(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from verification_codes where account_id = ${accountId}`
}

/**
 * Compares what a stranger typed with the latest code of the address, which costs one of the tries that all
 * strangers share. The update locks the row, so that of many concurrent tries only CODE.tries are compared
 * and only one succeeds. Verified accounts are left out: their code proves their pending address, and codes
 * typed for the current address must not use up its tries.
 */
export async function tryCode(queries: Queries, email: string, codeHash: Buffer): Promise<CodeOutcome> {
  const [tried] = await queries<{ account_id: string; is_right: boolean }[]>`
    update verification_codes c
    set stranger_tries = c.stranger_tries + 1,
        used_at = case when c.code_hash = ${codeHash} then now() end
    from accounts a
    where a.email = ${email} and a.deleted_at is null and a.verified_at is null and c.account_id = a._id
      and c.used_at is null and c.tries < ${CODE.tries} and c.stranger_tries < ${CODE.tries}
      and c.expires_at > now()
    returning c.account_id, c.code_hash = ${codeHash} as is_right`
  if (tried?.is_right) return { kind: 'right', accountId: tried.account_id }
  return { kind: (await isDead(queries, email, codeHash)) ? 'dead' : 'wrong' }
}

/**
 * Whether this was the code of the address, and nobody can use it any more. A code that the newcomer can
 * still enter does not count: strangers could guess on until the answer tells them the code. This is a
 * statement of its own, because it must see what a concurrent try has just changed.
 */
async function isDead(queries: Queries, email: string, codeHash: Buffer): Promise<boolean> {
  const [row] = await queries<{ is_dead: boolean }[]>`
    select exists (
      select 1 from verification_codes c join accounts a on a._id = c.account_id
      where a.email = ${email} and a.deleted_at is null
        and (c.used_at is not null or c.tries >= ${CODE.tries} or c.expires_at <= now())
        and c.code_hash = ${codeHash}
    ) as is_dead`
  return row?.is_dead === true
}

/** Like `tryCode`, for the owner, who has tries of their own: the latest code mailed for this account. */
export async function tryCodeOf(queries: Queries, accountId: string, codeHash: Buffer): Promise<CodeOutcome> {
  const [tried] = await queries<{ is_right: boolean }[]>`
    update verification_codes
    set tries = tries + 1, used_at = case when code_hash = ${codeHash} then now() end
    where account_id = ${accountId} and used_at is null and tries < ${CODE.tries} and expires_at > now()
    returning code_hash = ${codeHash} as is_right`
  if (tried) return tried.is_right ? { kind: 'right', accountId } : { kind: 'wrong' }
  // Strangers must not learn this, but the owner may: the code is dead, whatever is typed now.
  return { kind: 'dead' }
}

/**
 * Records a request for a mail under this key.
 * @returns false if the last one recorded is less than `pauseSeconds` old
 */
export async function claimRequest(
  queries: Queries,
  addressKey: Buffer,
  pauseSeconds: number,
): Promise<boolean> {
  const rows = await queries`
    insert into code_attempts as attempts (address_key, requested_at) values (${addressKey}, now())
    on conflict (address_key) do update set
      requested_at = now(), wrong_tries = 0, wrong_since = null, touched_at = now()
    where attempts.requested_at is null
      or attempts.requested_at <= now() - make_interval(secs => ${pauseSeconds})
    returning 1`
  return rows.length === 1
}

/** Like `claimRequest`, for a mail that is sent regardless of the last request. */
export async function noteRequest(queries: Queries, addressKey: Buffer): Promise<void> {
  await queries`
    insert into code_attempts (address_key, requested_at) values (${addressKey}, now())
    on conflict (address_key) do update set
      requested_at = now(), wrong_tries = 0, wrong_since = null, touched_at = now()`
}

/** Counts a code for this address that a stranger typed and that was not right. */
export async function countWrongTry(queries: Queries, addressKey: Buffer): Promise<number> {
  const [row] = await queries<{ wrong_tries: number }[]>`
    insert into code_attempts as attempts (address_key, wrong_tries, wrong_since) values (${addressKey}, 1, now())
    on conflict (address_key) do update set
      wrong_tries = case
        when attempts.wrong_since > now() - make_interval(mins => ${CODE.lifetimeMinutes})
        then attempts.wrong_tries + 1 else 1 end,
      wrong_since = case
        when attempts.wrong_since > now() - make_interval(mins => ${CODE.lifetimeMinutes})
        then attempts.wrong_since else now() end,
      touched_at = now()
    returning wrong_tries`
  return row?.wrong_tries ?? 1
}

/**
 * Counts a mail under this key, in a window of 24 hours that begins with the first mail.
 * @returns null; or, once `mailsADay` are counted, the seconds until the next one, counting nothing
 */
export async function countMail(
  queries: Queries,
  addressKey: Buffer,
  mailsADay: number,
): Promise<number | null> {
  const rows = await queries`
    insert into code_attempts as attempts (address_key, mails, mails_since) values (${addressKey}, 1, now())
    on conflict (address_key) do update set
      mails = case when attempts.mails_since > now() - interval '1 day' then attempts.mails + 1 else 1 end,
      mails_since = case when attempts.mails_since > now() - interval '1 day' then attempts.mails_since else now() end,
      touched_at = now()
    where attempts.mails_since is null or attempts.mails_since <= now() - interval '1 day'
      or attempts.mails < ${mailsADay}
    returning 1`
  if (rows.length === 1) return null
  const [row] = await queries<{ seconds: number }[]>`
    select ceil(extract(epoch from mails_since + interval '1 day' - now()))::int as seconds
    from code_attempts where address_key = ${addressKey}`
  return Math.max(1, row?.seconds ?? 1)
}

/** Takes back the count of a mail that was not sent. */
export async function uncountMail(queries: Queries, addressKey: Buffer): Promise<void> {
  await queries`update code_attempts set mails = mails - 1 where address_key = ${addressKey} and mails > 0`
}
