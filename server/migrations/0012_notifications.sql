create table push_keys (
  _id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only),
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz(3) not null default now()
);
comment on table push_keys is
  'The key pair by which push services know this deployment: one for all its processes, made when it is first '
  'needed.';

create table push_subscriptions (
  _id uuid primary key,
  session_id uuid not null unique references sessions (_id) on delete cascade,
  account_id uuid not null references accounts (_id) on delete cascade,
  endpoint text not null unique,
  public_key text not null,
  auth_secret text not null,
  language text not null,
  created_at timestamptz(3) not null default now()
);
comment on table push_subscriptions is
  'Browsers that get an account''s notifications, one for a session; it ends with the session.';
create index push_subscriptions_account on push_subscriptions (account_id, created_at);

create table notification_choices (
  account_id uuid primary key references accounts (_id) on delete cascade,
  kinds jsonb not null,
  quiet_from time,
  quiet_to time,
  check ((quiet_from is null) = (quiet_to is null))
);
comment on table notification_choices is
  'A person''s choices about notifications. A kind that is not in it is as the product has it.';

create table notification_deliveries (
  _id bigint generated always as identity primary key,
  notification_id uuid not null,
  kind text not null,
  account_id uuid,
  order_id uuid,
  channel text check (channel in ('push', 'sms', 'mail')),
  subscription_id uuid,
  status text not null,
  created_at timestamptz(3) not null default now(),
  unique nulls not distinct (notification_id, account_id, channel, subscription_id)
);
comment on table notification_deliveries is
  'The status of each notification on each channel it takes; kept for 30 days. It holds no text. Without foreign keys: '
  'each of the many rows would lock two others.';
create index notification_deliveries_order on notification_deliveries (order_id) where order_id is not null;
create index notification_deliveries_created on notification_deliveries
  using brin (created_at) with (pages_per_range = 16);
create index notification_deliveries_unreached on notification_deliveries (created_at desc, _id desc)
  where status in ('nobody', 'gone', 'refused', 'late') and kind <> 'offer';
comment on index notification_deliveries_unreached is
  'The staff''s list of what reached nobody. Offers are left out: they go on to the next riders by themselves.';
