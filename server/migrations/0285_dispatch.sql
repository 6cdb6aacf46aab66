-- Whether riders are on duty, and where they are meanwhile: the latest position alone, forgotten when duty ends.
create table rider_duty (
  rider_id uuid primary key references accounts (_id),
  is_online boolean not null,
  -- When the rider last went on duty or off.
  since timestamptz(3) not null default now(),
  -- When duty ends by itself.
  until timestamptz(3),
  at timestamptz(3),
  longitude double precision,
  latitude double precision,
  accuracy_m real,
  constraint rider_duty_ends check (is_online = (until is not null)),
  constraint rider_duty_whole_position check (
    (at is null) = (longitude is null) and (at is null) = (latitude is null) and (at is null) = (accuracy_m is null)
  ),
  constraint rider_duty_position_on_duty check (is_online or at is null)
) with (fillfactor = 50);

create index rider_duty_online on rider_duty (until) where is_online;

-- The search for a rider, of each order that waits for one. The rounds go on where this row says.
create table order_searches (
  order_id uuid primary key references orders (_id),
  -- An order that comes back begins another search.
  _id bigint generated always as identity unique,
  began_at timestamptz(3) not null default now(),
  -- The latest round; 0 before the first.
  round integer not null default 0 check (round >= 0),
  -- When the next round is due; null once all rounds are over.
  next_at timestamptz(3) default now(),
  -- Since when any rider may take the order.
  opened_at timestamptz(3),
  -- When the customer last agreed to wait, or the search began: so long after it the order expires.
  waits_since timestamptz(3) not null default now(),
  -- When the customer was asked whether to wait on; null once they have agreed.
  asked_at timestamptz(3),
  version integer not null default 0
) with (fillfactor = 50);

create index order_searches_due on order_searches (next_at) where next_at is not null;

create table rider_offers (
  _id bigint generated always as identity primary key,
  search_id bigint not null,
  order_id uuid not null references orders (_id),
  rider_id uuid not null references accounts (_id),
  round integer not null,
  -- Who of the staff made it; null for the rounds.
  made_by uuid references accounts (_id),
  made_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  -- How long the way to the pickup was then, by road.
  pickup_s integer,
  -- The same for orders that were offered together.
  together bigint,
  answer text check (answer in ('accepted', 'declined', 'timed_out', 'taken', 'withdrawn')),
  answered_at timestamptz(3),
  reason text,
  constraint rider_offers_answered check ((answer is null) = (answered_at is null)),
  constraint rider_offers_reason_to_decline check (reason is null or answer = 'declined')
) with (fillfactor = 70);

create unique index rider_offers_one_winner on rider_offers (search_id) where answer = 'accepted';
create unique index rider_offers_one_each on rider_offers (search_id, rider_id) where answer is null;
create index rider_offers_open on rider_offers (rider_id) where answer is null;
create index rider_offers_of_search on rider_offers (search_id, rider_id);
create index rider_offers_made_by on rider_offers (made_by) where made_by is not null;
create index rider_offers_oldest on rider_offers using brin (made_at) with (pages_per_range = 16);

-- A search begins and ends in the commit that moves the order, whoever moves it. The order's row is locked then: moves,
-- rounds and answers lock it first, then offers, then the search.
create function search_for_rider() returns trigger language plpgsql as $$
begin
  if new.status = 'created' then
    insert into order_searches (order_id) values (new._id) on conflict (order_id) do nothing;
  else
    update rider_offers
    set answer = case when rider_id = new.rider_id then 'accepted' else 'taken' end, answered_at = now()
    where answer is null
      and search_id = (select order_searches._id from order_searches where order_id = new._id);
    delete from order_searches where order_id = new._id;
  end if;
  return null;
end
$$;

create trigger orders_begin_search after insert on orders
  for each row when (new.status = 'created') execute function search_for_rider();
create trigger orders_search_for_rider after update of status on orders
  for each row when ((old.status = 'created') is distinct from (new.status = 'created'))
  execute function search_for_rider();
