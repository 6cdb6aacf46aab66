-- People who may sign in, of any role. A deleted account keeps its row, because other rows refer to it.
create table accounts (
  _id uuid primary key,
  role text not null check (role in ('user', 'rider', 'vendor', 'admin')),
  name text not null check (name <> ''),
  -- In lower case, so that an address has one account, however it is typed.
  email text not null check (email = lower(email)),
  password_hash text not null,
  -- E.164; empty if unknown.
  mobile_number text not null check (mobile_number = '' or mobile_number ~ '^\+[1-9][0-9]{6,14}$'),
  gender text check (gender in ('male', 'female')),
  address text not null default '',
  profile_image_key text,
  -- When the code mailed to this address was entered.
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index accounts_living_email on accounts (email) where deleted_at is null;
create index accounts_recent on accounts (created_at desc, _id desc)
  where deleted_at is null and role <> 'admin';

-- How many accounts of each role are not deleted. Kept by triggers, because counting a million rows takes too long.
create table account_counts (
  role text primary key check (role in ('user', 'rider', 'vendor', 'admin')),
  living bigint not null default 0 check (living >= 0)
);
insert into account_counts (role) values ('user'), ('rider'), ('vendor'), ('admin');

-- Once for each statement, not for each row: importing a million accounts changes a count once.
create function count_living_accounts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update account_counts c set living = c.living + arrived.number
    from (select role, count(*) as number from added where deleted_at is null group by role) arrived
    where c.role = arrived.role;
  end if;
  if tg_op <> 'INSERT' then
    update account_counts c set living = c.living - departed.number
    from (select role, count(*) as number from removed where deleted_at is null group by role) departed
    where c.role = departed.role;
  end if;
  return null;
end
$$;
create trigger accounts_counted_on_insert after insert on accounts
  referencing new table as added for each statement execute function count_living_accounts();
create trigger accounts_counted_on_delete after delete on accounts
  referencing old table as removed for each statement execute function count_living_accounts();

-- Saving a profile changes no count, so it must not wait for a transaction that does.
create function recount_living_accounts() returns trigger language plpgsql as $$
begin
  update account_counts c set living = c.living + change.number
  from (
    select role, sum(number) as number
    from (
      select role, 1 as number from added where deleted_at is null
      union all
      select role, -1 from removed where deleted_at is null
    ) each_row
    group by role having sum(number) <> 0
  ) change
  where c.role = change.role;
  return null;
end
$$;
create trigger accounts_counted_on_update after update on accounts
  referencing old table as removed new table as added
  for each statement execute function recount_living_accounts();

-- Earlier addresses of accounts, so that the owner can be told there.
create table email_changes (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  old_email text not null,
  new_email text not null,
  changed_at timestamptz not null default now()
);
create index email_changes_account on email_changes (account_id);
