-- Roads that the staff closed. What closes them is kept as it was drawn; which roads that means depends on the map's data.
create table road_closures (
  _id uuid primary key,
  created_at timestamptz(3) not null default clock_timestamp(),
  created_by uuid not null references accounts (_id),
  reason text not null check (reason <> ''),
  geometry json not null,
  data_version text not null,
  -- As they were then, for people to read.
  roads json not null,
  ends_at timestamptz(3),
  ended_at timestamptz(3),
  ended_by uuid references accounts (_id),
  check (ends_at > created_at),
  check ((ended_at is null) = (ended_by is null))
);

create index road_closures_newest on road_closures (created_at desc, _id desc);
create index road_closures_not_ended on road_closures (created_at desc, _id desc) where ended_at is null;
create index road_closures_created_by on road_closures (created_by);
create index road_closures_ended_by on road_closures (ended_by);
