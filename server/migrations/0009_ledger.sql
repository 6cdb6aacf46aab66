create table ledger_postings (
  _id uuid primary key,
  cause text not null check (cause <> ''),
  cause_id uuid not null,
  order_id uuid references orders (_id),
  recorded_by uuid references accounts (_id),
  note text check (note <> ''),
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint ledger_postings_once unique (cause, cause_id)
);
comment on table ledger_postings is 'Double entry: what happened to money is a posting, its lines are entries.';
comment on column ledger_postings.cause is 'The event, such as order.placed; with `cause_id`, it is posted once.';
comment on column ledger_postings.cause_id is 'The id of what it happened to.';
comment on column ledger_postings.recorded_by is 'Who caused it, if a person did.';
create index ledger_postings_newest on ledger_postings (created_at desc, _id desc);
create index ledger_postings_of_cause on ledger_postings (cause, created_at desc, _id desc);
create index ledger_postings_of_order on ledger_postings (order_id) where order_id is not null;
create index ledger_postings_recorded_by on ledger_postings (recorded_by) where recorded_by is not null;
create trigger ledger_postings_are_kept before delete or truncate on ledger_postings
  for each statement execute function refuse_change();

create function refuse_all_but_erased_posting_note() returns trigger language plpgsql as $$
begin
  if new.note is null
    and (new._id, new.cause, new.cause_id, new.order_id, new.recorded_by, new.created_at)
      is not distinct from (old._id, old.cause, old.cause_id, old.order_id, old.recorded_by, old.created_at)
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;
comment on function refuse_all_but_erased_posting_note is
  'A posting never changes, except that its note is erased with the person whom it is about.';
create trigger ledger_postings_append_only before update on ledger_postings
  for each row execute function refuse_all_but_erased_posting_note();

create table ledger_entries (
  posting_id uuid not null references ledger_postings (_id),
  line smallint not null check (line > 0),
  account text not null check (account <> ''),
  owner uuid,
  amount_kobo bigint not null check (amount_kobo <> 0),
  created_at timestamptz(3) not null,
  primary key (posting_id, line)
);
comment on table ledger_entries is 'The lines of postings. A debit is positive, a credit negative.';
comment on column ledger_entries.owner is 'Null for accounts of the platform.';
comment on column ledger_entries.created_at is 'The trigger sets it, unless it is told of something past.';
create index ledger_entries_statement on ledger_entries (account, owner, created_at desc, posting_id desc)
  include (amount_kobo);
create index ledger_entries_of_account
  on ledger_entries (account, created_at desc, posting_id desc);
comment on index ledger_entries_of_account is
  'The newest entries of an account, also of the platform''s own: without it, a page of them read the whole ledger.';
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

create function require_balanced_posting() returns trigger language plpgsql as $$
declare
  difference bigint;
begin
  select sum(amount_kobo) into difference from ledger_entries where posting_id = new.posting_id;
  if difference <> 0 then
    raise exception 'posting % is out of balance by % kobo', new.posting_id, difference
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
comment on function require_balanced_posting is 'Checked at the commit.';
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function require_balanced_posting();

create table ledger_balances (
  account text not null,
  owner uuid not null references accounts (_id),
  amount_kobo bigint not null,
  entries bigint not null,
  changed_at timestamptz(3) not null,
  since timestamptz(3),
  primary key (account, owner)
) with (fillfactor = 50);
comment on table ledger_balances is
  'The balance of each account that has an owner: a row, which its entries lock until their commit.';
comment on column ledger_balances.entries is 'The number of entries.';
comment on column ledger_balances.since is 'Since when the balance is other than 0; null at 0.';
create index ledger_balances_largest on ledger_balances (account, abs(amount_kobo) desc, owner)
  where amount_kobo <> 0;

create function add_to_ledger_balance() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  balance_changed_at timestamptz;
begin
  if new.owner is not null then
    insert into ledger_balances as balance (account, owner, amount_kobo, entries, changed_at, since)
    values (new.account, new.owner, new.amount_kobo, 1, clock_timestamp(), clock_timestamp())
    on conflict (account, owner) do update set
      amount_kobo = balance.amount_kobo + excluded.amount_kobo,
      entries = balance.entries + 1,
      changed_at = greatest(clock_timestamp(), balance.changed_at + interval '1 ms'),
      since = case
        when balance.amount_kobo + excluded.amount_kobo = 0 then null
        when balance.amount_kobo = 0 then greatest(clock_timestamp(), balance.changed_at + interval '1 ms')
        else balance.since
      end
    returning changed_at into balance_changed_at;
  end if;
  new.created_at = coalesce(new.created_at, balance_changed_at, clock_timestamp());
  return new;
end
$$;
comment on function add_to_ledger_balance is
  'Writes balances as its owner: they are what the entries make them, and the role that serves may not change them. '
  'Whoever waited for a balance has a later entry than the one that was waited for, and no two of an owner have the '
  'same instant.';
create trigger ledger_entries_change_balances before insert on ledger_entries
  for each row execute function add_to_ledger_balance();

create function lock_ledger_balance(wanted_account text, wanted_owner uuid) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_balances as balance (account, owner, amount_kobo, entries, changed_at)
  values (wanted_account, wanted_owner, 0, 0, clock_timestamp())
  on conflict (account, owner) do update set amount_kobo = balance.amount_kobo
  returning amount_kobo
$$;
comment on function lock_ledger_balance is
  'The balance, locked until the transaction ends, also if it has no entries yet.';

create table ledger_totals (
  account text not null,
  cause text not null,
  shard smallint not null,
  amount_kobo bigint not null,
  entries bigint not null,
  primary key (account, cause, shard)
) with (fillfactor = 50);
comment on table ledger_totals is
  'The sum of each account by cause, over all owners, in shards: a transaction has a shard for itself, so that no '
  'two wait for each other here.';

create function ledger_shard() returns smallint language plpgsql as $$
declare
  own constant integer := pg_backend_pid() % 32;
begin
  for tried in 0..31 loop
    if pg_try_advisory_xact_lock(1281653863, (own + tried) % 32) then
      return (own + tried) % 32;
    end if;
  end loop;
  perform pg_advisory_xact_lock(1281653863, own);
  return own;
end
$$;
comment on function ledger_shard is
  'A transaction keeps a shard''s advisory lock until its end. 1281653863 is ''Ledg''.';

create function add_ledger_totals() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_totals as total (account, cause, shard, amount_kobo, entries)
  select added.account, posting.cause, ledger_shard(), sum(added.amount_kobo), count(*)
  from added join ledger_postings as posting on posting._id = added.posting_id
  group by 1, 2
  on conflict (account, cause, shard) do update set
    amount_kobo = total.amount_kobo + excluded.amount_kobo,
    entries = total.entries + excluded.entries;
  return null;
end
$$;
comment on function add_ledger_totals is 'Writes totals as its owner, as add_to_ledger_balance does.';
create trigger ledger_entries_change_totals after insert on ledger_entries
  referencing new table as added for each statement execute function add_ledger_totals();
