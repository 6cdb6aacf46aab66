-- Items are changed by their shop and by the staff: neither overwrites a change they have not seen.
alter table items add column version integer not null default 1;

create trigger items_raise_version before update on items for each row
  when (
    (old.name, old.description, old.price_kobo, old.preparation_min_minutes, old.preparation_max_minutes,
      old.is_available, old.image_key, old.deleted_at)
    is distinct from
    (new.name, new.description, new.price_kobo, new.preparation_min_minutes, new.preparation_max_minutes,
      new.is_available, new.image_key, new.deleted_at)
  )
  execute function raise_version();

-- Few items are sold out: this index finds them without reading all others.
create index items_newest_unavailable on items (created_at desc, _id desc)
  where deleted_at is null and not is_available;
