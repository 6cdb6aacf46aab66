-- What the bank says of an account: the name it gives, and when it was asked. Older than the account itself: not asked yet.
alter table payout_accounts add column bank text;
alter table payout_accounts add column bank_holder text;
alter table payout_accounts add column checked_at timestamptz(3);

-- A line keeps its own copy.
alter table payout_lines add column bank text;
alter table payout_lines add column bank_holder text;
