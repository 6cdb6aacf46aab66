-- The staff also search for a caller's or receiver's name, and for an order's stage. Each name is on its own line, so
-- that a search does not match across two names.
create or replace function words_of_order(wanted_order uuid) returns text language sql stable as $$
  select concat_ws(
    ' ',
    orders.number, replace(orders.number, '-', ''),
    orders.phone, '0' || substr(orders.phone, 5),
    accounts.mobile_number,
    case when accounts.mobile_number like '+234%' then '0' || substr(accounts.mobile_number, 5) end
  ) || E'\n' || accounts.name || E'\n' || orders.receiver_name
  from orders join accounts on accounts._id = orders.customer_id
  where orders._id = wanted_order
$$;

-- The name of a stage as screens show it (the contract's ORDER_STAGE_NAMES).
create or replace function order_stage_name(stage text) returns text language sql immutable parallel safe as $$
  select case stage
    when 'waiting_for_payment' then 'Waiting for the payment'
    when 'waiting_for_shop' then 'Waiting for the shop'
    when 'waiting_for_rider' then 'Waiting for a rider'
    when 'with_rider' then 'With a rider'
    when 'delivery_failed' then 'Delivery failed'
    when 'returning' then 'On the way back'
    when 'delivered' then 'Delivered'
    when 'returned' then 'Returned'
    when 'stopped' then 'Stopped before pickup'
  end
$$;

-- One pass over the table writes each row and each index once.
alter table transactions
  drop column search_text,
  alter column also_found_by type text using coalesce(words_of_order(order_id), ''),
  add column search_text text not null generated always as (
    lower(
      email || E'\n' || description || E'\n' || payment_method || E'\n' || status || E'\n' ||
      order_stage_name(order_stage) || E'\n' || also_found_by
    )
  ) stored;
create index transactions_search on transactions using gin (search_text gin_trgm_ops);
