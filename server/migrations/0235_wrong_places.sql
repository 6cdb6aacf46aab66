-- Somebody at the dropoff has said that it is not the place that the order's words mean. It waits for the right place.
alter table orders
  add column is_place_wrong boolean not null default false,
  add constraint orders_place_wrong_after_a_try check (not is_place_wrong or status = 'delivery_failed');
