-- Deleting a customer erases what they wrote about people and doors. Places, goods and money stay.
alter table orders
  drop constraint orders_phone_check,
  add constraint orders_phone_check check (phone ~ '^(\+234\d{10})?$');

-- A step never changes, except that its reason is erased with the customer.
create function refuse_all_but_erased_reason() returns trigger language plpgsql as $$
begin
  if new.reason is null
    and (new._id, new.order_id, new.track, new.to_status, new.at, new.actor, new.actor_id) is not distinct from
      (old._id, old.order_id, old.track, old.to_status, old.at, old.actor, old.actor_id)
    and exists (
      select from orders join accounts on accounts._id = orders.customer_id
      where orders._id = old.order_id and accounts.deleted_at is not null
    )
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;

drop trigger order_events_append_only on order_events;
create trigger order_events_are_kept before delete or truncate on order_events
  for each statement execute function refuse_change();
create trigger order_events_append_only before update on order_events
  for each row execute function refuse_all_but_erased_reason();

update orders set receiver_name = 'Name erased', phone = '', pickup_address = '', receiver_address = '',
  package_details = ''
from accounts
where accounts._id = orders.customer_id and accounts.deleted_at is not null;

update order_events set reason = null
from orders join accounts on accounts._id = orders.customer_id
where orders._id = order_events.order_id and order_events.reason is not null and accounts.deleted_at is not null;

-- Rebuilds the search text of their orders from what is left, without the receiver's phone.
update transactions set also_found_by = coalesce(words_of_order(order_id), '')
from orders join accounts on accounts._id = orders.customer_id
where orders._id = transactions.order_id and accounts.deleted_at is not null;
