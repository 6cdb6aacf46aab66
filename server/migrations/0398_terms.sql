-- The version of the terms that a customer agreed to by signing up, e.g. '2026-11-25'. Accounts of before, and those that
-- staff make, have none.
alter table accounts add column terms_version text;
