-- The time that a quote is for: its tariff is the one of that time. Null: now.
alter table quotes
  add column pickup_from timestamptz(3),
  add column pickup_to timestamptz(3);
alter table quotes add constraint quotes_pickup_window check (
  num_nulls(pickup_from, pickup_to) in (0, 2) and pickup_from < pickup_to
) not valid;
