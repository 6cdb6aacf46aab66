-- Messages from /contact. Stored, even if the mail to support fails.
create table contact_messages (
  _id uuid primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  message text not null check (message <> ''),
  created_at timestamptz not null default now(),
  -- When the mail server accepted the mail to support; null until then.
  mailed_at timestamptz
);
create index contact_messages_newest on contact_messages (created_at desc, _id desc);
