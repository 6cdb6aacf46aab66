-- The sums of the overview, by hour and by day of Lagos, so that reading them takes the same time with any number of
-- orders. Orders and their money are counted when the order was placed, deliveries when they were made. Each database
-- connection adds to its own shard, so that parallel orders rarely wait for one another.
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

-- Lagos is one hour ahead of UTC all year. Computed here and not by the zone's name: orders must not fail because the
-- machine has no time zone files.
create function order_total_start(grain text, at timestamptz) returns timestamptz
language sql immutable parallel safe as $$
  select date_trunc(grain, at at time zone interval '1 hour') at time zone interval '1 hour'
$$;

-- Every order has one transaction. Rows are locked in one order (days before hours, later ones first), in one statement
-- or in the two of a move, so that no two connections wait for each other.
create function add_order_totals() returns trigger language plpgsql as $$
declare
  own_shard constant smallint := pg_backend_pid() % 16;
begin
  if tg_op = 'INSERT' then
    insert into order_totals as total (grain, starts_at, shard, orders, pending_kobo, success_kobo)
    select grain, order_total_start(grain, created_at), own_shard, count(*),
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
    select grain, starts_at, own_shard, sum(change), sum(change * pending_kobo), sum(change * success_kobo)
    from (
      select grain, order_total_start(grain, created_at) as starts_at, change,
        case status when 'pending' then amount_kobo else 0 end as pending_kobo,
        case status when 'success' then amount_kobo else 0 end as success_kobo
      from (
        select created_at, status, amount_kobo, 1 as change from added
        union all
        select created_at, status, amount_kobo, -1 from removed
      ) as changed, (values ('day'), ('hour')) as grains (grain)
    ) as changed
    group by 1, 2
    having sum(change) <> 0 or sum(change * pending_kobo) <> 0 or sum(change * success_kobo) <> 0
    order by 1, 2 desc
    on conflict (grain, starts_at, shard) do update
      set orders = total.orders + excluded.orders,
          pending_kobo = total.pending_kobo + excluded.pending_kobo,
          success_kobo = total.success_kobo + excluded.success_kobo;
  end if;
  return null;
end
$$;

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

-- Triggers run in the order of their names. These run before those of transaction_totals, because the event of a
-- delivery changes these totals first.
create trigger transactions_add_to_order_totals after insert on transactions
  referencing new table as added for each statement execute function add_order_totals();
create trigger transactions_change_order_totals after update on transactions
  referencing new table as added old table as removed
  for each statement execute function add_order_totals();
create trigger order_events_add_to_order_totals after insert on order_events
  referencing new table as added for each statement execute function add_delivery_totals();

-- Creating the triggers locked both tables until the commit, so that nothing is counted twice or left out.
insert into order_totals (grain, starts_at, shard, orders, pending_kobo, success_kobo, delivered, delivery_seconds)
select grain, starts_at, 0, sum(orders), sum(pending_kobo), sum(success_kobo), sum(delivered), sum(delivery_seconds)
from (
  select order_total_start(grain, created_at) as starts_at, grain, count(*) as orders,
    coalesce(sum(amount_kobo) filter (where status = 'pending'), 0) as pending_kobo,
    coalesce(sum(amount_kobo) filter (where status = 'success'), 0) as success_kobo,
    0 as delivered, 0 as delivery_seconds
  from transactions, (values ('day'), ('hour')) as grains (grain) group by 1, 2
  union all
  select order_total_start(grain, order_events.at), grain, 0, 0, 0, count(*),
    sum(extract(epoch from order_events.at - orders.created_at)::bigint)
  from order_events join orders on orders._id = order_events.order_id, (values ('day'), ('hour')) as grains (grain)
  where order_events.track = 'carrying' and order_events.to_status = 'delivered' group by 1, 2
) as counted
group by grain, starts_at;
