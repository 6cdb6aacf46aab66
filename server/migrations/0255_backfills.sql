-- How far each backfill has come: work on existing rows that a new version does beside its traffic.
create table backfills (
  name text primary key,
  -- Where it goes on; null at the beginning.
  position text,
  -- It goes through all rows twice: processes of the version before may write beside the first time.
  first_ended_at timestamptz(3),
  ended_at timestamptz(3),
  constraint backfills_end_after_first check (ended_at is null or first_ended_at is not null)
);
