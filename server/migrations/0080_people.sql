-- People, as the staff manage them: searched by any of their details, and changed by several colleagues at once.
alter table accounts
  -- Raised by every change that the staff's pages show, so that nobody overwrites a change they have not seen.
  add column version integer not null default 1,
  -- The phone is also stored as it is dialled.
  add column search_text text not null generated always as (
    lower(
      name || E'\n' || email || E'\n' || mobile_number ||
      case when mobile_number like '+234%' then ' 0' || substr(mobile_number, 5) else '' end
    )
  ) stored;

create index accounts_newest_of_role on accounts (role, created_at desc, _id desc) where deleted_at is null;
create index accounts_search on accounts using gin (search_text gin_trgm_ops) where deleted_at is null;

create function raise_version() returns trigger language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;
create trigger accounts_raise_version before update on accounts for each row
  when (
    (old.name, old.email, old.mobile_number, old.address, old.verified_at is null, old.role, old.deleted_at)
    is distinct from
    (new.name, new.email, new.mobile_number, new.address, new.verified_at is null, new.role, new.deleted_at)
  )
  execute function raise_version();

create function raise_version_of_account() returns trigger language plpgsql as $$
begin
  update accounts set version = version + 1 where _id = new.account_id;
  return null;
end
$$;

-- Riders. A rider signs in with an account; everything else that is registered of them is here. Riders from before this
-- table have none of it.
create table riders (
  account_id uuid primary key references accounts (_id),
  vehicle_type text check (vehicle_type in ('motorcycle', 'sedan', 'bus')),
  vehicle_brand text not null default '',
  plate_number text not null default '',
  -- The national identification number, encrypted; the key is not in the database.
  nin_sealed bytea,
  nin_last_four text check (nin_last_four ~ '^\d{4}$'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint riders_nin_is_whole check ((nin_sealed is null) = (nin_last_four is null))
);
insert into riders (account_id) select _id from accounts where role = 'rider' and deleted_at is null;

create trigger riders_raise_version after update on riders
  for each row execute function raise_version_of_account();
create trigger vendors_raise_version after update on vendors
  for each row execute function raise_version_of_account();

-- A deleted shop keeps its name for its orders, and nothing of its owner.
alter table vendors
  add column closed_at timestamptz(3),
  drop constraint vendors_address_check,
  add constraint vendors_address_check check (address <> '' or closed_at is not null);

-- A vendor's account and shop have the same name, whichever of the two is changed; items follow by their foreign key.
create function rename_shop() returns trigger language plpgsql as $$
begin
  update vendors set shop_name = new.name, updated_at = now() where account_id = new._id;
  return null;
end
$$;
create trigger accounts_rename_shop after update of name on accounts for each row
  when (new.role = 'vendor' and new.deleted_at is null and new.name <> old.name)
  execute function rename_shop();

-- A person gets no order while they are being deleted: each of the two locks their row, so one waits for the other.
create function require_living_parties() returns trigger language plpgsql as $$
declare
  wanted uuid[];
  living integer;
begin
  wanted = case tg_op
    when 'INSERT' then array(
      select distinct party from unnest(array[new.customer_id, new.vendor_id, new.rider_id]) as party
      where party is not null
    )
    else array[new.rider_id]
  end;
  select count(*) into living
  from (select from accounts where _id = any (wanted) and deleted_at is null for key share) as found;
  if living < cardinality(wanted) then
    -- Asked again, the same request is refused for what it finds then.
    raise exception 'somebody of order % is no more', new._id using errcode = 'serialization_failure';
  end if;
  return null;
end
$$;
create trigger orders_parties_live_at_insert after insert on orders
  for each row execute function require_living_parties();
create trigger orders_parties_live_at_assignment after update of rider_id on orders
  for each row when (new.rider_id is not null and new.rider_id is distinct from old.rider_id)
  execute function require_living_parties();
