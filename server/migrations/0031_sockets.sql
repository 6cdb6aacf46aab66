-- Socket messages between servers that are too long for a NOTIFY; each is kept for half a minute.
create table socket_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
create index socket_attachments_oldest on socket_attachments (created_at);

-- Orders that the clock checks: those that wait for a shop's answer or for a rider.
create index orders_waiting on orders (created_at) where status in ('placed', 'created');

-- Steps that were mailed to the customer, so that each is mailed once.
create table order_mails (
  event_id bigint primary key references order_events (_id),
  mailed_at timestamptz not null default now()
);
