-- Why an account may not be used for now, and who of the staff said so. What it has stays.
create table suspensions (
  account_id uuid primary key references accounts (_id) on delete cascade,
  reason text not null check (reason <> ''),
  suspended_by uuid not null references accounts (_id),
  suspended_at timestamptz not null default now(),
  -- Of a shop that was not closed by itself: it opens again with the end.
  closes_shop boolean not null default false
);
