create function order_stage(status text) returns text language sql immutable parallel safe as $$
  select case
    when status = 'awaiting_payment' then 'waiting_for_payment'
    when status = 'placed' then 'waiting_for_shop'
    when status = 'created' then 'waiting_for_rider'
    when status in (
      'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'picked_up', 'enroute_to_dropoff', 'arrived_at_dropoff'
    ) then 'with_rider'
    when status in ('delivery_failed', 'returning', 'delivered', 'returned') then status
    when status in ('rejected', 'cancelled', 'expired') then 'stopped'
  end
$$;
comment on function order_stage is
  'The stage of a transaction''s order, for the staff''s lists. The contract''s `stageOf` says the same.';

create table transactions (
  _id uuid primary key,
  order_id uuid not null,
  amount_kobo bigint not null check (amount_kobo >= 0),
  email text not null,
  payment_method text not null check (payment_method <> ''),
  payment_name text not null check (payment_name <> ''),
  status text not null check (status in ('success', 'pending', 'failed')),
  description text not null,
  created_at timestamptz(3) not null default now(),
  search_terms text not null default '',
  redelivery_quote_id uuid,
  first_of uuid generated always as (case when redelivery_quote_id is null then order_id end) stored,
  order_stage text not null,
  search_text text not null generated always as (
    lower(
      email || E'\n' || description || E'\n' || payment_name || E'\n' || status || E'\n' ||
      replace(order_stage, '_', ' ') || E'\n' || search_terms
    )
  ) stored,
  constraint transactions_once_for_each unique nulls not distinct (order_id, redelivery_quote_id),
  constraint transactions_amount_is_order_fee foreign key (first_of, amount_kobo) references orders (_id, fee_kobo),
  constraint transactions_amount_is_redelivery_fee
    foreign key (redelivery_quote_id, order_id, amount_kobo) references quotes (_id, redelivery_of, total_kobo)
);
comment on table transactions is
  'The money that is owed or paid for an order. A redelivery has a transaction of its own.';
comment on column transactions.email is 'The customer''s address at the time of the order.';
comment on column transactions.payment_name is
  'The payment method as people see it: a payment through a provider bears the provider''s name.';
comment on column transactions.search_terms is
  'Transactions are also found by what a caller knows of the order: see words_of_order.';
comment on column transactions.first_of is 'Set for the order''s own transaction, not for those of redeliveries.';
create index transactions_newest on transactions (created_at desc, _id desc);
create index transactions_newest_of_stage
  on transactions (order_stage, created_at desc, _id desc, status, payment_name) include (redelivery_quote_id);
comment on index transactions_newest_of_stage is
  'With transactions_newest_of_status: a list filtered by stage and status is counted and read in the index alone, '
  'by the rarer of the two: there are very many delivered ones and very many failed ones, but no transaction is '
  'both. The included column tells an order''s own transaction from its redeliveries''.';
create index transactions_newest_of_status
  on transactions (status, created_at desc, _id desc, order_stage) include (payment_name);
comment on index transactions_newest_of_status is
  'A list filtered by status and method is counted in the index alone: ten thousand rows are on four thousand pages '
  'of the table.';
create index transactions_newest_of_method on transactions (payment_name, created_at desc, _id desc);
create index transactions_search on transactions using gin (search_text gin_trgm_ops);
create trigger transactions_are_kept before delete or truncate on transactions
  for each statement execute function refuse_change();

create function words_of_order(wanted_order uuid) returns text language sql stable as $$
  select concat_ws(
    ' ',
    orders.number, replace(orders.number, '-', ''),
    orders.phone, '0' || substr(orders.phone, 5),
    accounts.mobile_number,
    case when accounts.mobile_number like '+234%' then '0' || substr(accounts.mobile_number, 5) end
  ) || E'\n' || accounts.name || E'\n' || orders.receiver_name
  from orders join accounts on accounts._id = orders.customer_id
  where orders._id = wanted_order
$$;
comment on function words_of_order is
  'The words by which a transaction is found: its order''s number, with and without the dash, and the names and '
  'phones of its customer and its receiver, phones as stored and as dialled in Nigeria. Each name is on its own '
  'line, so that a search does not match across two names.';
create function find_transaction_by_order() returns trigger language plpgsql as $$
begin
  new.search_terms := coalesce(words_of_order(new.order_id), '');
  return new;
