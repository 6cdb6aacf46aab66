-- Orders that the clock moves after a wait, also if they are not paid in time.
create index concurrently if not exists orders_waiting_or_unpaid on orders (created_at)
  where status in ('awaiting_payment', 'placed', 'created', 'assigned', 'delivery_failed');
