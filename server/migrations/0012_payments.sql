-- What is owed or paid for an order. `email` is the customer's address at the time of the order.
create table transactions (
  _id uuid primary key,
  order_id uuid not null unique,
  amount_kobo bigint not null check (amount_kobo >= 0),
  email text not null,
  payment_method text not null check (payment_method <> ''),
  status text not null check (status in ('success', 'pending', 'failed')),
  description text not null,
  created_at timestamptz(3) not null default now(),
  search_text text not null generated always as (
    lower(email || E'\n' || description || E'\n' || payment_method || E'\n' || status)
  ) stored,
  constraint transactions_amount_is_order_fee foreign key (order_id, amount_kobo) references orders (_id, fee_kobo)
);

create index transactions_newest on transactions (created_at desc, _id desc);
create index transactions_search on transactions using gin (search_text gin_trgm_ops);

-- Running totals, so that reading the revenue takes the same time with any number of transactions. Each database
-- connection adds to its own shard, so that parallel orders do not wait for one another.
create table transaction_totals (
  status text not null,
  shard smallint not null,
  transactions bigint not null,
  amount_kobo bigint not null,
  primary key (status, shard)
) with (fillfactor = 50);

create function add_transaction_totals() returns trigger language plpgsql as $$
declare
  own_shard constant smallint := pg_backend_pid() % 64;
begin
  if tg_op = 'INSERT' then
    insert into transaction_totals as total (status, shard, transactions, amount_kobo)
    select status, own_shard, count(*), sum(amount_kobo) from added group by status order by status
    on conflict (status, shard) do update
      set transactions = total.transactions + excluded.transactions,
          amount_kobo = total.amount_kobo + excluded.amount_kobo;
  else
    insert into transaction_totals as total (status, shard, transactions, amount_kobo)
    select status, own_shard, sum(change), sum(change * amount_kobo)
    from (
      select status, amount_kobo, 1 as change from added
      union all
      select status, amount_kobo, -1 from removed
    ) as changed
    -- In one order, so that two connections of one shard never wait for each other in a circle.
    group by status having sum(change) <> 0 or sum(change * amount_kobo) <> 0 order by status
    on conflict (status, shard) do update
      set transactions = total.transactions + excluded.transactions,
          amount_kobo = total.amount_kobo + excluded.amount_kobo;
  end if;
  return null;
end
$$;

create trigger transactions_count_added after insert on transactions
  referencing new table as added for each statement execute function add_transaction_totals();
create trigger transactions_count_changed after update on transactions
  referencing new table as added old table as removed
  for each statement execute function add_transaction_totals();
create trigger transactions_are_kept before delete or truncate on transactions
  for each statement execute function refuse_change();
