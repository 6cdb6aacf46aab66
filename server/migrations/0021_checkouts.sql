-- A quote for a cart: one row of `quotes` for each of its shops. They are shown, used and expire together.
create table checkouts (
  _id uuid primary key,
  -- Null if it was asked for without a session; the first order by it sets it.
  customer_id uuid references accounts (_id),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint checkouts_expire_later check (expires_at > created_at),
  constraint checkouts_used_by_someone check (used_at is null or customer_id is not null)
);

create index checkouts_of_customer on checkouts (customer_id);
create index checkouts_never_used on checkouts (expires_at) where used_at is null;

alter table quotes
  drop constraint quotes_kind_check,
  add column checkout_id uuid references checkouts (_id) on delete cascade,
  add column vendor_id uuid references vendors (account_id),
  -- The goods in its lines:
  -- [{"itemId": uuid, "name": text, "priceKobo": integer, "quantity": integer}, ...].
  add column goods json,
  add constraint quotes_kind_check check (kind in ('send', 'receive', 'shop')),
  add constraint quotes_of_shops check (
    case when kind = 'shop'
      then checkout_id is not null and vendor_id is not null and goods is not null
      else checkout_id is null and vendor_id is null and goods is null
    end
  );

create index quotes_of_checkout on quotes (checkout_id) where checkout_id is not null;
create index quotes_of_vendor on quotes (vendor_id) where vendor_id is not null;
-- They are deleted with their checkout.
drop index quotes_never_used;
create index quotes_never_used on quotes (expires_at) where used_at is null and checkout_id is null;

-- When the mail server accepted the mail that tells a shop of its order.
alter table orders add column shop_told_at timestamptz(3);
