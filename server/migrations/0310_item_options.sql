-- What customers choose with an item, such as its size:
-- [{"name": text, "min": integer, "max": integer,
--   "choices": [{"_id": uuid, "name": text, "priceKobo": integer, "isAvailable": boolean}, ...]}, ...].
-- In the item's row, because it is read, written and versioned with the item, and nothing looks for it alone. Orders
-- keep what was chosen, so no row points to a choice.
alter table items add column options jsonb not null default '[]';

create or replace trigger items_raise_version before update on items for each row
  when (
    (old.name, old.description, old.price_kobo, old.preparation_min_minutes, old.preparation_max_minutes,
      old.is_available, old.unavailable_until, old.image_key, old.options, old.deleted_at)
    is distinct from
    (new.name, new.description, new.price_kobo, new.preparation_min_minutes, new.preparation_max_minutes,
      new.is_available, new.unavailable_until, new.image_key, new.options, new.deleted_at)
  )
  execute function raise_version();
