-- Payments with Paystack. A payment has its reference before Paystack is asked, so that whatever Paystack knows we know.
create table payments (
  reference text primary key check (reference ~ '^[a-z0-9-]{16,50}$'),
  customer_id uuid not null references accounts (_id),
  amount_kobo bigint not null check (amount_kobo > 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed')),
  -- Whether it is one of our own sandbox: no real money.
  is_sandbox boolean not null,
  authorization_url text,
  access_code text,
  -- When somebody began to ask Paystack for its page.
  opening_at timestamptz(3),
  paystack_id bigint,
  fees_kobo bigint check (fees_kobo >= 0),
  created_at timestamptz(3) not null default now(),
  -- When Paystack is asked next whether it is paid; null once nobody waits for an answer.
  next_check_at timestamptz(3),
  paid_at timestamptz(3),
  constraint payments_paid check ((status = 'paid') = (paid_at is not null))
);
create index payments_due on payments (next_check_at) where next_check_at is not null;
create index payments_of_customer on payments (customer_id);

create table payment_orders (
  reference text not null references payments (reference),
  order_id uuid not null references orders (_id),
  amount_kobo bigint not null check (amount_kobo >= 0),
  -- What the payment did for the order: paid it, or came too late, or was the second one.
  outcome text check (outcome in ('paid', 'late', 'twice')),
  -- What a late cancellation cost.
  kept_kobo bigint not null default 0 check (kept_kobo between 0 and amount_kobo),
  primary key (reference, order_id)
);
create unique index payment_orders_paid_once on payment_orders (order_id) where outcome = 'paid';
create index payment_orders_of_order on payment_orders (order_id);

create table refunds (
  _id uuid primary key,
  reference text not null,
  order_id uuid not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  cause text not null check (cause in ('ended', 'late', 'twice', 'staff')),
  reason text not null default '',
  asked_by uuid,
  -- Of an order that was delivered: it costs us, and the customer owes none of it.
  is_goodwill boolean not null default false,
  -- `sending`: Paystack may know of it, and may not; it is asked before it is sent again.
  status text not null default 'asked' check (status in ('asked', 'sending', 'sent', 'done', 'failed')),
  paystack_id bigint,
  created_at timestamptz(3) not null default now(),
  -- When it is sent, or looked at, next; null once it has ended.
  next_try_at timestamptz(3) default now(),
  tries integer not null default 0,
  ended_at timestamptz(3),
  constraint refunds_of_payment foreign key (reference, order_id) references payment_orders (reference, order_id),
  constraint refunds_by_staff check ((cause = 'staff') = (asked_by is not null)),
  constraint refunds_ended check ((status in ('done', 'failed')) = (ended_at is not null)),
  constraint refunds_end_of_tries check ((ended_at is null) = (next_try_at is not null))
);
-- What is paid back by itself is paid back once.
create unique index refunds_once on refunds (reference, order_id) where cause <> 'staff';
create index refunds_due on refunds (next_try_at) where next_try_at is not null;
create index refunds_of_order on refunds (order_id);

-- What Paystack told us that fits no payment of ours, once each.
create table payments_aside (
  _id uuid primary key,
  cause text not null check (cause in ('unknown', 'amount', 'currency', 'refund')),
  reference text not null,
  amount_kobo bigint,
  currency text not null default '',
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  closed_by uuid references accounts (_id),
  note text not null default '',
  constraint payments_aside_once unique nulls not distinct (cause, reference, amount_kobo, currency),
  constraint payments_aside_closed check ((closed_at is null) = (closed_by is null))
);
create index payments_aside_newest on payments_aside (created_at desc, _id desc);
create index payments_aside_of_reference on payments_aside (reference);
create index payments_aside_closed_by on payments_aside (closed_by) where closed_by is not null;

-- The sandbox that stands in for Paystack outside production: what Paystack itself would keep.
create table sandbox_charges (
  _id bigint generated always as identity (start with 1000000001) primary key,
  reference text not null unique,
  access_code text not null unique,
  amount_kobo bigint not null,
  callback_url text not null,
  status text not null default 'abandoned',
  charged_kobo bigint,
  charged_currency text,
  -- Of one that is being processed: when it succeeds.
  succeeds_at timestamptz(3),
  refunds_fail boolean not null default false,
  created_at timestamptz(3) not null default now(),
  paid_at timestamptz(3)
);
create table sandbox_refunds (
  _id bigint generated always as identity (start with 2000000001) primary key,
  charge_id bigint not null references sandbox_charges (_id),
  amount_kobo bigint not null check (amount_kobo > 0),
  note text not null,
  created_at timestamptz(3) not null default now()
);
create index sandbox_refunds_of_charge on sandbox_refunds (charge_id);
-- Events on their way to our webhook.
create table sandbox_events (
  _id bigint generated always as identity primary key,
  body text not null,
  tries integer not null default 0,
  next_at timestamptz(3) not null
);
create index sandbox_events_due on sandbox_events (next_at);
