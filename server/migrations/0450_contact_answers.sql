-- What the staff answered to messages from /contact; several to one message, if it was not enough.
create table contact_answers (
  _id uuid primary key,
  message_id uuid not null references contact_messages (_id) on delete cascade,
  content text not null check (content <> ''),
  answered_by uuid not null references accounts (_id),
  created_at timestamptz(3) not null default now(),
  -- When the mail server accepted the answer; null until then.
  mailed_at timestamptz
);
create index contact_answers_of_message on contact_answers (message_id, created_at);
create index contact_answers_answered_by on contact_answers (answered_by);
