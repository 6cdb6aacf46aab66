-- Orders that wait for a rider, the longest wait first: few of very many.
create index orders_offered on orders (created_at, _id) where status = 'created';
