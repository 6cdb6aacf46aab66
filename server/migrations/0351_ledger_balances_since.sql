-- Since when a balance is other than 0; null at 0.
alter table ledger_balances add column since timestamptz(3);

create or replace function add_to_ledger_balance() returns trigger language plpgsql as $$
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
