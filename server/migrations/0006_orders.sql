create function order_item_names(items json) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(item ->> 'name', E'\n'), '') from json_array_elements(items) as item
$$;
comment on function order_item_names is 'The names of the goods, by which an order is found.';

create table orders (
  _id uuid primary key,
  number text not null unique check (number ~ '^[2-9AC-HJKMNPQRT-Y]{3}-[2-9AC-HJKMNPQRT-Y]{3}$'),
  customer_id uuid not null references accounts (_id),
  kind text not null check (kind in ('send', 'receive', 'shop')),
  status text not null check (
    status in (
      'awaiting_payment', 'placed', 'created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'picked_up',
      'enroute_to_dropoff', 'arrived_at_dropoff', 'delivered', 'delivery_failed', 'returning', 'returned',
      'rejected', 'cancelled', 'expired'
    )
  ),
  pickup json not null,
  dropoff json not null,
  pickup_address text not null,
  receiver_address text not null,
  receiver_name text not null,
  phone text not null check (phone ~ '^(\+234\d{10})?$'),
  package_details text not null,
  payment_method text not null check (payment_method <> ''),
  quote_id uuid not null unique,
  fee_kobo bigint not null,
  pickup_code text not null check (pickup_code ~ '^\d{4}$'),
  dropoff_code text not null check (dropoff_code ~ '^\d{4}$'),
  created_at timestamptz(3) not null default now(),
  shop_status text check (
    shop_status in (
      'placed', 'accepted', 'preparing', 'ready_for_pickup', 'handed_over', 'completed', 'rejected', 'cancelled',
      'expired'
    )
  ),
  vendor_id uuid references accounts (_id),
  vendor_name text,
  items json,
  rider_id uuid references accounts (_id),
  return_code text not null check (return_code ~ '^\d{4}$'),
  search_text text not null generated always as (
    lower(
      number || ' ' || replace(number, '-', '') || E'\n' || status || E'\n' || receiver_name || E'\n' ||
      phone || ' 0' || substr(phone, 5) || E'\n' || coalesce(pickup ->> 'placeName', '') || E'\n' ||
      coalesce(dropoff ->> 'placeName', '') || coalesce(E'\n' || vendor_name, '') ||
      case when items is null then '' else E'\n' || order_item_names(items) end
    )
  ) stored,
  is_place_wrong boolean not null default false,
  parcel_size text not null default 'small',
  pickup_from timestamptz(3),
  pickup_to timestamptz(3),
  search_from timestamptz(3),
  waits_since timestamptz(3) not null default now(),
  terms_version integer,
  sender_pays boolean not null default false,
  on_hold_since timestamptz(3),
  constraint orders_codes_differ check (pickup_code <> dropoff_code),
  constraint orders_return_code_differs check (return_code not in (pickup_code, dropoff_code)),
  constraint orders_of_shops check (
    case when kind = 'shop'
      then shop_status is not null and vendor_id is not null and vendor_name is not null and items is not null
      else shop_status is null and vendor_id is null and vendor_name is null and items is null
        and status not in ('placed', 'rejected')
    end
  ),
  constraint orders_carried_by_someone check (
    rider_id is not null or status in ('awaiting_payment', 'placed', 'created', 'rejected', 'cancelled', 'expired')
  ),
  constraint orders_place_wrong_after_a_try check (not is_place_wrong or status = 'delivery_failed'),
  constraint orders_parcel_size check (parcel_size in ('small', 'medium', 'large')),
  constraint orders_pickup_window check (
    num_nulls(pickup_from, pickup_to, search_from) in (0, 3) and pickup_from < pickup_to
  ),
  constraint orders_sender_pays check (not sender_pays or kind <> 'shop'),
  constraint orders_fee_is_quote_total foreign key (quote_id, fee_kobo) references quotes (_id, total_kobo),
  constraint orders_id_fee unique (_id, fee_kobo)
);
comment on table orders is
  'Orders. A shop''s order has two states: `status` says how far it was carried, `shop_status` how far the goods are '
  'prepared.';
comment on column orders.phone is
  'Empty once the customer is deleted: what they wrote about people and doors is erased; places, goods and money '
  'stay.';
comment on column orders.vendor_name is 'The shop''s name as it was when the order was placed.';
comment on column orders.items is
  'The goods as they were when they were ordered: [{"itemId": uuid, "name": text, "priceKobo": integer, "quantity": '
  'integer}, ...].';
comment on column orders.search_text is
  'The words an administrator may search for: the number with and without its dash, the phone as it is dialled.';
comment on column orders.is_place_wrong is
  'Somebody at the dropoff has said that it is not the place that the order''s words mean. It waits for the right '
  'place.';
comment on column orders.parcel_size is
  'How big a parcel is: it decides which vehicles can carry it. The goods of shops fit every vehicle.';
comment on column orders.pickup_from is 'When a parcel is fetched, if that is not now.';
comment on column orders.search_from is 'Before this, no rider is looked for.';
comment on column orders.waits_since is
  'When it came to where it is; for a rider, no sooner than search_from, and again when its customer agrees to wait on.';