end
$$;
create trigger transactions_found_by_order before insert on transactions
  for each row execute function find_transaction_by_order();

create function find_transactions_of_renamed() returns trigger language plpgsql as $$
begin
  update transactions set search_terms = coalesce(words_of_order(order_id), '')
  where order_id in (select _id from orders where customer_id = new._id);
  return null;
end
$$;
comment on function find_transactions_of_renamed is
  'A customer with a new name or phone is found by these. For deleted customers, the deletion itself rebuilds the '
  'text, after it has erased what they wrote in their orders.';
create trigger accounts_found_by_new_name after update of name, mobile_number on accounts for each row
  when (
    new.deleted_at is null and (old.name, old.mobile_number) is distinct from (new.name, new.mobile_number)
  )
  execute function find_transactions_of_renamed();

create function stage_of_order(wanted_order uuid) returns text language sql stable as $$
  select order_stage(status) from orders where _id = wanted_order
$$;
create function set_stage_of_order() returns trigger language plpgsql as $$
begin
  new.order_stage := stage_of_order(new.order_id);
  return new;
end
$$;
create trigger transactions_in_a_stage before insert on transactions
  for each row execute function set_stage_of_order();

create function tell_stage_of_order() returns trigger language plpgsql as $$
begin
  update transactions set order_stage = order_stage(new.status) where order_id = new._id;
  return null;
end
$$;
comment on function tell_stage_of_order is
  'Locks orders first, as a move does, so that no two wait for each other. Nobody moves an order until the commit.';
create trigger orders_tell_their_stage after update of status on orders
  for each row when (order_stage(old.status) is distinct from order_stage(new.status))
  execute function tell_stage_of_order();
comment on trigger orders_tell_their_stage on orders is 'Most steps do not change the stage, and write nothing here.';

create table order_totals (
  grain text not null check (grain in ('hour', 'day')),
  starts_at timestamptz not null,
  shard smallint not null,
  orders bigint not null default 0,
  pending_kobo bigint not null default 0,
  success_kobo bigint not null default 0,
  delivered bigint not null default 0,
  delivery_seconds bigint not null default 0,
  primary key (grain, starts_at, shard)
) with (fillfactor = 50);
comment on table order_totals is
  'The sums of the overview, by hour and by day of Lagos, so that reading them takes the same time with any number '
  'of orders. Orders and their money are counted when the order was placed, deliveries when they were made. Each '
  'database connection adds to its own shard, so that parallel orders rarely wait for one another.';

create function order_total_start(grain text, at timestamptz) returns timestamptz
language sql immutable parallel safe as $$ select moment_of(date_trunc(grain, local_time(at))) $$;

create function add_order_totals() returns trigger language plpgsql as $$
declare
  own_shard constant smallint := pg_backend_pid() % 16;
begin
  if tg_op = 'INSERT' then
    insert into order_totals as total (grain, starts_at, shard, orders, pending_kobo, success_kobo)
    select grain, order_total_start(grain, created_at), own_shard, count(first_of),
      coalesce(sum(amount_kobo) filter (where status = 'pending'), 0),
      coalesce(sum(amount_kobo) filter (where status = 'success'), 0)
    from added, (values ('day'), ('hour')) as grains (grain)
    group by 1, 2 order by 1, 2 desc
    on conflict (grain, starts_at, shard) do update
      set orders = total.orders + excluded.orders,
          pending_kobo = total.pending_kobo + excluded.pending_kobo,
          success_kobo = total.success_kobo + excluded.success_kobo;
  else
    insert into order_totals as total (grain, starts_at, shard, orders, pending_kobo, success_kobo)
    select grain, starts_at, own_shard, sum(change * is_order), sum(change * pending_kobo), sum(change * success_kobo)
    from (
      select grain, order_total_start(grain, created_at) as starts_at, change,
        case when first_of is null then 0 else 1 end as is_order,
        case status when 'pending' then amount_kobo else 0 end as pending_kobo,
        case status when 'success' then amount_kobo else 0 end as success_kobo
      from (
        select created_at, first_of, status, amount_kobo, 1 as change from added
        union all
        select created_at, first_of, status, amount_kobo, -1 from removed
      ) as changed, (values ('day'), ('hour')) as grains (grain)
    ) as changed
    group by 1, 2
    having sum(change * is_order) <> 0 or sum(change * pending_kobo) <> 0 or sum(change * success_kobo) <> 0
    order by 1, 2 desc
    on conflict (grain, starts_at, shard) do update
      set orders = total.orders + excluded.orders,
          pending_kobo = total.pending_kobo + excluded.pending_kobo,
          success_kobo = total.success_kobo + excluded.success_kobo;
  end if;
  return null;
