-- What proves a hand-over where the code could not be said. Not in order_events, which nobody changes: a photo shows
-- somebody, and is erased with the customer.
create table hand_over_photos (
  order_id uuid primary key references orders (_id),
  key text not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  -- false: the code was said as well.
  replaces_code boolean not null,
  at timestamptz(3) not null default now()
);
