-- Cash that riders handed in: what the office recorded, and what the rider says to it.
create table cash_remittances (
  _id uuid primary key,
  rider_id uuid not null references accounts (_id),
  amount_kobo bigint not null check (amount_kobo > 0),
  recorded_by uuid not null references accounts (_id),
  note text,
  created_at timestamptz(3) not null default clock_timestamp(),
  -- Null until the rider answers. One from before riders were asked counts as confirmed, without an instant.
  answer text check (answer in ('confirmed', 'disputed')),
  answered_at timestamptz(3),
  dispute_reason text,
  reversed_at timestamptz(3),
  reversed_by uuid references accounts (_id),
  reversal_reason text,
  constraint cash_remittances_disputed_with_reason check (dispute_reason is null or answer = 'disputed'),
  constraint cash_remittances_reversed_by_someone check ((reversed_at is null) = (reversed_by is null))
);

create index cash_remittances_of_rider on cash_remittances (rider_id, created_at desc);
create index cash_remittances_disputed on cash_remittances (answered_at) where answer = 'disputed' and reversed_at is null;
create index cash_remittances_recorded_by on cash_remittances (recorded_by);
create index cash_remittances_reversed_by on cash_remittances (reversed_by) where reversed_by is not null;
create trigger cash_remittances_are_kept before delete or truncate on cash_remittances
  for each statement execute function refuse_change();
