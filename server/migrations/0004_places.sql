create table road_closures (
  _id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  created_by uuid not null references accounts (_id),
  reason text not null check (reason <> ''),
  geometry json not null,
  data_version text not null,
  roads json not null,
  ends_at timestamptz(3),
  ended_at timestamptz(3),
  ended_by uuid references accounts (_id),
  check (ends_at > created_at),
  check ((ended_at is null) = (ended_by is null))
);
comment on table road_closures is
  'Roads that the staff closed. The geometry is stored as it was drawn; which roads that means depends on the map''s '
  'data.';
comment on column road_closures.roads is 'The names as they were then, for people to read.';
create index road_closures_newest on road_closures (created_at desc, _id desc);
create index road_closures_not_ended on road_closures (created_at desc, _id desc) where ended_at is null;
create index road_closures_created_by on road_closures (created_by);
create index road_closures_ended_by on road_closures (ended_by);

create table refined_places (
  place_name text not null,
  place_longitude double precision not null,
  place_latitude double precision not null,
  longitude double precision not null,
  latitude double precision not null,
  hand_overs integer not null check (hand_overs >= 3),
  primary key (place_name, place_longitude, place_latitude)
);
comment on table refined_places is
  'Where people are met at a place of the map, as hand-overs have shown: neither whose nor when.';
