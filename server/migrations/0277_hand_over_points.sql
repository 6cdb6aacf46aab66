-- Where a rider was when the right code was said at the dropoff; kept as long as positions are.
create table hand_over_points (
  order_id uuid primary key references orders (_id),
  rider_id uuid not null references accounts (_id),
  longitude double precision not null,
  latitude double precision not null,
  -- The map's own place that the order went to; null if the map has none of that name.
  place_name text,
  place_longitude double precision,
  place_latitude double precision,
  handed_over_at timestamptz(3) not null default now(),
  check (num_nulls(place_name, place_longitude, place_latitude) in (0, 3))
);
create index hand_over_points_of_place on hand_over_points (place_name, place_longitude, place_latitude)
  where place_name is not null;

-- Where people are met at a place of the map, as hand-overs have shown: neither whose nor when.
create table refined_places (
  place_name text not null,
  place_longitude double precision not null,
  place_latitude double precision not null,
  longitude double precision not null,
  latitude double precision not null,
  hand_overs integer not null check (hand_overs >= 3),
  primary key (place_name, place_longitude, place_latitude)
);
