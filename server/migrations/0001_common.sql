create extension if not exists pg_trgm;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;

create function refuse_new_amount() returns trigger language plpgsql as $$
begin
  raise exception 'an amount in % is never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;

create function raise_version() returns trigger language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;
comment on function raise_version is
  'Raises the version of a row that changes, so that nobody overwrites a change they have not seen.';

create function local_time(at timestamptz) returns timestamp
language sql immutable parallel safe as $$ select at at time zone interval '1 hour' $$;
comment on function local_time is
  'The clock of the city, one hour ahead of UTC all year. Computed here and not by the zone''s name: orders must not '
  'fail because the machine has no time zone files.';
create function moment_of(local timestamp) returns timestamptz
language sql immutable parallel safe as $$ select local at time zone interval '1 hour' $$;
comment on function moment_of is 'The inverse of local_time.';

create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limits is
  'Counts of attempts, by limit and by address or account. The table is unlogged: a crash only forgives some '
  'attempts.';

create table outbox_mails (
  _id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
comment on table outbox_mails is 'Mails of a server without SMTP, shown at /dev/outbox; empty in production.';

create table socket_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
comment on table socket_attachments is
  'Socket messages between servers that are too long for a NOTIFY; each is kept for half a minute.';
create index socket_attachments_oldest on socket_attachments (created_at);
