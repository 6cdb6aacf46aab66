-- A phone number, a plate and a NIN belong to one rider. Riders from before this migration may share one: the oldest has
-- repeat 0, the others 1, 2 and so on, and all of them stay. New riders have repeat 0, so the indexes accept only one of
-- two at the same moment.

-- The columns below do not raise a record's version, because its page does not show them.
drop trigger riders_raise_version on riders;
create trigger riders_raise_version after update on riders for each row
  when (
    (old.vehicle_type, old.vehicle_brand, old.plate_number, old.nin_last_four)
    is distinct from
    (new.vehicle_type, new.vehicle_brand, new.plate_number, new.nin_last_four)
  )
  execute function raise_version_of_account();

-- The form in which plates are compared: in capitals, without spaces and dashes.
create function compared_plate(plate text) returns text language sql immutable parallel safe
  return regexp_replace(upper(plate), '[\s\u00a0\u2010-\u2015\u2212-]', '', 'g');

alter table riders
  add column plate_key text not null generated always as (compared_plate(plate_number)) stored,
  add column plate_repeat integer not null default 0,
  -- A keyed hash of the NIN: it finds the same NIN, and reveals nothing without the key. The server fills it in at its
  -- start for riders who have none, because the key is not in the database.
  add column nin_hash bytea,
  add column nin_repeat integer not null default 0,
  add constraint riders_nin_hash_has_nin check (nin_hash is null or nin_sealed is not null);

update riders set plate_repeat = counted.repeat
from (
  select account_id, row_number() over (partition by plate_key order by created_at, account_id) - 1 as repeat
  from riders where plate_key <> ''
) as counted
where counted.account_id = riders.account_id and counted.repeat > 0;

create unique index riders_plate on riders (plate_key, plate_repeat) where plate_key <> '';
create unique index riders_nin on riders (nin_hash, nin_repeat);

alter table accounts add column phone_repeat integer not null default 0;

update accounts set phone_repeat = counted.repeat
from (
  select _id, row_number() over (partition by mobile_number order by created_at, _id) - 1 as repeat
  from accounts where role = 'rider' and deleted_at is null and mobile_number <> ''
) as counted
where counted._id = accounts._id and counted.repeat > 0;

create unique index accounts_rider_phone on accounts (mobile_number, phone_repeat)
  where role = 'rider' and deleted_at is null and mobile_number <> '';
