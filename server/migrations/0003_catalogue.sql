create table vendors (
  account_id uuid primary key references accounts (_id),
  shop_name text not null check (shop_name <> ''),
  description text not null,
  category text not null check (category in ('food', 'health', 'clothing')),
  address text not null constraint vendors_address_check check (address <> '' or closed_at is not null),
  place json,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_email text not null check (owner_email = lower(owner_email)),
  owner_phone text not null check (owner_phone = '' or owner_phone ~ '^\+234\d{10}$'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  constraint vendors_as_items_repeat unique (account_id, shop_name, category)
);
comment on table vendors is
  'Shops. A vendor signs in with its account; everything else that an administrator registers is here.';
comment on column vendors.place is
  'Where riders pick up its goods (an AddressSuggestion); without it, nobody can order from the shop.';
comment on column vendors.closed_at is 'A deleted shop keeps its name for its orders, and nothing of its owner.';
comment on constraint vendors_as_items_repeat on vendors is
  'Items copy these columns, because they are listed and searched by them.';
create trigger vendors_raise_version after update on vendors
  for each row execute function raise_version_of_account();

create function rename_shop() returns trigger language plpgsql as $$
begin
  update vendors set shop_name = new.name, updated_at = now() where account_id = new._id;
  return null;
end
$$;
comment on function rename_shop is
  'A vendor''s account and shop have the same name, whichever of the two is changed; items follow by their foreign '
  'key.';
create trigger accounts_rename_shop after update of name on accounts for each row
  when (new.role = 'vendor' and new.deleted_at is null and new.name <> old.name)
  execute function rename_shop();

create table shop_hours (
  vendor_id uuid primary key references vendors (account_id),
  week json,
  holidays json not null default '[]',
  closed_at timestamptz(3),
  closed_until timestamptz(3),
  busy_minutes integer not null default 0 check (busy_minutes between 0 and 120),
  busy_until timestamptz(3),
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  constraint shop_hours_closed_from_to check (closed_until is null or closed_at is not null),
  constraint shop_hours_busy_until check ((busy_minutes > 0) = (busy_until is not null))
);
comment on table shop_hours is 'When shops are open. A shop without a row is always open.';
comment on column shop_hours.week is
  'By day of the week, a list of times that open and close (an OpeningWeek). Null: always open.';
comment on column shop_hours.closed_at is
  'Since when the shop is closed by hand; without `closed_until`, until it opens again itself.';
comment on column shop_hours.busy_minutes is 'By how much its items take longer to prepare, until `busy_until`.';
comment on column shop_hours.version is 'Raised by a change of the week or the holidays.';

create table items (
  _id uuid primary key,
  vendor_id uuid not null,
  shop_name text not null,
  category text not null,
  name text not null check (name <> ''),
  description text not null,
  price_kobo bigint not null check (price_kobo between 1 and 1000000000),
  preparation_min_minutes integer not null check (preparation_min_minutes >= 0),
  preparation_max_minutes integer not null,
  is_available boolean not null,
  image_key text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  search_text text not null generated always as (
    lower(name || E'\n' || description || E'\n' || shop_name)
  ) stored,
  version integer not null default 1,
  unavailable_until timestamptz(3),
  options jsonb not null default '[]',
  constraint items_preparation_in_order check (preparation_min_minutes <= preparation_max_minutes),
  constraint items_options_a_list check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) <= 6),
  constraint items_of_vendor foreign key (vendor_id, shop_name, category)
    references vendors (account_id, shop_name, category) on update cascade
);
comment on table items is 'The goods of shops. A deleted item keeps its row, because orders name it.';
comment on column items.version is
  'Items are changed by their shop and by the staff: neither overwrites a change they have not seen.';
comment on column items.unavailable_until is 'Until when the item is sold out; then it is sold again by itself.';
comment on column items.options is
  'The choices of customers, such as a size: [{"name": text, "min": integer, "max": integer, "choices": [{"_id": '
  'uuid, "name": text, "priceKobo": integer, "isAvailable": boolean}, ...]}, ...]. In the item''s row, because it is '
  'read, written and versioned with the item, and nothing looks for it alone. Orders keep what was chosen, so no '
  'row points to a choice.';
comment on constraint items_of_vendor on items is
  'An item''s copies of its shop''s name and category follow each change of the shop.';
create index items_newest on items (created_at desc, _id desc) where deleted_at is null;
create index items_newest_of_category on items (category, created_at desc, _id desc) where deleted_at is null;
create index items_newest_of_vendor on items (vendor_id, created_at desc, _id desc) where deleted_at is null;
create index items_search on items using gin (search_text gin_trgm_ops) where deleted_at is null;
create index items_newest_unavailable on items (created_at desc, _id desc)
  where deleted_at is null and not is_available;
comment on index items_newest_unavailable is
  'Few items are sold out: this index finds them without reading all others.';
create index items_newest_out_today on items (created_at desc, _id desc)
  where deleted_at is null and unavailable_until is not null;
comment on index items_newest_out_today is
  'With items_newest_unavailable, finds what is not sold now without reading all other items.';
create index items_deleted_with_picture on items (deleted_at)
  where deleted_at is not null and image_key is not null;
comment on index items_deleted_with_picture is 'Serves the cleanup: deleted items that still have a picture.';
create trigger items_raise_version before update on items for each row
  when (
    (old.name, old.description, old.price_kobo, old.preparation_min_minutes, old.preparation_max_minutes,
      old.is_available, old.unavailable_until, old.image_key, old.options, old.deleted_at)
    is distinct from
    (new.name, new.description, new.price_kobo, new.preparation_min_minutes, new.preparation_max_minutes,
      new.is_available, new.unavailable_until, new.image_key, new.options, new.deleted_at)
  )
  execute function raise_version();

create function is_item_sold(is_available boolean, unavailable_until timestamptz) returns boolean
  language sql stable
  as $$ select is_available and (unavailable_until is null or unavailable_until <= now()) $$;
comment on function is_item_sold is 'Whether an item is sold now: the one rule for lists, carts and shops.';
