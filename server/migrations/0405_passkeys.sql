-- A second way to log in: the public halves of keys that devices keep. Nothing secret is here.
create table passkeys (
  _id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Devices that count their uses send a larger number each time; a copy of the key would not.
  uses bigint not null check (uses >= 0),
  -- The browser that made it, e.g. Chrome on Android; empty if unknown.
  device text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index passkeys_account on passkeys (account_id);

-- What a device is to sign, once and soon. Without an account for a login.
create table passkey_challenges (
  challenge_hash bytea primary key,
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_account on passkey_challenges (account_id) where account_id is not null;
create index passkey_challenges_ending on passkey_challenges (expires_at);
