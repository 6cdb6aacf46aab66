-- The rider to whom a step gave the order; null for other steps, and for steps from before this column: filling it in
-- would lock a large table for minutes.
alter table order_events
  add column assigned_rider_id uuid,
  add constraint order_events_only_assigning_names_a_rider check (assigned_rider_id is null or to_status = 'assigned')
    not valid;

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
