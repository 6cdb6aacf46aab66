-- The address an account is to have once the code mailed there is entered; until then `email` stays in force.
-- An account that is not verified has no address to fall back on, so for it there is nothing to wait for.
alter table accounts add column pending_email text
  check (pending_email is null or (pending_email = lower(pending_email) and verified_at is not null));
