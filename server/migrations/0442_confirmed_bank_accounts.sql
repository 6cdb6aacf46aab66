-- Who of finance confirmed a bank account that was changed a short time ago, or whose owner's address was.
alter table payout_accounts
  add column confirmed_by uuid,
  add column confirmed_at timestamptz,
  add constraint payout_accounts_confirmed_by foreign key (confirmed_by) references accounts (_id) not valid;
