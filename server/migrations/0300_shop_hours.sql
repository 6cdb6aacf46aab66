-- When shops are open. A shop without a row is always open.
create table shop_hours (
  vendor_id uuid primary key references vendors (account_id),
  -- By day of the week, a list of times that open and close (an OpeningWeek). Null: always open.
  week json,
  holidays json not null default '[]',
  -- Since when the shop is closed by hand, and until when; without an end, until it opens again itself.
  closed_at timestamptz(3),
  closed_until timestamptz(3),
  -- By how much its items take longer to prepare, and until when.
  busy_minutes integer not null default 0 check (busy_minutes between 0 and 120),
  busy_until timestamptz(3),
  -- Raised by a change of the week or the holidays.
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  constraint shop_hours_closed_from_to check (closed_until is null or closed_at is not null),
  constraint shop_hours_busy_until check ((busy_minutes > 0) = (busy_until is not null))
);