comment on column orders.terms_version is
  'The version of earning_terms in force when the order was placed; null if there was none. No foreign key: '
  'versions are never deleted, and with one all new orders would lock the same row.';
comment on column orders.sender_pays is
  'Who pays the rider of a parcel in cash: the sender at the pickup, or the receiver at the door.';
comment on column orders.on_hold_since is 'Since when nobody may fetch the order, because its payment is disputed.';
comment on constraint orders_id_fee on orders is
  'Transactions refer to both columns, so that the amount paid equals the amount charged.';
create index orders_newest on orders (created_at desc, _id desc);
create index orders_newest_of_customer on orders (customer_id, created_at desc, _id desc);
create index orders_newest_of_vendor on orders (vendor_id, created_at desc, _id desc) where vendor_id is not null;
create index orders_newest_of_rider on orders (rider_id, created_at desc, _id desc) where rider_id is not null;
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_running_of_rider on orders (rider_id)
  where rider_id is not null and status not in ('delivered', 'returned', 'rejected', 'cancelled', 'expired');
comment on index orders_running_of_rider is 'How many jobs each rider has now.';
create index orders_offered on orders (created_at, _id) where status = 'created';
comment on index orders_offered is 'Orders that wait for a rider, the longest wait first: few of very many.';
create index orders_waiting_or_unpaid on orders (created_at)
  where status in ('awaiting_payment', 'placed', 'created', 'assigned', 'delivery_failed');
comment on index orders_waiting_or_unpaid is
  'Orders that the clock moves after a wait, also if they are not paid in time.';
create index orders_running on orders (created_at, _id)
  where status not in ('delivered', 'returned', 'rejected', 'cancelled', 'expired');
comment on index orders_running is 'The board of the staff: all orders that have not ended.';

create trigger orders_are_kept before delete or truncate on orders
  for each statement execute function refuse_change();
comment on trigger orders_are_kept on orders is
  'Orders are never deleted: customers, riders and the books refer to them.';

create function require_living_parties() returns trigger language plpgsql as $$
declare
  wanted uuid[];
  living integer;
begin
  wanted = case tg_op
    when 'INSERT' then array(
      select distinct party from unnest(array[new.customer_id, new.vendor_id, new.rider_id]) as party
      where party is not null
    )
    else array[new.rider_id]
  end;
  select count(*) into living
  from (select from accounts where _id = any (wanted) and deleted_at is null for key share) as found;
  if living < cardinality(wanted) then
    -- Asked again, the same request is refused for what it finds then.
    raise exception 'somebody of order % is no more', new._id using errcode = 'serialization_failure';
  end if;
  return null;
end
$$;
comment on function require_living_parties is
  'A person gets no order while they are being deleted: each of the two locks their row, so one waits for the '
  'other.';
create trigger orders_parties_live_at_insert after insert on orders
  for each row execute function require_living_parties();
create trigger orders_parties_live_at_assignment after update of rider_id on orders
  for each row when (new.rider_id is not null and new.rider_id is distinct from old.rider_id)
  execute function require_living_parties();

alter table quotes add foreign key (redelivery_of) references orders (_id);

create function refuse_redelivery_quote() returns trigger language plpgsql as $$
begin
  if exists (select from quotes where _id = new.quote_id and redelivery_of is not null) then
    raise exception 'quote % is for another try of an order', new.quote_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
comment on function refuse_redelivery_quote is
  'No order may be made by the quote of a redelivery, because it does not charge for the way.';
create trigger orders_by_their_own_quote after insert or update of quote_id on orders
  for each row execute function refuse_redelivery_quote();

create table order_events (
  _id bigint generated always as identity primary key,
  order_id uuid not null references orders (_id),
  to_status text not null,
  at timestamptz(3) not null default now(),
  actor text not null check (actor in ('customer', 'rider', 'vendor', 'admin', 'clock')),
  actor_id uuid,
  reason text,
  track text not null default 'carrying',
  assigned_rider_id uuid,
  constraint order_events_clock_is_nobody check ((actor = 'clock') = (actor_id is null)),
  constraint order_events_step check (
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
  ),
  constraint order_events_only_assigning_names_a_rider check (assigned_rider_id is null or to_status = 'assigned')
);
comment on table order_events is 'An order''s life: one row for each step.';
comment on column order_events.actor_id is 'The account that acted. No foreign key: an event never changes.';
comment on column order_events.track is 'The state that a step changes, of the two.';
comment on column order_events.assigned_rider_id is 'The rider to whom a step gave the order; null for other steps.';
create index order_events_of_order on order_events (order_id, _id);
create index order_events_given_back on order_events (actor_id, at)
  where actor = 'rider' and to_status = 'created';
comment on index order_events_given_back is 'The jobs a rider gave back lately.';
create trigger order_events_are_kept before delete or truncate on order_events
  for each statement execute function refuse_change();

