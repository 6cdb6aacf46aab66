-- The second step of somebody's login: a secret that their phone makes codes from, sealed under DATA_KEY.
create table second_factors (
  account_id uuid primary key references accounts (_id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  -- When a first code was entered; until then no login asks for one.
  turned_on_at timestamptz(3),
  -- The 30 seconds of the newest code that was taken: no code is taken twice, nor an earlier one after it.
  last_step bigint
);

-- For whoever lost the phone, each taken once. Kept as HMACs under a key that is not in the database.
create table recovery_codes (
  account_id uuid not null references second_factors (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
