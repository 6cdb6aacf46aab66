-- Whether a rider shares positions during jobs, as they last decided.
create table rider_consents (
  rider_id uuid primary key references accounts (_id),
  is_given boolean not null,
  decided_at timestamptz(3) not null default now()
);

-- Where riders were during their jobs; kept for 30 days. A position is stored once for each job it belongs to.
-- Without foreign keys: each of the many rows would lock two others, and positions are erased with either.
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

-- Rows are stored in the order they are received, and only the oldest are searched for.
create index rider_positions_oldest on rider_positions using brin (received_at) with (pages_per_range = 16);

-- The latest position of an order's rider, and the way from there that the arrival is computed by.
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
