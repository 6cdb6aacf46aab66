-- Where riders and shops are paid to. The number is encrypted.
create table payout_accounts (
  account_id uuid primary key references accounts (_id),
  bank_code text not null check (bank_code <> ''),
  number_sealed bytea not null,
  number_last_four text not null check (number_last_four ~ '^\d{4}$'),
  holder text not null check (holder <> ''),
  changed_at timestamptz(3) not null default clock_timestamp()
);

-- What one person makes and another approves.
create table payout_batches (
  _id uuid primary key,
  earner text not null check (earner in ('rider', 'vendor')),
  state text not null default 'made' check (state in ('made', 'withdrawn', 'sent')),
  minimum_kobo bigint not null check (minimum_kobo > 0),
  made_by uuid not null references accounts (_id),
  created_at timestamptz(3) not null default clock_timestamp(),
  -- Who approved or withdrew it.
  approved_by uuid references accounts (_id),
  approved_at timestamptz(3),
  constraint payout_batches_answered check ((state = 'made') = (approved_by is null)),
  constraint payout_batches_answered_then check ((approved_by is null) = (approved_at is null)),
  constraint payout_batches_need_two check (state <> 'sent' or approved_by <> made_by)
);

create index payout_batches_newest on payout_batches (created_at desc, _id desc);
create index payout_batches_made_by on payout_batches (made_by);
create index payout_batches_approved_by on payout_batches (approved_by) where approved_by is not null;

-- What a batch pays to one person, and where to.
create table payout_lines (
  _id uuid primary key,
  batch_id uuid not null references payout_batches (_id),
  owner uuid not null references accounts (_id),
  -- Of a rider's earnings, or a shop's goods.
  earned_kobo bigint not null check (earned_kobo >= 0),
  tips_kobo bigint not null check (tips_kobo >= 0),
  bank_code text not null,
  number_sealed bytea,
  number_last_four text not null,
  holder text not null,
  fate text not null default 'planned' check (fate in ('planned', 'left_out', 'sent', 'paid', 'failed')),
  reason text not null default '',
  changed_at timestamptz(3) not null default clock_timestamp(),
  constraint payout_lines_pay_something check (earned_kobo + tips_kobo > 0)
);

create index payout_lines_of_batch on payout_lines (batch_id);
create index payout_lines_of_owner on payout_lines (owner);
-- Nobody is in two batches that wait for approval.
create unique index payout_lines_planned_once on payout_lines (owner) where fate = 'planned';

create trigger payout_batches_are_kept before delete or truncate on payout_batches
  for each statement execute function refuse_change();
create trigger payout_lines_are_kept before delete or truncate on payout_lines
  for each statement execute function refuse_change();
