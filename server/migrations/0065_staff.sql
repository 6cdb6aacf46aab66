-- The staff have their own roles; the contract's matrix says what each role may do.
alter table accounts
  drop constraint accounts_role_check,
  add constraint accounts_role_check check (role in ('user', 'rider', 'vendor', 'admin', 'support', 'finance'));
alter table account_counts
  drop constraint account_counts_role_check,
  add constraint account_counts_role_check
    check (role in ('user', 'rider', 'vendor', 'admin', 'support', 'finance'));
insert into account_counts (role) values ('support'), ('finance');

-- A list's next page begins after the last row shown, by its time in milliseconds.
alter table accounts alter column created_at type timestamptz(3);
drop index accounts_recent;
create index accounts_recent on accounts (created_at desc, _id desc)
  where deleted_at is null and role in ('user', 'rider', 'vendor');
