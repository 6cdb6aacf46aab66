-- Those who run Ozi have roles of their own; what each may do stands in the contract's matrix.
alter table accounts
  drop constraint accounts_role_check,
  add constraint accounts_role_check check (role in ('user', 'rider', 'vendor', 'admin', 'support', 'finance'));
alter table account_counts
  drop constraint account_counts_role_check,
  add constraint account_counts_role_check
    check (role in ('user', 'rider', 'vendor', 'admin', 'support', 'finance'));
insert into account_counts (role) values ('support'), ('finance');

-- Lists go on after the last row they showed, named to the millisecond.
alter table accounts alter column created_at type timestamptz(3);
drop index accounts_recent;
create index accounts_recent on accounts (created_at desc, _id desc)
  where deleted_at is null and role in ('user', 'rider', 'vendor');
