-- Times that no clock counts: nobody could answer, or the staff stopped the clocks.
create table pauses (
  _id uuid primary key,
  kind text not null check (kind in ('outage', 'staff')),
  began_at timestamptz(3) not null,
  -- Null: it goes on.
  ended_at timestamptz(3),
  -- What customers read meanwhile; empty: the standard words alone.
  notice text not null default '',
  check (kind = 'staff' or ended_at is not null),
  check (ended_at >= began_at)
);

create unique index pauses_one_at_a_time on pauses ((true)) where ended_at is null;

-- When a process last served people. Not in server_processes: those rows are gone after a crash and in a restore.
create table server_seen (
  is_only boolean primary key default true check (is_only),
  at timestamptz(3) not null
);

-- Since when nobody has been served; null while somebody is. A restart is shorter.
create function silent_since() returns timestamptz language sql stable
begin atomic
  select at from server_seen where at < now() - interval '2 minutes';
end;

-- When a wait would have begun that has lasted as long without the pauses in it.
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

-- The same at this moment, for a deadline; null while the staff has stopped the clocks, when nothing has one.
create function deadline_from(since timestamptz) returns timestamptz language sql stable strict
begin atomic
  select counted_from(since, now()) where not exists (select from pauses where ended_at is null);
end;