end
$$;
comment on function add_order_totals is
  'Every order has one transaction of its own; those of redeliveries add money, and no further order. Rows are '
  'locked in one order (days before hours, later ones first), in one statement or in the two of a move, so that no '
  'two connections wait for each other.';
create trigger transactions_add_to_order_totals after insert on transactions
  referencing new table as added for each statement execute function add_order_totals();
create trigger transactions_change_order_totals after update on transactions
  referencing new table as added old table as removed
  for each statement execute function add_order_totals();

create function add_delivery_totals() returns trigger language plpgsql as $$
declare
  own_shard constant smallint := pg_backend_pid() % 16;
begin
  -- Most steps are no deliveries, and need not ask for their orders.
  if not exists (select from added where track = 'carrying' and to_status = 'delivered') then
    return null;
  end if;
  insert into order_totals as total (grain, starts_at, shard, delivered, delivery_seconds)
  select grain, order_total_start(grain, at), own_shard, count(*), sum(seconds)
  from (
    select added.at, extract(epoch from added.at - orders.created_at)::bigint as seconds
    from added join orders on orders._id = added.order_id
    where added.track = 'carrying' and added.to_status = 'delivered'
  ) as deliveries, (values ('day'), ('hour')) as grains (grain)
  group by 1, 2 order by 1, 2 desc
  on conflict (grain, starts_at, shard) do update
    set delivered = total.delivered + excluded.delivered,
        delivery_seconds = total.delivery_seconds + excluded.delivery_seconds;
  return null;
end
$$;
create trigger order_events_add_to_order_totals after insert on order_events
  referencing new table as added for each statement execute function add_delivery_totals();

