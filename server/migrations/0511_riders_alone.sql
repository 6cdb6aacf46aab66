-- A phone number, a plate and a NIN belong to one rider. Whoever has a NIN has its hash.
alter table riders
  drop constraint riders_nin_hash_has_nin,
  drop column plate_repeat,
  drop column nin_repeat,
  add constraint riders_nin_is_hashed check ((nin_hash is null) = (nin_sealed is null));
create unique index riders_plate on riders (plate_key) where plate_key <> '';
create unique index riders_nin on riders (nin_hash);

alter table accounts drop column phone_repeat;
create unique index accounts_rider_phone on accounts (mobile_number)
  where role = 'rider' and deleted_at is null and mobile_number <> '';
