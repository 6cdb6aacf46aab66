-- Shops. A vendor signs in with its account; everything else that an administrator registers is here.
create table vendors (
  account_id uuid primary key references accounts (_id),
  shop_name text not null check (shop_name <> ''),
  description text not null,
  category text not null check (category in ('food', 'health', 'clothing')),
  address text not null check (address <> ''),
  -- Where riders pick up its goods (an AddressSuggestion); without it, nobody can order from the shop.
  place json,
  owner_first_name text not null,
  owner_last_name text not null,
  owner_email text not null check (owner_email = lower(owner_email)),
  owner_phone text not null check (owner_phone = '' or owner_phone ~ '^\+234\d{10}$'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Items copy these columns, because they are listed and searched by them.
  constraint vendors_as_items_repeat unique (account_id, shop_name, category)
);

-- What shops sell. A deleted item keeps its row, because orders name it.
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
  constraint items_preparation_in_order check (preparation_min_minutes <= preparation_max_minutes),
  -- An item's copies of its shop's name and category follow each change of the shop.
  constraint items_of_vendor foreign key (vendor_id, shop_name, category)
    references vendors (account_id, shop_name, category) on update cascade
);

create index items_newest on items (created_at desc, _id desc) where deleted_at is null;
create index items_newest_of_category on items (category, created_at desc, _id desc) where deleted_at is null;
create index items_newest_of_vendor on items (vendor_id, created_at desc, _id desc) where deleted_at is null;
create index items_search on items using gin (search_text gin_trgm_ops) where deleted_at is null;
