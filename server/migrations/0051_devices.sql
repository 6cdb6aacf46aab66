-- Browsers that have logged in to an account before, whose wrong passwords count apart from strangers'.
-- Of the token in their cookie only its SHA-256 is kept; a browser shared by several people has a row for each.
create table devices (
  account_id uuid not null references accounts (_id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index devices_token on devices (token_hash);
