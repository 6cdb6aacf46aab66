-- Who was told that a clock is about to end something: once for each step of an order that waits.
create table order_reminders (
  event_id bigint not null references order_events (_id) on delete cascade,
  name text not null,
  at timestamptz(3) not null default now(),
  primary key (event_id, name)
);
