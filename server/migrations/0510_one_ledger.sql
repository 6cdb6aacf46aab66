-- The ledger alone says what cash riders hold and what was charged.
create or replace view rider_cash as
select owner as rider_id, amount_kobo as held_kobo, since as held_since, entries as version
from ledger_balances where account = 'rider_cash';

-- The entries of riders' cash: what was collected, handed in, and put back because it was wrong.
create or replace view rider_cash_lines as
select posting._id, entry.owner as rider_id,
  case posting.cause when 'cash.remitted' then 'remitted' when 'cash.reversed' then 'reversed' else 'collected' end as kind,
  abs(entry.amount_kobo) as amount_kobo,
  case when posting.cause = 'cash.collected' then posting.cause_id end as transaction_id, posting.order_id,
  remittance._id as remittance_id, posting.recorded_by, remittance.note, entry.created_at
from ledger_entries as entry
join ledger_postings as posting on posting._id = entry.posting_id
left join cash_remittances as remittance
  on posting.cause in ('cash.remitted', 'cash.reversed') and remittance._id = posting.cause_id
where entry.account = 'rider_cash';

-- How many orders brought a rider cash since the last remittance that stands; a redelivery counts with its order.
create or replace function rider_cash_deliveries(rider uuid) returns bigint language sql stable as $$
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
$$;

drop table rider_cash_entries, rider_cash_balances, ledger_history;
drop function refuse_all_but_erased_note();

drop trigger transactions_count_added on transactions;
drop trigger transactions_count_changed on transactions;
drop function add_transaction_totals();
drop table transaction_totals;

drop table backfills;
