-- Two-step login: the secret from which an account's phone makes codes, encrypted under DATA_KEY.
create table second_factors (
  account_id uuid primary key references accounts (_id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  -- When the first code was entered; until then no login asks for a code.
  turned_on_at timestamptz(3),
  -- The 30-second step of the newest accepted code. No code of this step or an earlier one is accepted again.
  last_step bigint
);

-- Recovery codes for a lost phone, each valid once. Stored as HMACs; the key is not in the database.
create table recovery_codes (
  account_id uuid not null references second_factors (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
