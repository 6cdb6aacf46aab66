-- Another try to deliver, for a fee. It has its own used quote (`redelivery_of` names the order) and its own
-- transaction. The quote has the order's places, a distance of zero, and no goods.
alter table quotes
  add column redelivery_of uuid references orders (_id),
  drop constraint quotes_of_shops,
  add constraint quotes_of_shops check (
    case when kind = 'shop' and redelivery_of is null
      then checkout_id is not null and vendor_id is not null and goods is not null
      else checkout_id is null and vendor_id is null and goods is null
    end
  ),
  -- Transactions refer to all three columns, so that the amount paid for another try equals its quote.
  add constraint quotes_id_redelivery_total unique (_id, redelivery_of, total_kobo);

create index quotes_of_redelivery on quotes (redelivery_of) where redelivery_of is not null;

-- No order may be made by such a quote, because it does not charge for the way.
create function refuse_redelivery_quote() returns trigger language plpgsql as $$
begin
  if exists (select from quotes where _id = new.quote_id and redelivery_of is not null) then
    raise exception 'quote % is for another try of an order', new.quote_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
create trigger orders_by_their_own_quote after insert or update of quote_id on orders
  for each row execute function refuse_redelivery_quote();

alter table transactions
  add column redelivery_quote_id uuid,
  -- Set for the order's own transaction, not for those of redeliveries.
  add column first_of uuid generated always as (case when redelivery_quote_id is null then order_id end) stored,
  drop constraint transactions_order_id_key,
  add constraint transactions_once_for_each unique nulls not distinct (order_id, redelivery_quote_id),
  drop constraint transactions_amount_is_order_fee,
  add constraint transactions_amount_is_order_fee
    foreign key (first_of, amount_kobo) references orders (_id, fee_kobo),
  add constraint transactions_amount_is_redelivery_fee
    foreign key (redelivery_quote_id, order_id, amount_kobo) references quotes (_id, redelivery_of, total_kobo);

-- Every order has one transaction of its own; those of redeliveries add money, and no further order. Rows are locked in
-- one order (days before hours, later ones first), so that no two connections wait for each other.
create or replace function add_order_totals() returns trigger language plpgsql as $$
declare
  own_shard constant smallint := pg_backend_pid() % 16;
begin
  if tg_op = 'INSERT' then
    insert into order_totals as total (grain, starts_at, shard, orders, pending_kobo, success_kobo)
    select grain, order_total_start(grain, created_at), own_shard, count(first_of),
      coalesce(sum(amount_kobo) filter (where status = 'pending'), 0),
      coalesce(sum(amount_kobo) filter (where status = 'success'), 0)
    from added, (values ('day'), ('hour')) as grains (grain)
    group by 1, 2 order by 1, 2 desc
    on conflict (grain, starts_at, shard) do update
      set orders = total.orders + excluded.orders,
          pending_kobo = total.pending_kobo + excluded.pending_kobo,
          success_kobo = total.success_kobo + excluded.success_kobo;
  else
    insert into order_totals as total (grain, starts_at, shard, orders, pending_kobo, success_kobo)
    select grain, starts_at, own_shard, sum(change * is_order), sum(change * pending_kobo), sum(change * success_kobo)
    from (
      select grain, order_total_start(grain, created_at) as starts_at, change,
        case when first_of is null then 0 else 1 end as is_order,
        case status when 'pending' then amount_kobo else 0 end as pending_kobo,
        case status when 'success' then amount_kobo else 0 end as success_kobo
      from (
        select created_at, first_of, status, amount_kobo, 1 as change from added
        union all
        select created_at, first_of, status, amount_kobo, -1 from removed
      ) as changed, (values ('day'), ('hour')) as grains (grain)
    ) as changed
    group by 1, 2
    having sum(change * is_order) <> 0 or sum(change * pending_kobo) <> 0 or sum(change * success_kobo) <> 0
    order by 1, 2 desc
    on conflict (grain, starts_at, shard) do update
      set orders = total.orders + excluded.orders,
          pending_kobo = total.pending_kobo + excluded.pending_kobo,
          success_kobo = total.success_kobo + excluded.success_kobo;
  end if;
  return null;
end
$$;
