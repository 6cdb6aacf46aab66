-- Since when the bank account of a payout was as it is there; unknown for those of before.
alter table payout_lines add column account_changed_at timestamptz;
