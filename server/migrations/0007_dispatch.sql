create table rider_duty (
  rider_id uuid primary key references accounts (_id),
  is_online boolean not null,
  since timestamptz(3) not null default now(),
  until timestamptz(3),
  at timestamptz(3),
  longitude double precision,
  latitude double precision,
  accuracy_m real,
  warned_until timestamptz(3),
  ended_by text,
  constraint rider_duty_ends check (is_online = (until is not null)),
  constraint rider_duty_whole_position check (
    (at is null) = (longitude is null) and (at is null) = (latitude is null) and (at is null) = (accuracy_m is null)
  ),
  constraint rider_duty_position_on_duty check (is_online or at is null)
) with (fillfactor = 50);
comment on table rider_duty is
  'Whether riders are on duty, and where they are meanwhile: the latest position alone, forgotten when duty ends.';
comment on column rider_duty.since is 'When the rider last went on duty or off.';
comment on column rider_duty.until is 'When duty ends by itself.';
comment on column rider_duty.warned_until is
  'The end of duty that its rider was told of. Going on duty again moves the end, and that one is told, too.';
comment on column rider_duty.ended_by is 'Why a duty has ended, if neither its rider nor the clock ended it.';
create index rider_duty_online on rider_duty (until) where is_online;

create table order_searches (
  order_id uuid primary key references orders (_id),
  _id bigint generated always as identity unique,
  started_at timestamptz(3) not null default now(),
  round integer not null default 0 check (round >= 0),
  next_round_at timestamptz(3) default now(),
  opened_at timestamptz(3),
  customer_asked_at timestamptz(3),
  version integer not null default 0
) with (fillfactor = 50);
comment on table order_searches is
  'The search for a rider, of each order that waits for one. It begins and ends in the commit that moves the order, '
  'whose row is locked then: moves, rounds and answers lock it first, then offers, then the search.';
comment on column order_searches._id is 'An order that comes back begins another search.';
comment on column order_searches.round is 'The latest round; 0 before the first.';
comment on column order_searches.next_round_at is 'When the next round is due; null once all rounds are over.';
comment on column order_searches.opened_at is 'Since when any rider may take the order.';
comment on column order_searches.customer_asked_at is
  'When the customer was asked whether to wait on; null once they have agreed.';
create index order_searches_due on order_searches (next_round_at) where next_round_at is not null;

create table rider_offers (
  _id bigint generated always as identity primary key,
  search_id bigint not null,
  order_id uuid not null references orders (_id),
  rider_id uuid not null references accounts (_id),
  round integer not null,
  made_by uuid references accounts (_id),
  created_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  pickup_s integer,
  together bigint,
  answer text check (answer in ('accepted', 'declined', 'timed_out', 'taken', 'withdrawn')),
  answered_at timestamptz(3),
  reason text,
  constraint rider_offers_answered check ((answer is null) = (answered_at is null)),
  constraint rider_offers_reason_to_decline check (reason is null or answer = 'declined')
) with (fillfactor = 70);
comment on table rider_offers is 'Offers of an order to a rider, of each round.';
comment on column rider_offers.made_by is 'Who of the staff made it; null for the rounds.';
comment on column rider_offers.pickup_s is 'How long the way to the pickup was then, by road.';
comment on column rider_offers.together is 'The same for orders that were offered together.';
create unique index rider_offers_one_winner on rider_offers (search_id) where answer = 'accepted';
create unique index rider_offers_one_each on rider_offers (search_id, rider_id) where answer is null;
create index rider_offers_open on rider_offers (rider_id) where answer is null;
create index rider_offers_of_search on rider_offers (search_id, rider_id);
create index rider_offers_made_by on rider_offers (made_by) where made_by is not null;
create index rider_offers_oldest on rider_offers using brin (created_at) with (pages_per_range = 16);
create index rider_offers_taken on rider_offers (rider_id, answered_at desc)
  where answer = 'accepted';
comment on index rider_offers_taken is 'Since when a rider has had no new order.';

create table rider_consents (
  rider_id uuid primary key references accounts (_id),
  is_given boolean not null,
  decided_at timestamptz(3) not null default now()
);
comment on table rider_consents is 'Whether a rider shares positions during jobs, as they last decided.';

create table rider_positions (
  rider_id uuid not null,
  order_id uuid not null,
  at timestamptz(3) not null,
  longitude double precision not null,
  latitude double precision not null,
  accuracy_m real not null,
  received_at timestamptz(3) not null default now(),
  primary key (rider_id, order_id, at)
);
comment on table rider_positions is
  'Where riders were during their jobs; kept for 30 days. A position is stored once for each job it belongs to. '
  'Without foreign keys: each of the many rows would lock two others, and positions are erased with either.';
create index rider_positions_oldest on rider_positions using brin (received_at) with (pages_per_range = 16);
comment on index rider_positions_oldest is
  'Rows are stored in the order they are received, and only the oldest are searched for.';

create table order_positions (
  order_id uuid primary key references orders (_id),
  rider_id uuid not null references accounts (_id),
  at timestamptz(3) not null,
  longitude double precision not null,
  latitude double precision not null,
  accuracy_m real not null,
  way_to text check (way_to in ('pickup', 'dropoff')),
  way_s integer,
  way_at timestamptz(3),
  check ((way_to is null) = (way_at is null) and (way_to is not null or way_s is null))
) with (fillfactor = 50);
comment on table order_positions is
  'The latest position of an order''s rider, and the way from there that the arrival is computed by.';

create table hand_over_points (
  order_id uuid primary key references orders (_id),
  rider_id uuid not null references accounts (_id),
  longitude double precision not null,
  latitude double precision not null,
  place_name text,
  place_longitude double precision,
  place_latitude double precision,
  handed_over_at timestamptz(3) not null default now(),
  check (num_nulls(place_name, place_longitude, place_latitude) in (0, 3))
);
comment on table hand_over_points is
  'Where a rider was when the right code was said at the dropoff; kept as long as positions are.';
comment on column hand_over_points.place_name is
  'The map''s own place that the order went to; null if the map has none of that name.';
create index hand_over_points_of_place on hand_over_points (place_name, place_longitude, place_latitude)
  where place_name is not null;
