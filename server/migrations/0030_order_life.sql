-- A shop's order has two states: `status` says how far it was carried, `shop_status` how far the goods are prepared.
alter table orders
  drop constraint orders_kind_check,
  drop constraint orders_status_check,
  drop column search_text,
  add column shop_status text check (
    shop_status in (
      'placed', 'accepted', 'preparing', 'ready_for_pickup', 'handed_over', 'completed', 'rejected', 'cancelled',
      'expired'
    )
  ),
  add column vendor_id uuid references accounts (_id),
  -- The shop's name and its goods as they were when they were ordered:
  -- [{"itemId": uuid, "name": text, "priceKobo": integer, "quantity": integer}, ...].
  add column vendor_name text,
  add column items json,
  add column rider_id uuid references accounts (_id),
  add column return_code text check (return_code ~ '^\d{4}$');

update orders set return_code = drawn.code
from (
  select drawing._id, (
    -- Of three neighbours at least one is neither of the two codes there are.
    select lpad(((drawing.start + step) % 10000)::text, 4, '0') as code
    from generate_series(0, 2) as step
    where lpad(((drawing.start + step) % 10000)::text, 4, '0') not in (drawing.pickup_code, drawing.dropoff_code)
    limit 1
  ) as code
  from (
    select _id, pickup_code, dropoff_code,
      ('x' || right(replace(gen_random_uuid()::text, '-', ''), 7))::bit(28)::integer as start
    from orders
  ) as drawing
) as drawn
where orders._id = drawn._id;

create function order_item_names(items json) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(item ->> 'name', E'\n'), '') from json_array_elements(items) as item
$$;

alter table orders
  alter column return_code set not null,
  add column search_text text not null generated always as (
    lower(
      number || ' ' || replace(number, '-', '') || E'\n' || status || E'\n' || receiver_name || E'\n' ||
      phone || ' 0' || substr(phone, 5) || E'\n' || coalesce(pickup ->> 'placeName', '') || E'\n' ||
      coalesce(dropoff ->> 'placeName', '') || coalesce(E'\n' || vendor_name, '') ||
      case when items is null then '' else E'\n' || order_item_names(items) end
    )
  ) stored,
  add constraint orders_kind_check check (kind in ('send', 'receive', 'shop')),
  add constraint orders_status_check check (
    status in (
      'awaiting_payment', 'placed', 'created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'picked_up',
      'enroute_to_dropoff', 'arrived_at_dropoff', 'delivered', 'delivery_failed', 'returning', 'returned',
      'rejected', 'cancelled', 'expired'
    )
  ),
  add constraint orders_of_shops check (
    case when kind = 'shop'
      then shop_status is not null and vendor_id is not null and vendor_name is not null and items is not null
      else shop_status is null and vendor_id is null and vendor_name is null and items is null
        and status not in ('placed', 'rejected')
    end
  ),
  add constraint orders_carried_by_someone check (
    rider_id is not null or status in (
      'awaiting_payment', 'placed', 'created', 'rejected', 'cancelled', 'expired'
    )
  ),
  add constraint orders_return_code_differs check (return_code not in (pickup_code, dropoff_code));

create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_newest_of_vendor on orders (vendor_id, created_at desc, _id desc) where vendor_id is not null;
create index orders_newest_of_rider on orders (rider_id, created_at desc, _id desc) where rider_id is not null;

-- Wrong codes at each hand-over of an order; after a few, the hand-over is locked.
create table hand_over_tries (
  order_id uuid not null references orders (_id),
  code text not null check (code in ('pickupCode', 'dropoffCode', 'returnCode')),
  wrong smallint not null check (wrong > 0),
  primary key (order_id, code)
);

-- Which of the two states a step changes.
alter table order_events
  add column track text not null default 'carrying',
  add constraint order_events_step check (
    case track
      when 'carrying' then to_status in (
        'awaiting_payment', 'placed', 'created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'picked_up',
        'enroute_to_dropoff', 'arrived_at_dropoff', 'delivered', 'delivery_failed', 'returning', 'returned',
        'rejected', 'cancelled', 'expired'
      )
      when 'shop' then to_status in (
        'placed', 'accepted', 'preparing', 'ready_for_pickup', 'handed_over', 'completed', 'rejected', 'cancelled',
        'expired'
      )
      else false
    end
  );

-- Every change of either state needs its event; checked at the commit.
create or replace function require_order_event() returns trigger language plpgsql as $$
declare
  last_status text;
begin
  select to_status into last_status from order_events
  where order_id = new._id and track = 'carrying' order by _id desc limit 1;
  if last_status is distinct from new.status then
    raise exception 'order % is % but its last event says %', new._id, new.status, coalesce(last_status, 'nothing')
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.shop_status is not null then
    select to_status into last_status from order_events
    where order_id = new._id and track = 'shop' order by _id desc limit 1;
    if last_status is distinct from new.shop_status then
      raise exception 'the shop''s part of order % is % but its last event says %',
        new._id, new.shop_status, coalesce(last_status, 'nothing')
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return null;
end
$$;

drop trigger orders_status_has_event on orders;
create constraint trigger orders_status_has_event after insert or update of status, shop_status on orders
  deferrable initially deferred for each row execute function require_order_event();
