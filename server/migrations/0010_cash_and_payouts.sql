create table cash_remittances (
  _id uuid primary key,
  rider_id uuid not null references accounts (_id),
  amount_kobo bigint not null check (amount_kobo > 0),
  recorded_by uuid not null references accounts (_id),
  note text,
  created_at timestamptz(3) not null default clock_timestamp(),
  answer text check (answer in ('confirmed', 'disputed')),
  answered_at timestamptz(3),
  dispute_reason text,
  reversed_at timestamptz(3),
  reversed_by uuid references accounts (_id),
  reversal_reason text,
  constraint cash_remittances_disputed_with_reason check (dispute_reason is null or answer = 'disputed'),
  constraint cash_remittances_reversed_by_someone check ((reversed_at is null) = (reversed_by is null))
);
comment on table cash_remittances is
  'Cash that riders handed in: what the office recorded, and what the rider says to it.';
comment on column cash_remittances.answer is 'Null until the rider answers.';
create index cash_remittances_of_rider on cash_remittances (rider_id, created_at desc);
create index cash_remittances_disputed on cash_remittances (answered_at) where answer = 'disputed' and reversed_at is null;
create index cash_remittances_recorded_by on cash_remittances (recorded_by);
create index cash_remittances_reversed_by on cash_remittances (reversed_by) where reversed_by is not null;
create trigger cash_remittances_amounts_stay before update of amount_kobo on cash_remittances
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
create trigger cash_remittances_are_kept before delete or truncate on cash_remittances
  for each statement execute function refuse_change();

create view rider_cash as
  select owner as rider_id, amount_kobo as held_kobo, since as held_since, entries as version
  from ledger_balances where account = 'rider_cash';
comment on view rider_cash is 'The cash that each rider holds; the version is the number of entries.';

create view rider_cash_lines as
  select posting._id, entry.owner as rider_id,
    case posting.cause when 'cash.remitted' then 'remitted' when 'cash.reversed' then 'reversed' else 'collected' end
      as kind,
    abs(entry.amount_kobo) as amount_kobo,
    case when posting.cause = 'cash.collected' then posting.cause_id end as transaction_id, posting.order_id,
    remittance._id as remittance_id, posting.recorded_by, remittance.note, entry.created_at
  from ledger_entries as entry
  join ledger_postings as posting on posting._id = entry.posting_id
  left join cash_remittances as remittance
    on posting.cause in ('cash.remitted', 'cash.reversed') and remittance._id = posting.cause_id
  where entry.account = 'rider_cash';
comment on view rider_cash_lines is
  'The entries of riders'' cash: collected, handed in, and put back because it was wrong.';

create function rider_cash_deliveries(rider uuid) returns bigint language sql stable as $$
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
comment on function rider_cash_deliveries is
  'How many orders brought a rider cash since the last remittance that stands; a redelivery counts with its order.';

create table payout_accounts (
  account_id uuid primary key references accounts (_id),
  bank_code text not null check (bank_code <> ''),
  number_sealed bytea not null,
  number_last_four text not null check (number_last_four ~ '^\d{4}$'),
  holder text not null check (holder <> ''),
  changed_at timestamptz(3) not null default clock_timestamp(),
  bank text not null,
  bank_holder text,
  confirmed_by uuid constraint payout_accounts_confirmed_by references accounts (_id),
  confirmed_at timestamptz
);
comment on table payout_accounts is 'Where riders and shops are paid to. The number is encrypted.';
comment on column payout_accounts.bank_holder is 'The name that the bank gives for the account.';
comment on column payout_accounts.confirmed_by is
  'Who of finance confirmed an account that was changed a short time ago, or whose owner''s address was.';

create table payout_batches (
  _id uuid primary key,
  earner text not null check (earner in ('rider', 'vendor')),
  status text not null default 'pending' check (status in ('pending', 'withdrawn', 'sent')),
  minimum_kobo bigint not null check (minimum_kobo > 0),
  made_by uuid not null references accounts (_id),
  created_at timestamptz(3) not null default clock_timestamp(),
  approved_by uuid references accounts (_id),
  approved_at timestamptz(3),
  channel text not null default 'open',
  constraint payout_batches_answered check ((status = 'pending') = (approved_by is null)),
  constraint payout_batches_answered_then check ((approved_by is null) = (approved_at is null)),
  constraint payout_batches_need_two check (status <> 'sent' or approved_by <> made_by),
  constraint payout_batches_channel check (channel in ('open', 'file', 'provider'))
);
comment on table payout_batches is 'Payouts that one person makes and another approves.';
comment on column payout_batches.approved_by is 'Who approved or withdrew it.';
comment on column payout_batches.channel is
  'How the payouts reach the banks: chosen once, so that nobody is paid in two ways.';
create index payout_batches_newest on payout_batches (created_at desc, _id desc);
create index payout_batches_made_by on payout_batches (made_by);
create index payout_batches_approved_by on payout_batches (approved_by) where approved_by is not null;
create trigger payout_batches_are_kept before delete or truncate on payout_batches
  for each statement execute function refuse_change();