create function refuse_all_but_erased_reason() returns trigger language plpgsql as $$
begin
  if new.reason is null
    and (new._id, new.order_id, new.track, new.to_status, new.at, new.actor, new.actor_id, new.assigned_rider_id)
      is not distinct from
      (old._id, old.order_id, old.track, old.to_status, old.at, old.actor, old.actor_id, old.assigned_rider_id)
    and exists (
      select from orders join accounts on accounts._id = orders.customer_id
      where orders._id = old.order_id and accounts.deleted_at is not null
    )
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;
comment on function refuse_all_but_erased_reason is
  'A step never changes, except that its reason is erased with the customer.';
create trigger order_events_append_only before update on order_events
  for each row execute function refuse_all_but_erased_reason();

create function require_order_event() returns trigger language plpgsql as $$
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
comment on function require_order_event is 'Every change of either state needs its event; checked at the commit.';
create constraint trigger orders_status_has_event after insert or update of status, shop_status on orders
  deferrable initially deferred for each row execute function require_order_event();

create table order_reminders (
  order_id uuid not null references orders (_id),
  name text not null,
  waits_since timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (order_id, name, waits_since)
);
comment on table order_reminders is
  'Who was told that a clock is about to end something: once for each wait of an order.';

create table hand_over_tries (
  order_id uuid not null references orders (_id),
  code text not null check (code in ('pickupCode', 'dropoffCode', 'returnCode')),
  wrong smallint not null check (wrong > 0),
  primary key (order_id, code)
);
comment on table hand_over_tries is 'Wrong codes at each hand-over of an order; after a few, the hand-over is locked.';

create table hand_over_photos (
  order_id uuid primary key references orders (_id),
  key text not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  replaces_code boolean not null,
  created_at timestamptz(3) not null default now()
);
comment on table hand_over_photos is
  'Photos that prove a hand-over if nobody could say the code. Not in order_events, whose rows never change: a '
  'photo shows a person, and is erased with the customer.';
comment on column hand_over_photos.replaces_code is 'False if the code was said as well.';
create unique index hand_over_photos_key on hand_over_photos (key);
comment on index hand_over_photos_key is 'Who asks for a photo is compared with the order that it belongs to.';

create table ratings (
  order_id uuid not null references orders (_id),
  subject text not null check (subject in ('rider', 'shop')),
  account_id uuid not null references accounts (_id),
  stars smallint not null check (stars between 1 and 5),
  reasons text[] not null,
  comment text not null,
  created_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  primary key (order_id, subject)
);
comment on table ratings is
  'A customer''s rating of the rider, and of the shop, of a delivered order. Each once; the words are erased with '
  'either.';
comment on column ratings.account_id is 'The rider''s or the shop''s account.';
create index ratings_newest on ratings (account_id, changed_at desc, order_id);
create index ratings_low on ratings (changed_at desc) where stars <= 2;
comment on index ratings_low is 'The ratings that the staff is shown.';

create table rating_totals (
  account_id uuid primary key references accounts (_id) on delete cascade,
  ratings integer not null check (ratings > 0),
  stars integer not null,
  check (stars between ratings and 5 * ratings)
) with (fillfactor = 70);
comment on table rating_totals is 'The sums of each rider''s and shop''s ratings, so that an average costs one row.';

create table pauses (
  _id uuid primary key,
  kind text not null check (kind in ('outage', 'staff')),
  began_at timestamptz(3) not null,
  ended_at timestamptz(3),
  notice text not null default '',
  check (kind = 'staff' or ended_at is not null),
  check (ended_at >= began_at)
);
comment on table pauses is 'Times that no clock counts: nobody could answer, or the staff stopped the clocks.';
comment on column pauses.ended_at is 'Null: it goes on.';
comment on column pauses.notice is 'The words that customers read meanwhile; empty: the standard words alone.';
create unique index pauses_one_at_a_time on pauses ((true)) where ended_at is null;

create table server_seen (
  is_only boolean primary key default true check (is_only),
  at timestamptz(3) not null
);
comment on table server_seen is
  'When a process last served people. Not in server_processes: those rows are gone after a crash and in a restore.';

create function silent_since() returns timestamptz language sql stable
begin atomic
  select at from server_seen where at < now() - interval '2 minutes';
end;
comment on function silent_since is 'Since when nobody has been served; null while somebody is. A restart is shorter.';

create function counted_from(since timestamptz, until timestamptz) returns timestamptz language sql stable strict
begin atomic
  select since + coalesce(sum(upper(paused) - lower(paused)), interval '0')
  from unnest((
    select range_agg(tstzrange(began_at, ended_at)) * tstzmultirange(tstzrange(since, greatest(since, until)))
    from (
      select began_at, ended_at from pauses where ended_at is null or ended_at > since
      union all
      select silent_since(), now() where silent_since() is not null
    ) as known
  )) as paused;
end;
comment on function counted_from is 'When a wait would have begun that has lasted as long without the pauses in it.';

create function deadline_from(since timestamptz) returns timestamptz language sql stable strict
begin atomic
  select counted_from(since, now()) where not exists (select from pauses where ended_at is null);
end;
comment on function deadline_from is
  'The same at this moment, for a deadline; null while the staff has stopped the clocks, when nothing has one.';
