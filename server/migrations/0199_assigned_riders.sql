-- Whom a step gave the order to; null for steps that give it to nobody, and for old ones of which that is unknown.
alter table order_events
  add column assigned_rider_id uuid,
  add constraint order_events_only_assigning_names_a_rider check (assigned_rider_id is null or to_status = 'assigned');

create or replace function refuse_all_but_erased_reason() returns trigger language plpgsql as $$
begin
  if new.reason is null
    and (new._id, new.order_id, new.track, new.to_status, new.at, new.actor, new.actor_id, new.assigned_rider_id)
      is not distinct from
      (old._id, old.order_id, old.track, old.to_status, old.at, old.actor, old.actor_id, old.assigned_rider_id)
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

-- A rider who took an order gave it to themselves; whom the office chose is known while they still have it.
alter table order_events disable trigger order_events_append_only;
update order_events set assigned_rider_id = actor_id where to_status = 'assigned' and actor = 'rider';
update order_events set assigned_rider_id = orders.rider_id
from orders
where orders._id = order_events.order_id and orders.rider_id is not null
  and order_events.to_status = 'assigned' and order_events.actor = 'admin'
  and order_events._id = (
    select max(newest._id) from order_events as newest
    where newest.order_id = orders._id and newest.to_status = 'assigned'
  );
alter table order_events enable trigger order_events_append_only;
