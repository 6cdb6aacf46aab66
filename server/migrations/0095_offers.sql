-- What waits for a rider, longest first: few of very many orders.
create index orders_offered on orders (created_at, _id) where status = 'created';
