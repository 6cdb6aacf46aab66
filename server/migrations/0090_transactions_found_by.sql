-- Transactions are also found by what a caller knows of the order: its number, with or without the dash, and the phones
-- of its customer and its receiver, as stored and as dialled in Nigeria.
alter table transactions
  drop column search_text,
  add column also_found_by text not null default '';

create function words_of_order(wanted_order uuid) returns text language sql stable as $$
  select concat_ws(
    ' ',
    orders.number, replace(orders.number, '-', ''),
    orders.phone, '0' || substr(orders.phone, 5),
    accounts.mobile_number,
    case when accounts.mobile_number like '+234%' then '0' || substr(accounts.mobile_number, 5) end
  )
  from orders join accounts on accounts._id = orders.customer_id
  where orders._id = wanted_order
$$;

update transactions set also_found_by = coalesce(words_of_order(order_id), '');

create function find_transaction_by_order() returns trigger language plpgsql as $$
begin
  new.also_found_by := coalesce(words_of_order(new.order_id), '');
  return new;
end
$$;
create trigger transactions_found_by_order before insert on transactions
  for each row execute function find_transaction_by_order();

alter table transactions add column search_text text not null generated always as (
  lower(
    email || E'\n' || description || E'\n' || payment_method || E'\n' || status || E'\n' || also_found_by
  )
) stored;
create index transactions_search on transactions using gin (search_text gin_trgm_ops);

-- The list filtered by status or method, newest first.
create index transactions_newest_of_status on transactions (status, created_at desc, _id desc);
create index transactions_newest_of_method on transactions (payment_method, created_at desc, _id desc);

-- How many jobs each rider has now.
create index orders_running_of_rider on orders (rider_id)
  where rider_id is not null and status not in ('delivered', 'returned', 'rejected', 'cancelled', 'expired');
