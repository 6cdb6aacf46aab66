import { DEVICE } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

/** Whether a browser with this token has logged in to the account before. */
export async function isDeviceOf(queries: Queries, accountId: string, tokenHash: Buffer): Promise<boolean> {
  const rows = await queries`
    select 1 from devices
    where account_id = ${accountId} and token_hash = ${tokenHash} and expires_at > now()`
  return rows.length > 0
}

/**
 * Gives a browser a new token: it is now known to this account, and stays known to the accounts that knew its
 * old token. Also deletes the account's expired devices and all but its newest DEVICE.kept.
 */
export async function renewDevice(
  queries: Queries,
  device: { accountId: string; oldHash: Buffer | null; tokenHash: Buffer },
): Promise<void> {
  const { accountId, oldHash, tokenHash } = device
  if (oldHash !== null) {
    await queries`update devices set token_hash = ${tokenHash} where token_hash = ${oldHash}`
  }
  await queries`
    insert into devices (account_id, token_hash, expires_at)
    values (${accountId}, ${tokenHash}, now() + make_interval(days => ${DEVICE.lifetimeDays}))
    on conflict (account_id, token_hash) do update set expires_at = excluded.expires_at`
  await queries`
    delete from devices where account_id = ${accountId} and (
      expires_at <= now() or token_hash in (
        select token_hash from devices where account_id = ${accountId}
        order by expires_at desc offset ${DEVICE.kept}
      )
    )`
}

export async function deleteDevicesOf(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from devices where account_id = ${accountId}`
}
