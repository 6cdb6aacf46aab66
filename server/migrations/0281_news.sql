-- The key pair by which push services know this deployment: one for all its processes, made when it is first needed.
create table push_keys (
  _id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only),
  public_key text not null,
  sealed_private_key bytea not null,
  made_at timestamptz(3) not null default now()
);

-- Browsers that get an account's news, one for a session; it ends with the session.
create table push_subscriptions (
  _id uuid primary key,
  session_id uuid not null unique references sessions (_id) on delete cascade,
  account_id uuid not null references accounts (_id) on delete cascade,
  endpoint text not null unique,
  public_key text not null,
  auth_secret text not null,
  language text not null,
  made_at timestamptz(3) not null default now()
);
create index push_subscriptions_account on push_subscriptions (account_id, made_at);

-- What a person chose about news. A kind that is not in it is as the product has it.
create table news_choices (
  account_id uuid primary key references accounts (_id) on delete cascade,
  kinds jsonb not null,
  quiet_from time,
  quiet_to time,
  check ((quiet_from is null) = (quiet_to is null))
);

-- What became of each piece of news, on each channel it took; kept for 30 days. It holds no text.
-- Without foreign keys: each of the many rows would lock two others.
create table tellings (
  _id bigint generated always as identity primary key,
  news_id uuid not null,
  kind text not null,
  account_id uuid,
  order_id uuid,
  channel text check (channel in ('push', 'sms', 'mail')),
  subscription_id uuid,
  fate text not null,
  made_at timestamptz(3) not null default now(),
  unique nulls not distinct (news_id, account_id, channel, subscription_id)
);
create index tellings_order on tellings (order_id) where order_id is not null;
create index tellings_made on tellings using brin (made_at) with (pages_per_range = 16);
