-- Mails of a server without SMTP, shown at /dev/outbox; empty in production.
create table outbox_mails (
  _id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
