-- Whether the ledger has all that happened before it. Until then the sums from before are kept, too, and read.
create table ledger_history (
  only_row boolean primary key default true check (only_row),
  is_whole boolean not null
);

-- A database without orders has no history.
create function has_no_orders() returns boolean language sql as $$ select not exists (select from orders) $$;
insert into ledger_history (is_whole) values (has_no_orders());
drop function has_no_orders();

-- What each rider holds in cash; the version is the number of entries.
create view rider_cash as
select rider_id, held_kobo, held_since, version::bigint as version
from rider_cash_balances where not (select is_whole from ledger_history)
union all
select owner, amount_kobo, since, entries
from ledger_balances where account = 'rider_cash' and (select is_whole from ledger_history);

-- The entries of riders' cash: what was collected, handed in, and put back because it was wrong.
create view rider_cash_lines as
select _id, rider_id, kind, amount_kobo, transaction_id, order_id,
  case when kind = 'remitted' then _id end as remittance_id, recorded_by, note, created_at
from rider_cash_entries where not (select is_whole from ledger_history)
union all
select posting._id, entry.owner,
  case posting.cause when 'cash.remitted' then 'remitted' when 'cash.reversed' then 'reversed' else 'collected' end,
  abs(entry.amount_kobo), case when posting.cause = 'cash.collected' then posting.cause_id end, posting.order_id,
  remittance._id, posting.recorded_by, remittance.note, entry.created_at
from ledger_entries as entry
join ledger_postings as posting on posting._id = entry.posting_id
left join cash_remittances as remittance
  on posting.cause in ('cash.remitted', 'cash.reversed') and remittance._id = posting.cause_id
where entry.account = 'rider_cash' and (select is_whole from ledger_history);

-- How many orders brought a rider cash since the last remittance that stands; a redelivery counts with its order.
create function rider_cash_deliveries(rider uuid) returns bigint language sql stable as $$
  select case
    when not (select is_whole from ledger_history)
      then (select deliveries from rider_cash_balances where rider_id = rider)
    else (
      select count(distinct posting.order_id)
      from ledger_entries as entry join ledger_postings as posting on posting._id = entry.posting_id
      where entry.account = 'rider_cash' and entry.owner = rider and posting.cause = 'cash.collected'
        and entry.created_at > coalesce((
          select remitted.created_at
          from ledger_entries as remitted join ledger_postings as cause on cause._id = remitted.posting_id
          where remitted.account = 'rider_cash' and remitted.owner = rider and remitted.amount_kobo < 0
            and cause.cause = 'cash.remitted' and not exists (
              select from ledger_postings where cause = 'cash.reversed' and cause_id = cause.cause_id
            )
          order by remitted.created_at desc limit 1
        ), '-infinity')
    )
  end
$$;