create table payout_lines (
  _id uuid primary key,
  batch_id uuid not null references payout_batches (_id),
  owner uuid not null references accounts (_id),
  earned_kobo bigint not null check (earned_kobo >= 0),
  tips_kobo bigint not null check (tips_kobo >= 0),
  bank_code text not null,
  number_sealed bytea,
  number_last_four text not null,
  holder text not null,
  status text not null default 'planned' check (status in ('planned', 'left_out', 'sent', 'paid', 'failed')),
  reason text not null default '',
  changed_at timestamptz(3) not null default clock_timestamp(),
  bank text not null,
  bank_holder text,
  account_changed_at timestamptz not null,
  constraint payout_lines_pay_something check (earned_kobo + tips_kobo > 0)
);
comment on table payout_lines is 'The payout of a batch to one person, and where to.';
comment on column payout_lines.earned_kobo is 'A rider''s earnings, or the price of a shop''s goods.';
comment on column payout_lines.bank is 'A line keeps its own copy of these.';
comment on column payout_lines.account_changed_at is 'Since when the bank account was as it is here.';
create index payout_lines_of_batch on payout_lines (batch_id);
create index payout_lines_of_owner on payout_lines (owner);
create unique index payout_lines_planned_once on payout_lines (owner) where status = 'planned';
comment on index payout_lines_planned_once is 'Nobody is in two batches that wait for approval.';
create trigger payout_lines_amounts_stay before update of earned_kobo, tips_kobo on payout_lines
for each row when (old.earned_kobo is distinct from new.earned_kobo or old.tips_kobo is distinct from new.tips_kobo)
execute function refuse_new_amount();
create trigger payout_lines_are_kept before delete or truncate on payout_lines
  for each statement execute function refuse_change();

create table payout_transfers (
  line_id uuid primary key references payout_lines (_id),
  provider text not null,
  status text not null default 'asked' check (status in ('asked', 'sending', 'sent', 'ended')),
  recipient text,
  fees_kobo bigint check (fees_kobo >= 0),
  next_try_at timestamptz(3) default now(),
  tries integer not null default 0,
  paid_after_return_at timestamptz(3),
  constraint payout_transfers_end_of_tries check ((status = 'ended') = (next_try_at is null))
);
comment on table payout_transfers is
  'Payouts that a provider sends. A transfer''s reference is made of its line''s id, so it is known before the '
  'provider is asked.';
comment on column payout_transfers.provider is 'The id of who sends it: nobody else is asked for it.';
comment on column payout_transfers.status is
  '`sending`: the provider may know of it, and may not; it is asked before it is sent again, with the same '
  'reference.';
comment on column payout_transfers.recipient is 'The provider''s own name of the account.';
comment on column payout_transfers.next_try_at is 'When it is sent, or looked at, next; null once it has ended.';
comment on column payout_transfers.paid_after_return_at is
  'When the provider called a transfer paid whose amount was back in the balance; the nightly comparison names it.';
create index payout_transfers_due on payout_transfers (next_try_at) where next_try_at is not null;

create table reconciliations (
  _id uuid primary key,
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  begun_by uuid references accounts (_id),
  due_on date unique,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  parts json not null,
  constraint reconciliations_ended check ((status = 'running') = (ended_at is null)),
  constraint reconciliations_asked_for_or_due check ((begun_by is null) = (due_on is not null))
);
comment on table reconciliations is
  'Comparisons of balances with their entries, and of payments with the provider''s lists. One runs at a time.';
comment on column reconciliations.begun_by is 'Who asked for it; null: it was due at night.';
comment on column reconciliations.due_on is
  'The day in the morning of which it was due; null if somebody asked for it.';
comment on column reconciliations.parts is 'The progress and the result of each part.';
create unique index reconciliations_one_runs on reconciliations (status) where status = 'running';
create index reconciliations_newest on reconciliations (created_at desc, _id desc);
create index reconciliations_begun_by on reconciliations (begun_by) where begun_by is not null;

create table reconciliation_differences (
  _id uuid primary key,
  part text not null,
  kind text not null,
  subject text not null,
  account text not null default '',
  expected_kobo bigint not null,
  found_kobo bigint not null,
  order_id uuid references orders (_id),
  reference text,
  person_id uuid references accounts (_id),
  first_run uuid not null references reconciliations (_id),
  last_run uuid not null references reconciliations (_id),
  created_at timestamptz(3) not null default clock_timestamp(),
  closed_at timestamptz(3),
  settled_at timestamptz(3),
  settled_by uuid references accounts (_id),
  note text,
  constraint reconciliation_differences_settled check ((settled_at is null) = (settled_by is null)),
  constraint reconciliation_differences_note check (note is null or settled_at is not null)
);
comment on table reconciliation_differences is 'Differences that a comparison found, once each until they are gone.';
comment on column reconciliation_differences.subject is
  'The subject, such as an account or a reference; with the kind, it is the same difference in the next run.';
comment on column reconciliation_differences.account is 'The account of a balance; empty for everything else.';
comment on column reconciliation_differences.first_run is 'The first run that found it; `last_run` is the latest.';
comment on column reconciliation_differences.closed_at is 'When a run did not find it any more.';
comment on column reconciliation_differences.settled_at is
  'When somebody said why it is all right; undone if its amounts change.';
create unique index reconciliation_differences_open on reconciliation_differences (kind, subject)
  where closed_at is null;
create index reconciliation_differences_newest on reconciliation_differences (created_at desc, _id desc);
create index reconciliation_differences_of_order on reconciliation_differences (order_id) where order_id is not null;
create index reconciliation_differences_of_person on reconciliation_differences (person_id)
  where person_id is not null;
create index reconciliation_differences_first_run on reconciliation_differences (first_run);
create index reconciliation_differences_last_run on reconciliation_differences (last_run);
create index reconciliation_differences_settled_by on reconciliation_differences (settled_by)
  where settled_by is not null;
