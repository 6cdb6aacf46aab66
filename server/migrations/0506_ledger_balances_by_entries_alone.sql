-- Balances and totals are what the entries make them: these functions write them as their owner, and the role that serves
-- may not.
alter function add_to_ledger_balance() security definer set search_path = public, pg_temp;
alter function add_ledger_totals() security definer set search_path = public, pg_temp;

-- The balance, locked until the transaction ends, also if it has no entries yet.
create function lock_ledger_balance(wanted_account text, wanted_owner uuid) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_balances as balance (account, owner, amount_kobo, entries, changed_at)
  values (wanted_account, wanted_owner, 0, 0, clock_timestamp())
  on conflict (account, owner) do update set amount_kobo = balance.amount_kobo
  returning amount_kobo
$$;
