-- Sessions of signed-in accounts. Only the SHA-256 of a token is stored.
create table sessions (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index sessions_account on sessions (account_id);
