-- Photos that prove a hand-over if nobody could say the code. Not in order_events, whose rows never change: a photo
-- shows a person, and is erased with the customer.
create table hand_over_photos (
  order_id uuid primary key references orders (_id),
  key text not null,
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  -- False if the code was said as well.
  replaces_code boolean not null,
  at timestamptz(3) not null default now()
);
