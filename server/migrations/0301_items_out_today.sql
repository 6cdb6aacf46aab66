-- Until when an item is sold out; then it is sold again by itself.
alter table items add column unavailable_until timestamptz(3);

create or replace trigger items_raise_version before update on items for each row
  when (
    (old.name, old.description, old.price_kobo, old.preparation_min_minutes, old.preparation_max_minutes,
      old.is_available, old.unavailable_until, old.image_key, old.deleted_at)
    is distinct from
    (new.name, new.description, new.price_kobo, new.preparation_min_minutes, new.preparation_max_minutes,
      new.is_available, new.unavailable_until, new.image_key, new.deleted_at)
  )
  execute function raise_version();

-- Whether an item is sold now: the one rule for lists, carts and shops.
create function is_item_sold(is_available boolean, unavailable_until timestamptz) returns boolean
  language sql stable
  as $$ select is_available and (unavailable_until is null or unavailable_until <= now()) $$;
