import { type Language, PUSH_SUBSCRIPTIONS, type PushSubscriptionInput, type Role } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import type { PushTarget } from '../../platform/push/send-push.ts'

export interface Subscription extends PushTarget {
  readonly _id: string
  readonly language: Language
  /** The role of its account. */
  readonly role: Role
}

/**
 * A session has one browser, and a browser's address belongs to whoever signed in there last. Beyond the limit, an
 * account's oldest are forgotten.
 */
export async function replaceSubscription(
  queries: Queries,
  {
    _id,
    sessionId,
    accountId,
  }: { readonly _id: string; readonly sessionId: string; readonly accountId: string },
  { endpoint, keys, language }: PushSubscriptionInput,
): Promise<void> {
  await queries`
    delete from push_subscriptions
    where (session_id = ${sessionId} or endpoint = ${endpoint})
      and not (session_id = ${sessionId} and endpoint = ${endpoint})`
  await queries`
    insert into push_subscriptions (_id, session_id, account_id, endpoint, public_key, auth_secret, language)
    values (${_id}, ${sessionId}, ${accountId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${language})
    on conflict (endpoint) do update set
      public_key = excluded.public_key, auth_secret = excluded.auth_secret, language = excluded.language,
      created_at = excluded.created_at`
  await queries`
    delete from push_subscriptions where _id in (
      select _id from push_subscriptions where account_id = ${accountId}
      order by created_at desc, _id desc offset ${PUSH_SUBSCRIPTIONS.max}
    )`
}

export async function deleteSubscriptionOf(queries: Queries, sessionId: string): Promise<void> {
  await queries`delete from push_subscriptions where session_id = ${sessionId}`
}

/** One that takes no more pushes; not if the browser has given another address meanwhile. */
export async function deleteSubscription(queries: Queries, id: string, endpoint: string): Promise<void> {
  await queries`delete from push_subscriptions where _id = ${id} and endpoint = ${endpoint}`
}

export async function findSubscriptions(queries: Queries, ids: readonly string[]): Promise<Subscription[]> {
  return queries<Subscription[]>`
    select push_subscriptions._id, account_id as "accountId", endpoint, public_key as "publicKey",
      auth_secret as "authSecret", language, role
    from push_subscriptions join accounts on accounts._id = account_id
    where push_subscriptions._id = any (${[...ids]}::uuid[])`
}
