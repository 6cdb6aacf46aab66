import { type Passkey, PASSKEYS } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** A passkey as a login needs it. */
export interface PasskeyKey {
  readonly _id: string
  readonly accountId: string
  readonly publicKey: Buffer
  readonly uses: number
}

export interface PasskeyInput extends PasskeyKey {
  readonly credentialId: Buffer
  readonly device: string
}

export type PasskeyScope = 'all' | 'new'

interface PasskeyRow {
  readonly _id: string
  readonly device: string
  readonly created_at: Date
  readonly used_at: Date | null
}

const toPasskey = ({ _id, device, created_at, used_at }: PasskeyRow): Passkey => ({
  _id,
  device,
  createdAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
})

/** The newest first. */
export async function listPasskeys(queries: Queries, accountId: string): Promise<Passkey[]> {
  const rows = await queries<PasskeyRow[]>`
    select _id, device, created_at, used_at from passkeys where account_id = ${accountId}
    order by created_at desc, _id desc`
  return rows.map(toPasskey)
}

export async function listCredentialIds(queries: Queries, accountId: string): Promise<Buffer[]> {
  const rows = await queries<{ credential_id: Buffer }[]>`
    select credential_id from passkeys where account_id = ${accountId}`
  return rows.map(({ credential_id }) => credential_id)
}

/** @returns null if somebody has a passkey of this id */
export async function insertPasskey(queries: Queries, passkey: PasskeyInput): Promise<Passkey | null> {
  const [row] = await queries<PasskeyRow[]>`
    insert into passkeys (_id, account_id, credential_id, public_key, uses, device)
    values (
      ${passkey._id}, ${passkey.accountId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.uses},
      ${passkey.device}
    )
    on conflict (credential_id) do nothing
    returning _id, device, created_at, used_at`
  return row ? toPasskey(row) : null
}

export async function findPasskey(queries: Queries, credentialId: Buffer): Promise<PasskeyKey | null> {
  const [key] = await queries<(Omit<PasskeyKey, 'uses'> & { uses: number | string })[]>`
    select passkeys._id, account_id as "accountId", public_key as "publicKey", uses
    from passkeys join accounts on accounts._id = account_id
    where credential_id = ${credentialId} and deleted_at is null`
  return key ? { ...key, uses: Number(key.uses) } : null
}

/** @returns false if it was used meanwhile, by the device or by a copy of it, or was removed */
export async function markPasskeyUsed(
  queries: Queries,
  { _id, uses }: Pick<PasskeyKey, '_id' | 'uses'>,
  usesNow: number,
): Promise<boolean> {
  const { count } = await queries`
    update passkeys set uses = ${usesNow}, used_at = now() where _id = ${_id} and uses = ${uses}`
  return count === 1
}

/** @returns whether there was one */
export async function deletePasskey(
  queries: Queries,
  accountId: string,
  passkeyId: string,
): Promise<boolean> {
  const { count } = await queries`
    delete from passkeys where _id = ${passkeyId} and account_id = ${accountId}`
  return count === 1
}

/** @param which `new`: those of the last PASSKEYS.newDays @returns how many */
export async function deletePasskeysOf(
  queries: Queries,
  accountId: string,
  which: PasskeyScope = 'all',
): Promise<number> {
  const { count } = await queries`
    delete from passkeys
    where account_id = ${accountId}
      and (${which === 'all'} or created_at > now() - make_interval(days => ${PASSKEYS.newDays}))`
  return count
}

/** Stores what is to be signed. */
export async function insertChallenge(
  queries: Queries,
  challengeHash: Buffer,
  accountId: string | null,
): Promise<void> {
  await queries`
    insert into passkey_challenges (challenge_hash, account_id, expires_at)
    values (
      ${challengeHash}, ${accountId}, now() + make_interval(mins => ${PASSKEYS.challengeMinutes})
    )`
}

/** Uses up a challenge that was made for this account, or for a login. */
export async function takeChallenge(
  queries: Queries,
  challengeHash: Buffer,
  accountId: string | null,
): Promise<boolean> {
  const { count } = await queries`
    delete from passkey_challenges
    where challenge_hash = ${challengeHash} and account_id is not distinct from ${accountId}::uuid
      and expires_at > now()`
  return count === 1
}
