create table audit_lines (
  _id uuid primary key,
  created_at timestamptz(3) not null default now(),
  actor_id uuid not null references accounts (_id),
  actor_name text not null check (actor_name <> ''),
  actor_role text not null check (actor_role <> ''),
  action text not null check (action ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  subject_kind text not null generated always as (split_part(action, '.', 1)) stored,
  subject_id uuid,
  subject_label text not null,
  before json check (json_typeof(before) = 'object'),
  after json check (json_typeof(after) = 'object'),
  reason text not null default '',
  search_text text not null generated always as (
    lower(actor_name || E'\n' || action || E'\n' || subject_label || E'\n' || reason)
  ) stored
);
comment on table audit_lines is
  'The changes made by the staff: one line for each action, written in the same transaction.';
comment on column audit_lines.actor_name is
  'A copy from that moment, as `actor_role` is: people are renamed, promoted and removed.';
comment on column audit_lines.before is 'The fields that changed, as they were; `after` has them as they became.';
create index audit_lines_newest on audit_lines (created_at desc, _id desc);
create index audit_lines_actor on audit_lines (actor_id, created_at desc, _id desc);
create index audit_lines_action on audit_lines (action, created_at desc, _id desc);
create index audit_lines_search on audit_lines using gin (search_text gin_trgm_ops);
create index audit_lines_subject on audit_lines (subject_id) where subject_id is not null;
comment on index audit_lines_subject is
  'Lines to erase are found by their subject, and by the rider who was given an order.';
create index audit_lines_rider_before on audit_lines ((before -> 'rider' ->> '_id'))
  where before -> 'rider' ->> '_id' is not null;
create index audit_lines_rider_after on audit_lines ((after -> 'rider' ->> '_id'))
  where after -> 'rider' ->> '_id' is not null;
create trigger audit_lines_are_kept before delete or truncate on audit_lines
  for each statement execute function refuse_change();

create function erased_values(fields json, is_about_deleted boolean) returns json language sql stable as $$
  select coalesce(
    json_object_agg(key, case when is_about_deleted then '"erased"' else coalesce(rider.renamed, value) end), fields
  )
  from json_each(fields) left join lateral (
    select json_build_object('_id', _id, 'name', name || ' ' || right(_id::text, 8)) as renamed
    from accounts where _id = case key when 'rider' then (value ->> '_id')::uuid end and deleted_at is not null
  ) as rider on true
$$;
comment on function erased_values is
  'All values, if the line is about a deleted person: it still says that a phone was changed, but not which. In other '
  'lines only a deleted rider is renamed.';

create function allow_erasing_only() returns trigger language plpgsql as $$
declare
  pseudonym constant text := (
    select name || ' ' || right(_id::text, 8) from accounts
    where _id = old.subject_id and deleted_at is not null and role in ('user', 'rider', 'vendor')
  );
  computed constant text[] := '{subject_kind,search_text}';
  erased record := old;
begin
  erased.before := erased_values(old.before, pseudonym is not null);
  erased.after := erased_values(old.after, pseudonym is not null);
  if pseudonym is not null then
    erased.subject_label := pseudonym;
    erased.reason := case old.reason when '' then '' else 'erased' end;
  elsif old.subject_kind = 'conversation' and new.subject_label ~ '^Former customer [0-9a-f]{8}$'
    and not exists (select from conversations where _id = old.subject_id)
  then
    erased.subject_label := new.subject_label;
  end if;
  if to_jsonb(new) - computed = to_jsonb(erased) - computed then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;
comment on function allow_erasing_only is
  'A line may only lose the data of deleted people, and be renamed with a conversation that was erased.';
create trigger audit_lines_append_only before update on audit_lines
  for each row execute function allow_erasing_only();

create table backups (
  _id bigint generated always as identity primary key,
  finished_at timestamptz(3) not null default now(),
  rows bigint not null,
  bytes bigint not null
);
comment on table backups is 'One row for each backup that was completed.';

create unlogged table server_processes (
  _id uuid primary key,
  hostname text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  disk_free_bytes bigint not null,
  disk_size_bytes bigint not null,
  problems text[] not null default '{}'
);
comment on table server_processes is
  'The processes that share this database, each with the disk it writes to. Lost in a crash, written again by each.';
comment on column server_processes.problems is 'The services that the process cannot reach, as it last wrote down.';

create unlogged table server_problems (
  name text primary key,
  since timestamptz(3) not null,
  mailed_at timestamptz(3),
  posted_at timestamptz(3)
);
comment on table server_problems is
  'The problems there are, since when, and when the mail about it was sent. Found anew after a crash.';
comment on column server_problems.posted_at is 'When a webhook was told of the problem.';
