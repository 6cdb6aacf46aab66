-- The stage of a transaction's order, for the staff's lists. The contract's `stageOf` says the same.
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

-- Locks orders first, as a move does, so that no two wait for each other. Nobody moves an order until the commit.
create function tell_stage_of_order() returns trigger language plpgsql as $$
begin
  update transactions set order_stage = order_stage(new.status) where order_id = new._id;
  return null;
end
$$;
-- Most steps do not change the stage, and write nothing here.
create trigger orders_tell_their_stage after update of status on orders
  for each row when (order_stage(old.status) is distinct from order_stage(new.status))
  execute function tell_stage_of_order();

-- The whole table is rewritten at once: an update row by row would write every index for each row.
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

-- The list filtered by stage, newest first; the last column tells an order's own transaction from its redeliveries'.
-- If it is also filtered by status, it is counted and read in the index alone, by the rarer of the two: there are very
-- many delivered ones and very many failed ones, but no transaction is both.
create index transactions_newest_of_stage
  on transactions (order_stage, created_at desc, _id desc, status, payment_method) include (redelivery_quote_id);
create index transactions_newest_of_status
  on transactions (status, created_at desc, _id desc, order_stage) include (payment_method);
