-- Browsers that have logged in to an account before. Their wrong passwords are counted apart from strangers'. Only the
-- SHA-256 of the token in their cookie is stored. A browser shared by several people has a row for each.
create table devices (
  account_id uuid not null references accounts (_id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index devices_token on devices (token_hash);
