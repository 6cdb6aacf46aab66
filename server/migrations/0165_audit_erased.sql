-- When a person is deleted, their data in the audit log is erased: the line still says that a phone was changed, but not
-- which. Nothing else of a line ever changes.
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

drop trigger audit_lines_append_only on audit_lines;
create trigger audit_lines_are_kept before delete or truncate on audit_lines
  for each statement execute function refuse_change();
create trigger audit_lines_append_only before update on audit_lines
  for each row execute function refuse_all_but_erasing();

-- Lines to erase are found by their subject, and by the rider who was given an order.
create index audit_lines_subject on audit_lines (subject_id) where subject_id is not null;
create index audit_lines_rider_before on audit_lines ((before -> 'rider' ->> '_id'))
  where before -> 'rider' ->> '_id' is not null;
create index audit_lines_rider_after on audit_lines ((after -> 'rider' ->> '_id'))
  where after -> 'rider' ->> '_id' is not null;

create function erased(fields json) returns json language sql immutable parallel safe as $$
  select case when fields is null then null else (
    select coalesce(json_object_agg(key, 'erased'), '{}') from json_each(fields)
  ) end
$$;

-- A rider who is named in a line about something else.
create function renamed_rider(fields json, rider_id uuid, label text) returns json language sql immutable parallel safe as $$
  select case when fields -> 'rider' ->> '_id' is distinct from rider_id::text then fields else (
    select json_object_agg(
      key, case key when 'rider' then json_build_object('_id', rider_id::text, 'name', label) else value end
    )
    from json_each(fields)
  ) end
$$;

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

-- People deleted before this migration. Their conversations are deleted, so lines about those cannot be assigned.
do $$
declare
  person record;
begin
  for person in
    select _id, 'Former ' || case role when 'user' then 'customer' else role end || ' ' || right(_id::text, 8) as label
    from accounts where deleted_at is not null and role in ('user', 'rider', 'vendor')
  loop
    perform erase_from_audit(person._id, person.label);
  end loop;
end
$$;
update audit_lines set subject_label = 'Former customer ' || right(subject_id::text, 8)
where subject_kind = 'conversation' and subject_id is not null
  and not exists (select from conversations where conversations._id = audit_lines.subject_id);