create table payments (
  reference text primary key check (reference ~ '^[a-z0-9-]{16,50}$'),
  customer_id uuid not null references accounts (_id),
  amount_kobo bigint not null check (amount_kobo > 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed')),
  provider text not null,
  authorization_url text,
  access_code text,
  opening_at timestamptz(3),
  provider_id text,
  fees_kobo bigint check (fees_kobo >= 0),
  created_at timestamptz(3) not null default now(),
  next_check_at timestamptz(3),
  paid_at timestamptz(3),
  is_at_door boolean not null default false,
  constraint payments_paid check ((status = 'paid') = (paid_at is not null))
);
comment on table payments is
  'Payments through a provider. A payment has its reference before the provider is asked, so that whatever the '
  'provider knows we know.';
comment on column payments.provider is
  'The id of who takes it, `sandbox` for our own, which moves no real money. No other provider is asked for it.';
comment on column payments.provider_id is 'The provider''s own id of it, once it is paid.';
comment on column payments.opening_at is 'When somebody began to ask the provider for its page.';
comment on column payments.next_check_at is
  'When the provider is asked next whether it is paid; null once nobody waits for an answer.';
comment on column payments.is_at_door is
  'Payments that may be made until the hand-over, such as by transfer at the door. Others are made before anything '
  'is done.';
create index payments_due on payments (next_check_at) where next_check_at is not null;
create index payments_of_customer on payments (customer_id);
create trigger payments_amounts_stay before update of amount_kobo on payments
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
comment on trigger payments_amounts_stay on payments is
  'The amount that was charged stays, for whoever reaches the database, too.';
create trigger payments_are_kept before delete or truncate on payments
for each statement execute function refuse_change();

create table payment_orders (
  reference text not null references payments (reference),
  order_id uuid not null references orders (_id),
  amount_kobo bigint not null check (amount_kobo >= 0),
  status text check (status in ('paid', 'late', 'twice')),
  kept_kobo bigint not null default 0 check (kept_kobo between 0 and amount_kobo),
  lost_kobo bigint not null default 0,
  primary key (reference, order_id)
);
comment on table payment_orders is 'The orders that a payment is for.';
comment on column payment_orders.status is 'The payment paid the order, or came too late, or was the second one.';
comment on column payment_orders.kept_kobo is 'The cost of a late cancellation.';
comment on column payment_orders.lost_kobo is 'The part of it that went back by a lost dispute.';
create unique index payment_orders_paid_once on payment_orders (order_id) where status = 'paid';
create index payment_orders_of_order on payment_orders (order_id);
create trigger payment_orders_amounts_stay before update of amount_kobo on payment_orders
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
create trigger payment_orders_are_kept before delete or truncate on payment_orders
for each statement execute function refuse_change();

create table refunds (
  _id uuid primary key,
  reference text not null,
  order_id uuid not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  cause text not null check (cause in ('ended', 'late', 'twice', 'staff')),
  reason text not null default '',
  asked_by uuid,
  is_goodwill boolean not null default false,
  status text not null default 'asked' check (status in ('asked', 'sending', 'sent', 'done', 'failed')),
  provider_id text,
  created_at timestamptz(3) not null default now(),
  next_try_at timestamptz(3) default now(),
  tries integer not null default 0,
  ended_at timestamptz(3),
  constraint refunds_of_payment foreign key (reference, order_id) references payment_orders (reference, order_id),
  constraint refunds_by_staff check ((cause = 'staff') = (asked_by is not null)),
  constraint refunds_ended check ((status in ('done', 'failed')) = (ended_at is not null)),
  constraint refunds_end_of_tries check ((ended_at is null) = (next_try_at is not null))
);
comment on table refunds is 'Money that goes back to the customer.';
comment on column refunds.is_goodwill is
  'True for an order that was delivered: it costs us, and the customer owes none of it.';
comment on column refunds.status is
  '`sending`: the provider may know of it, and may not; it is asked before it is sent again.';
comment on column refunds.next_try_at is 'When it is sent, or looked at, next; null once it has ended.';
create unique index refunds_once on refunds (reference, order_id) where cause <> 'staff';
comment on index refunds_once is 'A refund that is made by itself is made once.';
create index refunds_due on refunds (next_try_at) where next_try_at is not null;
create index refunds_of_order on refunds (order_id);
create trigger refunds_amounts_stay before update of amount_kobo on refunds
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
create trigger refunds_are_kept before delete or truncate on refunds
for each statement execute function refuse_change();

create table tips (
  reference text primary key references payments (reference),
  order_id uuid not null references orders (_id),
  rider_id uuid not null references accounts (_id)
);
comment on table tips is 'Payments that are tips: the whole amount is for the rider who delivered the order.';
create index tips_of_order on tips (order_id);
create index tips_of_rider on tips (rider_id);
create trigger tips_append_only before update or delete or truncate on tips
for each statement execute function refuse_change();

create table unmatched_payments (
  _id uuid primary key,
  cause text not null,
  reference text not null,
  amount_kobo bigint,
  currency text not null default '',
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  closed_by uuid references accounts (_id),
  note text not null default '',
  dispute_id text,
  lost_kobo bigint,
  constraint unmatched_payments_cause
    check (cause in ('unknown', 'amount', 'currency', 'refund', 'dispute', 'test')),
  constraint unmatched_payments_closed check (closed_at is not null or closed_by is null),
  constraint unmatched_payments_lost check ((cause = 'dispute' and closed_at is not null) = (lost_kobo is not null))
);
comment on table unmatched_payments is
  'Messages of a provider that fit no payment of ours, once each; also what a customer''s bank disputes, or took '
  'back after it was counted, and payments with a test key.';
comment on column unmatched_payments.closed_by is 'Null if the provider itself resolved it.';
comment on column unmatched_payments.lost_kobo is
  'The amount that went back by a lost dispute. Null while it is open, 0 if the money stays.';
create index unmatched_payments_newest on unmatched_payments (created_at desc, _id desc);
create index unmatched_payments_of_reference on unmatched_payments (reference);
create index unmatched_payments_closed_by on unmatched_payments (closed_by) where closed_by is not null;
create unique index unmatched_payments_each
  on unmatched_payments (cause, reference, amount_kobo, currency, dispute_id) nulls not distinct;
comment on index unmatched_payments_each is 'A payment can be disputed twice, for the same amount.';
