-- Comparisons of the ledger with orders, cash, payouts and Paystack. One runs at a time, in portions; how far it has
-- come is kept here, so that another process can go on.
create table reconciliations (
  _id uuid primary key,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  -- Who asked for it; null: it was due at night.
  begun_by uuid references accounts (_id),
  -- The day in the morning of which it was due; null if somebody asked for it.
  due_on date unique,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  -- Where it goes on: the part, and what that part had last.
  part text not null,
  position text,
  -- What each part has come to.
  parts json not null,
  -- The process at work on it, and until when another one leaves it to it.
  taken_by uuid,
  taken_until timestamptz(3),
  constraint reconciliations_ended check ((state = 'running') = (ended_at is null)),
  constraint reconciliations_asked_for_or_due check ((begun_by is null) = (due_on is not null))
);
create unique index reconciliations_one_runs on reconciliations (state) where state = 'running';
create index reconciliations_newest on reconciliations (created_at desc, _id desc);
create index reconciliations_begun_by on reconciliations (begun_by) where begun_by is not null;

-- What did not agree, once each until it is gone.
create table reconciliation_differences (
  _id uuid primary key,
  part text not null,
  kind text not null,
  -- What it is about, e.g. a cause and an id; with the kind, it is the same difference in the next run.
  subject text not null,
  -- The cause of a posting, and the account; empty for what has none.
  cause text not null default '',
  account text not null default '',
  expected_kobo bigint not null,
  found_kobo bigint not null,
  order_id uuid references orders (_id),
  reference text,
  person_id uuid references accounts (_id),
  -- The first run and the latest one that found it.
  first_run uuid not null references reconciliations (_id),
  last_run uuid not null references reconciliations (_id),
  created_at timestamptz(3) not null default clock_timestamp(),
  -- When a run did not find it any more.
  closed_at timestamptz(3),
  -- When somebody said why it is all right; undone if its amounts change.
  settled_at timestamptz(3),
  settled_by uuid references accounts (_id),
  note text,
  constraint reconciliation_differences_settled check ((settled_at is null) = (settled_by is null)),
  constraint reconciliation_differences_note check (note is null or settled_at is not null)
);
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
