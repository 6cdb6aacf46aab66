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

create function holds_no_more(kept json, remaining json, is_erased boolean) returns boolean language sql stable as $$
  select case
    when kept is null or remaining is null then kept is null and remaining is null
    else
      (select array_agg(name order by name) from json_object_keys(kept) as name) is not distinct from
      (select array_agg(name order by name) from json_object_keys(remaining) as name)
      and not exists (
        select from json_each(kept) as was join json_each(remaining) as stays using (key)
        where not coalesce(
          stays.value::text = was.value::text
          or is_erased and stays.value::text = '"erased"'
          -- A rider who is named in what somebody else's line tells.
          or key = 'rider'
            and stays.value::text = json_build_object(
              '_id', was.value ->> '_id', 'name', 'Former rider ' || right(was.value ->> '_id', 8)
            )::text
            and exists (
              select from accounts where _id = (was.value ->> '_id')::uuid and deleted_at is not null
            ),
          false
        )
      )
  end
$$;
comment on function holds_no_more is
  'When a person is deleted, their data in the audit log is erased: the line still says that a phone was changed, '
  'but not which. Nothing else of a line ever changes.';
create function refuse_all_but_erasing() returns trigger language plpgsql as $$
declare
  is_erased constant boolean := exists (
    select from accounts where _id = old.subject_id and deleted_at is not null
  );
  is_erased_conversation constant boolean := old.subject_kind = 'conversation' and not exists (
    select from conversations where _id = old.subject_id
  );
begin
  if coalesce(
    (new._id, new.created_at, new.actor_id, new.actor_name, new.actor_role, new.action) is not distinct from
      (old._id, old.created_at, old.actor_id, old.actor_name, old.actor_role, old.action)
    and new.subject_id is not distinct from old.subject_id
    and (
      new.subject_label = old.subject_label
      or is_erased
        and new.subject_label ~ ('^Former (customer|rider|vendor) ' || right(old.subject_id::text, 8) || '$')
      or is_erased_conversation and new.subject_label ~ '^Former customer [0-9a-f]{8}$'
    )
    and (new.reason = old.reason or is_erased and old.reason <> '' and new.reason = 'erased')
    and holds_no_more(old.before, new.before, is_erased)
    and holds_no_more(old.after, new.after, is_erased),
    false
  ) then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;
create trigger audit_lines_append_only before update on audit_lines
  for each row execute function refuse_all_but_erasing();

create function erased(fields json) returns json language sql immutable parallel safe as $$
  select case when fields is null then null else (
    select coalesce(json_object_agg(key, 'erased'), '{}') from json_each(fields)
  ) end
$$;
create function renamed_rider(fields json, rider_id uuid, label text) returns json language sql immutable parallel safe as $$
  select case when fields -> 'rider' ->> '_id' is distinct from rider_id::text then fields else (
    select json_object_agg(
      key, case key when 'rider' then json_build_object('_id', rider_id::text, 'name', label) else value end
    )
    from json_each(fields)
  ) end
$$;
comment on function renamed_rider is 'Renames a rider who is named in a line about something else.';
create function erase_from_audit(person uuid, label text) returns void language plpgsql as $$
begin
  update audit_lines set
    subject_label = label, before = erased(before), after = erased(after),
    reason = case reason when '' then '' else 'erased' end
  where subject_id = person;
  update audit_lines set before = renamed_rider(before, person, label), after = renamed_rider(after, person, label)
  where before -> 'rider' ->> '_id' = person::text or after -> 'rider' ->> '_id' = person::text;
end
$$;

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
