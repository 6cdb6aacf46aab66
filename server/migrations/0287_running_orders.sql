-- The board of the staff: all orders that have not ended.
create index concurrently if not exists orders_running on orders (created_at, _id)
  where status not in ('delivered', 'returned', 'rejected', 'cancelled', 'expired');
