create extension if not exists pg_trgm;

create table orders (
  _id uuid primary key,
  number text not null constraint orders_number_key unique check (number ~ '^[2-9AC-HJKMNPQRT-Y]{3}-[2-9AC-HJKMNPQRT-Y]{3}$'),
  customer_id uuid not null references accounts (_id),
  kind text not null check (kind in ('send', 'receive')),
  status text not null check (
    status in (
      'awaiting_payment', 'created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'picked_up',
      'enroute_to_dropoff', 'arrived_at_dropoff', 'delivered', 'delivery_failed', 'returning', 'returned',
      'cancelled', 'expired'
    )
  ),
  pickup json not null,
  dropoff json not null,
  pickup_address text not null,
  receiver_address text not null,
  receiver_name text not null,
  phone text not null check (phone ~ '^\+234\d{10}$'),
  package_details text not null,
  payment_method text not null check (payment_method <> ''),
  quote_id uuid not null unique,
  fee_kobo bigint not null,
  pickup_code text not null check (pickup_code ~ '^\d{4}$'),
  dropoff_code text not null check (dropoff_code ~ '^\d{4}$'),
  created_at timestamptz(3) not null default now(),
  -- What an administrator may search for: the number with and without its dash, the phone as it is dialled.
  search_text text not null generated always as (
    lower(
      number || ' ' || replace(number, '-', '') || E'\n' || status || E'\n' || receiver_name || E'\n' ||
      phone || ' 0' || substr(phone, 5) || E'\n' || coalesce(pickup ->> 'placeName', '') || E'\n' ||
      coalesce(dropoff ->> 'placeName', '')
    )
  ) stored,
  constraint orders_codes_differ check (pickup_code <> dropoff_code),
  constraint orders_fee_is_quote_total foreign key (quote_id, fee_kobo) references quotes (_id, total_kobo),
  -- Transactions refer to both columns, so that the amount paid equals the amount charged.
  constraint orders_id_fee unique (_id, fee_kobo)
);

create index orders_newest on orders (created_at desc, _id desc);
create index orders_newest_of_customer on orders (customer_id, created_at desc, _id desc);
create index orders_search on orders using gin (search_text gin_trgm_ops);

-- An order's life: one row for each step.
create table order_events (
  _id bigint generated always as identity primary key,
  order_id uuid not null references orders (_id),
  to_status text not null,
  at timestamptz(3) not null default now(),
  actor text not null check (actor in ('customer', 'rider', 'vendor', 'admin', 'clock')),
  -- The account that acted. No foreign key: an event never changes.
  actor_id uuid,
  reason text,
  constraint order_events_clock_is_nobody check ((actor = 'clock') = (actor_id is null))
);

create index order_events_of_order on order_events (order_id, _id);

create trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_change();

-- Every change of status needs its event; checked at the commit.
create function require_order_event() returns trigger language plpgsql as $$
declare
  last_status text;
begin
  select to_status into last_status from order_events where order_id = new._id order by _id desc limit 1;
  if last_status is distinct from new.status then
    raise exception 'order % is % but its last event says %', new._id, new.status, coalesce(last_status, 'nothing')
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;

create constraint trigger orders_status_has_event after insert or update of status on orders
  deferrable initially deferred for each row execute function require_order_event();

-- Orders are never deleted: customers, riders and the books refer to them.
create trigger orders_are_kept before delete or truncate on orders
  for each statement execute function refuse_change();
