-- What riders and shops earn: one row for each change; the newest version is in force. Without any row, nobody earns
-- anything. Shares are in permille, so that 7.5 % is a whole number.
create table earning_terms (
  _id uuid primary key,
  version integer not null unique check (version >= 1),
  -- Of the delivery fee, the distance and the surge.
  rider_permille integer not null check (rider_permille between 0 and 1000),
  redelivery_permille integer not null check (redelivery_permille between 0 and 1000),
  -- For a delivered order.
  rider_minimum_kobo bigint not null check (rider_minimum_kobo between 0 and 10000000),
  -- Of the goods.
  commission_permille integer not null check (commission_permille between 0 and 1000),
  -- Contained in our part of each price.
  vat_permille integer not null check (vat_permille between 0 and 1000),
  created_at timestamptz(3) not null default clock_timestamp(),
  created_by uuid references accounts (_id)
);

create index earning_terms_newest on earning_terms (created_at desc, _id desc);
create index earning_terms_created_by on earning_terms (created_by);

create trigger earning_terms_append_only before update or delete or truncate on earning_terms
  for each statement execute function refuse_change();
