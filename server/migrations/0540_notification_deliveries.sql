-- unread since 0.2.0
-- Replaces tellings and news_choices.
create table notification_choices (
  account_id uuid primary key references accounts (_id) on delete cascade,
  kinds jsonb not null,
  quiet_from time,
  quiet_to time,
  check ((quiet_from is null) = (quiet_to is null))
);

-- The status of each notification on each channel it takes; kept for 30 days. It holds no text.
-- Without foreign keys: each of the many rows would lock two others.
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
create index notification_deliveries_order on notification_deliveries (order_id) where order_id is not null;
create index notification_deliveries_created on notification_deliveries using brin (created_at) with (pages_per_range = 16);
-- The staff's list of what reached nobody. Offers are left out: they go on to the next riders by themselves.
create index notification_deliveries_unreached on notification_deliveries (created_at desc, _id desc)
  where status in ('nobody', 'gone', 'refused', 'late') and kind <> 'offer';

drop table tellings;
drop table news_choices;
