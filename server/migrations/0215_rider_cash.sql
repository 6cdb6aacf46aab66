-- The cash that riders hold. What they held before this table is unknown, so it is not counted.
create table rider_cash_balances (
  rider_id uuid primary key references accounts (_id),
  held_kobo bigint not null check (held_kobo >= 0),
  -- The cash collected since the last remittance.
  deliveries integer not null check (deliveries >= 0),
  -- When the rider last held no cash.
  held_since timestamptz(3),
  -- The number of entries. Each raises it, so that nobody records a remittance without having seen the newest entry.
  version integer not null check (version > 0),
  changed_at timestamptz(3) not null,
  constraint rider_cash_held_since_something check ((held_kobo = 0) = (held_since is null))
);

-- Riders who hold most come first.
create index rider_cash_held on rider_cash_balances (held_kobo desc, rider_id) where held_kobo > 0;

create table rider_cash_entries (
  _id uuid primary key,
  rider_id uuid not null references rider_cash_balances (rider_id),
  kind text not null check (kind in ('collected', 'remitted')),
  amount_kobo bigint not null check (amount_kobo > 0),
  held_after_kobo bigint not null check (held_after_kobo >= 0),
  -- A transaction's cash is collected once.
  transaction_id uuid constraint rider_cash_collected_once unique references transactions (_id),
  order_id uuid references orders (_id),
  recorded_by uuid references accounts (_id),
  note text,
  created_at timestamptz(3) not null,
  constraint rider_cash_collected_of_an_order check (
    (kind = 'collected') = (transaction_id is not null) and (kind = 'collected') = (order_id is not null)
  ),
  constraint rider_cash_remitted_to_someone check ((kind = 'remitted') = (recorded_by is not null)),
  constraint rider_cash_notes_of_remittances check (note is null or kind = 'remitted')
);

create index rider_cash_statement on rider_cash_entries (rider_id, created_at desc, _id desc);
create index rider_cash_recorded_by on rider_cash_entries (recorded_by) where recorded_by is not null;

-- An entry never changes, except that its note is erased with the rider.
create function refuse_all_but_erased_note() returns trigger language plpgsql as $$
begin
  if new.note is null
    and (
      new._id, new.rider_id, new.kind, new.amount_kobo, new.held_after_kobo, new.transaction_id, new.order_id,
      new.recorded_by, new.created_at
    ) is not distinct from (
      old._id, old.rider_id, old.kind, old.amount_kobo, old.held_after_kobo, old.transaction_id, old.order_id,
      old.recorded_by, old.created_at
    )
    and exists (select from accounts where _id = old.rider_id and deleted_at is not null)
  then
    return new;
  end if;
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end
$$;

create trigger rider_cash_entries_are_kept before delete or truncate on rider_cash_entries
  for each statement execute function refuse_change();
create trigger rider_cash_entries_append_only before update on rider_cash_entries
  for each row execute function refuse_all_but_erased_note();
