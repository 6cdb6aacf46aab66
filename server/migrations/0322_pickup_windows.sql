-- When a parcel is fetched, if that is not now. Before `search_from` no rider is looked for.
alter table orders
  add column pickup_from timestamptz(3),
  add column pickup_to timestamptz(3),
  add column search_from timestamptz(3);
alter table orders add constraint orders_pickup_window check (
  num_nulls(pickup_from, pickup_to, search_from) in (0, 3) and pickup_from < pickup_to
) not valid;

-- As before, but a search begins no sooner than the order's time; null counts as now.
create or replace function search_for_rider() returns trigger language plpgsql as $$
begin
  if new.status = 'created' then
    insert into order_searches (order_id, began_at, next_at, waits_since)
    select new._id, begins, begins, begins from (select greatest(now(), new.search_from) as begins) as clock
    on conflict (order_id) do nothing;
  else
    update rider_offers
    set answer = case when rider_id = new.rider_id then 'accepted' else 'taken' end, answered_at = now()
    where answer is null
      and search_id = (select order_searches._id from order_searches where order_id = new._id);
    delete from order_searches where order_id = new._id;
  end if;
  return null;
end
$$;
