create table tariffs (
  _id uuid primary key,
  version integer not null unique check (version >= 1),
  delivery_fee_kobo bigint not null check (delivery_fee_kobo between 0 and 1000000000),
  price_per_km_kobo bigint not null check (price_per_km_kobo between 0 and 1000000000),
  service_fee_kobo bigint not null check (service_fee_kobo between 0 and 1000000000),
  surge_active boolean not null,
  surge_multiplier numeric(2, 1) not null check (surge_multiplier between 1.0 and 5.0),
  created_at timestamptz(3) not null default now(),
  created_by uuid references accounts (_id),
  surge_ends_at timestamptz(3),
  surge_reason text check (surge_reason <> '' and length(surge_reason) <= 200),
  round_up_kobo integer not null default 0,
  constraint tariffs_terms_of_a_surge check (surge_active or (surge_ends_at is null and surge_reason is null)),
  constraint tariffs_round_up check (round_up_kobo in (0, 1000, 5000, 10000))
);
comment on table tariffs is
  'Tariffs: one row for each change; the newest version is in force. Without any row, the contract''s FIRST_TARIFF '
  'is in force as version 0. The upper limit keeps every fare on earth below 2^53 kobo, so that it is exact.';
comment on column tariffs.surge_ends_at is 'A surge may have an end and a reason.';
comment on column tariffs.round_up_kobo is
  'To how many kobo a fare is rounded up, because cash has no kobo; 0: not at all.';
create index tariffs_created_by on tariffs (created_by);
create index tariffs_newest on tariffs (created_at desc, _id desc);
create trigger tariffs_append_only before update or delete or truncate on tariffs
  for each statement execute function refuse_change();

create table earning_terms (
  _id uuid primary key,
  version integer not null unique check (version >= 1),
  rider_permille integer not null check (rider_permille between 0 and 1000),
  redelivery_permille integer not null check (redelivery_permille between 0 and 1000),
  rider_minimum_kobo bigint not null check (rider_minimum_kobo between 0 and 10000000),
  commission_permille integer not null check (commission_permille between 0 and 1000),
  vat_permille integer not null check (vat_permille between 0 and 1000),
  created_at timestamptz(3) not null default clock_timestamp(),
  created_by uuid references accounts (_id)
);
comment on table earning_terms is
  'The earnings of riders and shops: one row for each change; the newest version is in force. Without any row, '
  'nobody earns anything. Shares are in permille, so that 7.5 % is a whole number.';
comment on column earning_terms.rider_permille is 'The share of the delivery fee, the distance and the surge.';
comment on column earning_terms.rider_minimum_kobo is 'For a delivered order.';
comment on column earning_terms.commission_permille is 'The platform''s share of the goods.';
comment on column earning_terms.vat_permille is 'Contained in our part of each price.';
create index earning_terms_newest on earning_terms (created_at desc, _id desc);
create index earning_terms_created_by on earning_terms (created_by);
create trigger earning_terms_append_only before update or delete or truncate on earning_terms
  for each statement execute function refuse_change();

create table checkouts (
  _id uuid primary key,
  customer_id uuid references accounts (_id),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint checkouts_expire_later check (expires_at > created_at),
  constraint checkouts_used_by_someone check (used_at is null or customer_id is not null)
);
comment on table checkouts is
  'A quote for a cart: one row of `quotes` for each of its shops. They are shown, used and expire together.';
comment on column checkouts.customer_id is 'Null if it was asked for without a session; the first order by it sets it.';
create index checkouts_of_customer on checkouts (customer_id);
create index checkouts_never_used on checkouts (expires_at) where used_at is null;

create function fare_lines_total(lines json) returns bigint language sql immutable strict parallel safe as $$
  select coalesce(sum((line ->> 'amountKobo')::bigint), 0)::bigint from json_array_elements(lines) as line
$$;
comment on function fare_lines_total is
  'The sum of a fare''s lines: [{"kind": text, "amountKobo": integer, ...}, ...].';

create table quotes (
  _id uuid primary key,
  customer_id uuid references accounts (_id),
  kind text not null check (kind in ('send', 'receive', 'shop')),
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
  checkout_id uuid references checkouts (_id) on delete cascade,
  vendor_id uuid references vendors (account_id),
  goods json,
  redelivery_of uuid,
  pickup_from timestamptz(3),
  pickup_to timestamptz(3),
  constraint quotes_lines_total check (fare_lines_total(lines) = total_kobo),
  constraint quotes_expire_later check (expires_at > created_at),
  constraint quotes_used_by_someone check (used_at is null or customer_id is not null),
  constraint quotes_of_shops check (
    case when kind = 'shop' and redelivery_of is null
      then checkout_id is not null and vendor_id is not null and goods is not null
      else checkout_id is null and vendor_id is null and goods is null
    end
  ),
  constraint quotes_pickup_window check (
    num_nulls(pickup_from, pickup_to) in (0, 2) and pickup_from < pickup_to
  ),
  constraint quotes_id_total unique (_id, total_kobo),
  constraint quotes_id_redelivery_total unique (_id, redelivery_of, total_kobo)
);
comment on table quotes is
  'Proof of a price: everything a fare was computed from, so that it can be computed again to the same kobo. Texts '
  'of places are stored as they were sent (json, not jsonb); their points have columns, to be compared.';
comment on column quotes.customer_id is 'Null if it was asked for without a session; the first order by it sets it.';
comment on column quotes.goods is
  'The goods in its lines: [{"itemId": uuid, "name": text, "priceKobo": integer, "quantity": integer}, ...].';
comment on column quotes.redelivery_of is
  'The order that this quote''s fee tries to deliver again. Such a quote is used from the beginning, and has its own '
  'transaction, the order''s places, a distance of zero, and no goods. The foreign key is beside the orders.';
comment on column quotes.pickup_from is 'The time that a quote is for: its tariff is the one of that time. Null: now.';
comment on constraint quotes_id_total on quotes is
  'Orders refer to both columns, so that an order''s fee equals its quote''s total.';
comment on constraint quotes_id_redelivery_total on quotes is
  'Transactions refer to all three columns, so that the amount paid for another try equals its quote.';
create index quotes_newest_of_customer on quotes (customer_id, created_at desc);
create index quotes_of_checkout on quotes (checkout_id) where checkout_id is not null;
create index quotes_of_vendor on quotes (vendor_id) where vendor_id is not null;
create index quotes_of_redelivery on quotes (redelivery_of) where redelivery_of is not null;
create index quotes_never_used on quotes (expires_at) where used_at is null and checkout_id is null;
comment on index quotes_never_used is 'Quotes of a checkout are deleted with it.';
