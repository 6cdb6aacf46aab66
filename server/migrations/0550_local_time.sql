-- The clock of the city, one hour ahead of UTC all year, and back. Computed here and not by the zone's name: orders must
-- not fail because the machine has no time zone files.
create function local_time(at timestamptz) returns timestamp
language sql immutable parallel safe as $$ select at at time zone interval '1 hour' $$;
create function moment_of(local timestamp) returns timestamptz
language sql immutable parallel safe as $$ select local at time zone interval '1 hour' $$;

create or replace function order_total_start(grain text, at timestamptz) returns timestamptz
language sql immutable parallel safe as $$ select moment_of(date_trunc(grain, local_time(at))) $$;
