import type { Queries } from '../../platform/database/database.ts'

/**
 * Ends an account: nobody signs in to it again, its sessions end with this transaction, and its address is free.
 * The row stays for what refers to it, with the name and nothing else of the person.
 */
export async function endAccount(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update accounts set
      deleted_at = now(), updated_at = now(), email = '', password_hash = '', mobile_number = '', address = '',
      profile_image_key = null, pending_email = null
    where _id = ${accountId} and deleted_at is null`
  await queries`delete from sessions where account_id = ${accountId}`
  await queries`delete from devices where account_id = ${accountId}`
  await queries`delete from password_links where account_id = ${accountId}`
  await queries`delete from verification_codes where account_id = ${accountId}`
  await queries`delete from second_factors where account_id = ${accountId}`
}
