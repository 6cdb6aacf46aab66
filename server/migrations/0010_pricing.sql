-- Tariffs: one row for each change; the newest version is in force. Without any row, the contract's FIRST_TARIFF is in
-- force as version 0. The upper limit keeps every fare on earth below 2^53 kobo, so that it is exact.
create table tariffs (
  _id uuid primary key,
  version integer not null unique check (version >= 1),
  delivery_fee_kobo bigint not null check (delivery_fee_kobo between 0 and 1000000000),
  price_per_km_kobo bigint not null check (price_per_km_kobo between 0 and 1000000000),
  service_fee_kobo bigint not null check (service_fee_kobo between 0 and 1000000000),
  surge_active boolean not null,
  surge_multiplier numeric(2, 1) not null check (surge_multiplier between 1.0 and 5.0),
  created_at timestamptz(3) not null default now(),
  created_by uuid references accounts (_id)
);

create index tariffs_created_by on tariffs (created_by);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;

create trigger tariffs_append_only before update or delete or truncate on tariffs
  for each statement execute function refuse_change();

-- The sum of a fare's lines: [{"kind": text, "amountKobo": integer, ...}, ...].
create function fare_lines_total(lines json) returns bigint language sql immutable strict parallel safe as $$
  select coalesce(sum((line ->> 'amountKobo')::bigint), 0)::bigint from json_array_elements(lines) as line
$$;

-- Proof of a price: everything a fare was computed from, so that it can be computed again to the same kobo.
-- Texts of places are stored as they were sent (json, not jsonb); their points have columns, to be compared.
create table quotes (
  _id uuid primary key,
  -- Null if it was asked for without a session; the first order by it sets it.
  customer_id uuid references accounts (_id),
  kind text not null check (kind in ('send', 'receive')),
  pickup json not null,
  dropoff json not null,
  pickup_lng double precision not null,
  pickup_lat double precision not null,
  dropoff_lng double precision not null,
  dropoff_lat double precision not null,
  distance_m integer not null check (distance_m >= 0),
  duration_s integer not null check (duration_s >= 0),
  tariff_version integer not null check (tariff_version >= 0),
  tariff json not null,
  lines json not null,
  total_kobo bigint not null check (total_kobo >= 0),
  maps_provider text not null,
  maps_quality text not null check (maps_quality in ('sketch', 'surveyed')),
  maps_data_version text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint quotes_lines_total check (fare_lines_total(lines) = total_kobo),
  constraint quotes_expire_later check (expires_at > created_at),
  constraint quotes_used_by_someone check (used_at is null or customer_id is not null),
  -- Orders refer to both columns, so that an order's fee equals its quote's total.
  constraint quotes_id_total unique (_id, total_kobo)
);

create index quotes_newest_of_customer on quotes (customer_id, created_at desc);
create index quotes_never_used on quotes (expires_at) where used_at is null;
