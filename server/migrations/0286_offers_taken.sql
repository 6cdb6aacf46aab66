-- Since when a rider has had no new order.
create index concurrently if not exists rider_offers_taken on rider_offers (rider_id, answered_at desc)
  where answer = 'accepted';
