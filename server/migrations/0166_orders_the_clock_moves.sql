-- Orders that the clock moves after a wait, also if a rider does not set out or a delivery failed.
drop index orders_waiting;
create index orders_waiting on orders (created_at)
  where status in ('placed', 'created', 'assigned', 'delivery_failed');
