-- The staff read and answer messages from /contact.
alter table contact_messages
  -- A list's next page begins after the last row shown, by its time in milliseconds.
  alter column created_at type timestamptz(3),
  -- When a member of the staff first opened it.
  add column read_at timestamptz,
  add column answered_at timestamptz(3),
  add column answered_by uuid references accounts (_id),
  add column search_text text not null generated always as (
    lower(name || E'\n' || email || E'\n' || message)
  ) stored,
  add constraint contact_messages_answered_by_someone check ((answered_at is null) = (answered_by is null));

create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops);
create index contact_messages_open on contact_messages (created_at desc, _id desc) where answered_at is null;
create index contact_messages_unread on contact_messages (_id) where read_at is null;
create index contact_messages_answered_by on contact_messages (answered_by);
