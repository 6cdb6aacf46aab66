-- Orders that the clock moves once they have waited too long, now also a rider who does not set out and a delivery that
-- failed.
drop index orders_waiting;
create index orders_waiting on orders (created_at)
  where status in ('placed', 'created', 'assigned', 'delivery_failed');
