import { expiringRows } from '../../platform/cleanup/cleanup.ts'

/** Longer by some days than a mail to the address is retried. */
const ADDRESSES_KEPT_DAYS = 7

export const expiringAccountData = [
  expiringRows('sessions', '_id', 'expires_at <= now()'),
  expiringRows('devices', 'account_id, token_hash', 'expires_at <= now()'),
  expiringRows('password_links', '_id', 'expires_at <= now()'),
  expiringRows('passkey_challenges', 'challenge_hash', 'expires_at <= now()'),
  expiringRows('email_changes', '_id', `changed_at < now() - interval '${ADDRESSES_KEPT_DAYS} days'`),
  expiringRows('deletion_mails', '_id', `created_at < now() - interval '${ADDRESSES_KEPT_DAYS} days'`),
  expiringRows('code_attempts', 'address_key', `touched_at < now() - interval '1 day'`),
]
