-- How the payouts of a batch reach the banks: chosen once, so that nobody is paid in two ways. Null: a version that knew
-- files alone has approved it.
alter table payout_batches add column way text;
alter table payout_batches add constraint payout_batches_way check (way in ('open', 'file', 'paystack')) not valid;

-- Payouts that Paystack sends. A transfer's reference is made of its line's id, so it is known before Paystack is asked.
create table payout_transfers (
  line_id uuid primary key references payout_lines (_id),
  -- `sending`: Paystack may know of it, and may not; it is asked before it is sent again, with the same reference.
  state text not null default 'asked' check (state in ('asked', 'sending', 'sent', 'ended')),
  -- Paystack's own name of the account.
  recipient text,
  fees_kobo bigint check (fees_kobo >= 0),
  -- When it is sent, or looked at, next; null once it has ended.
  next_try_at timestamptz(3) default now(),
  tries integer not null default 0,
  constraint payout_transfers_end_of_tries check ((state = 'ended') = (next_try_at is null))
);
create index payout_transfers_due on payout_transfers (next_try_at) where next_try_at is not null;

-- What Paystack itself would keep, outside production.
create table sandbox_transfers (
  _id bigint generated always as identity (start with 3000000001) primary key,
  reference text not null unique,
  amount_kobo bigint not null check (amount_kobo > 0),
  recipient text not null,
  created_at timestamptz(3) not null default now()
);
