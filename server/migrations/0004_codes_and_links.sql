-- The newest code mailed to an account. Its digits are stored as an HMAC; the key is not in the database.
create table verification_codes (
  account_id uuid primary key references accounts (_id) on delete cascade,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  -- When the mail server accepted the mail; null until then.
  sent_at timestamptz,
  used_at timestamptz
);

-- By the address that was typed, with or without an account, so that the answers are the same for both.
-- The table is unlogged: a crash only forgives some tries.
create unlogged table code_guards (
  -- HMAC of the address.
  address_key bytea primary key,
  -- When a code was last asked for.
  requested_at timestamptz,
  wrong_tries integer not null default 0,
  wrong_since timestamptz,
  touched_at timestamptz not null default now()
);
create index code_guards_touched on code_guards (touched_at);

-- Mailed links to set a new password. Only the SHA-256 of a token is stored.
create table password_links (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index password_links_account on password_links (account_id);
