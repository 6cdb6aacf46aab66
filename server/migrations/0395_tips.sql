-- Payments that are tips: the whole amount is for the rider who delivered the order.
create table tips (
  reference text primary key references payments (reference),
  order_id uuid not null references orders (_id),
  rider_id uuid not null references accounts (_id)
);
create index tips_of_order on tips (order_id);
create index tips_of_rider on tips (rider_id);
