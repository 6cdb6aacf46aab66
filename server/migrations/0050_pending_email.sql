-- The new address of an account, until the code mailed there is entered; until then `email` stays in force. An account
-- that is not verified has no proven address to keep, so its new address is in force at once.
alter table accounts add column pending_email text
  check (pending_email is null or (pending_email = lower(pending_email) and verified_at is not null));
