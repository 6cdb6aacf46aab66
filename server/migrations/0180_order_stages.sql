-- Where the order of a transaction is, for the staff's lists: the part of its life that its status belongs to. The
-- contract knows the same as `stageOf`.
create function order_stage(status text) returns text language sql immutable parallel safe as $$
  select case
    when status = 'awaiting_payment' then 'waiting_for_payment'
    when status = 'placed' then 'waiting_for_shop'
    when status = 'created' then 'waiting_for_rider'
    when status in (
      'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'picked_up', 'enroute_to_dropoff', 'arrived_at_dropoff'
    ) then 'with_rider'
    when status in ('delivery_failed', 'returning', 'delivered', 'returned') then status
    when status in ('rejected', 'cancelled', 'expired') then 'stopped'
  end
$$;

create function stage_of_order(wanted_order uuid) returns text language sql stable as $$
  select order_stage(status) from orders where _id = wanted_order
$$;

-- Orders first, as whoever moves one has them: nobody moves one, or waits for the other table, until this commits.
create function tell_stage_of_order() returns trigger language plpgsql as $$
begin
  update transactions set order_stage = order_stage(new.status) where order_id = new._id;
  return null;
end
$$;
-- Most steps change no stage, and write nothing here.
create trigger orders_tell_their_stage after update of status on orders
  for each row when (order_stage(old.status) is distinct from order_stage(new.status))
  execute function tell_stage_of_order();

-- Written with the whole table at once: row by row every index would be written for each of them.
drop index transactions_newest_of_status;
alter table transactions add column order_stage text;
alter table transactions
  alter column order_stage type text using stage_of_order(order_id),
  alter column order_stage set not null;

create function set_stage_of_order() returns trigger language plpgsql as $$
begin
  new.order_stage := stage_of_order(new.order_id);
  return new;
end
$$;
create trigger transactions_in_a_stage before insert on transactions
  for each row execute function set_stage_of_order();

-- The list cut down to a stage, newest first; the last column tells an order's own transaction from its redeliveries'.
-- Cut down to a status, too, it is counted and walked in the index alone, by whichever of the two is the rarer: delivered
-- and failed are very many each, and no transaction is both.
create index transactions_newest_of_stage
  on transactions (order_stage, created_at desc, _id desc, status, payment_method) include (redelivery_quote_id);
create index transactions_newest_of_status
  on transactions (status, created_at desc, _id desc, order_stage) include (payment_method);
