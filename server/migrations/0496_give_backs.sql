-- The jobs a rider gave back lately.
create index concurrently if not exists order_events_given_back on order_events (actor_id, at)
  where actor = 'rider' and to_status = 'created';
