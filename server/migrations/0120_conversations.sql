-- The support chat. What each message changes is stored in the conversation's row, so that lists read one row.
create table conversations (
  _id uuid primary key,
  -- The account it belongs to, of any role.
  customer_id uuid not null references accounts (_id),
  -- The client id of its first message: starting it again starts no second conversation.
  client_id uuid not null,
  status text not null default 'active' check (status in ('active', 'pending', 'resolved', 'closed')),
  assignee_id uuid references accounts (_id),
  order_id uuid references orders (_id),
  created_at timestamptz(3) not null default now(),

  last_message text not null,
  last_sender_type text not null check (last_sender_type in ('admin', 'customer')),
  last_message_at timestamptz(3) not null,
  last_sequence integer not null check (last_sequence >= 1),
  -- The number of its customer's messages.
  customer_messages integer not null check (customer_messages between 1 and last_sequence),

  -- The last message that each side has seen; of the staff, any member.
  seen_by_admin integer not null default 0 check (seen_by_admin between 0 and last_sequence),
  seen_by_customer integer not null default 0 check (seen_by_customer between 0 and last_sequence),
  -- The number of answers after it.
  unread_by_customer integer not null default 0 check (unread_by_customer between 0 and last_sequence),

  -- The first answer that the absent customer has not seen; they are mailed once for all of them.
  silent_since integer check (silent_since between 1 and last_sequence),
  -- The silence for which the customer was mailed.
  mailed_silence integer,

  constraint conversations_begin_once unique (customer_id, client_id)
);
create index conversations_newest on conversations (last_message_at desc, _id desc);
create index conversations_newest_of_status on conversations (status, last_message_at desc, _id desc);
create index conversations_newest_of_assignee on conversations (assignee_id, last_message_at desc, _id desc);
create index conversations_newest_of_customer on conversations (customer_id, last_message_at desc, _id desc);
create index conversations_order on conversations (order_id) where order_id is not null;

create table messages (
  conversation_id uuid not null references conversations (_id) on delete cascade,
  -- From 1, without gaps.
  sequence integer not null check (sequence >= 1),
  _id uuid not null,
  client_id uuid not null,
  sender_id uuid not null references accounts (_id),
  sender_type text not null check (sender_type in ('admin', 'customer')),
  content text not null,
  image_key text,
  image_width_px integer check (image_width_px > 0),
  image_height_px integer check (image_height_px > 0),
  -- The number of the customer's messages up to and including this one: unread is a difference of two such numbers.
  customer_messages integer not null check (customer_messages between 0 and sequence),
  created_at timestamptz(3) not null,
  search_text text not null generated always as (lower(content)) stored,
  primary key (conversation_id, sequence),
  constraint messages_kept_once unique (conversation_id, client_id),
  constraint messages_say_something check (content <> '' or image_key is not null),
  constraint messages_image_is_whole check (
    (image_key is null) = (image_width_px is null) and (image_key is null) = (image_height_px is null)
  )
);
-- A search that finds much reads from the newest.
create index messages_newest on messages (created_at desc, _id desc);
create index messages_search on messages using gin (search_text gin_trgm_ops);
-- For the limit on how fast an account writes.
create index messages_newest_of_sender on messages (sender_id, created_at desc);

-- The conversations that each member of the staff has not opened. The first unread message creates a row, and opening
-- the conversation deletes it. So counting reads their rows only, and a new colleague starts with none.
create table unread_conversations (
  account_id uuid not null references accounts (_id),
  conversation_id uuid not null references conversations (_id) on delete cascade,
  -- The number of the customer's messages they have opened.
  opened_messages integer not null check (opened_messages >= 0),
  primary key (account_id, conversation_id)
);
create index unread_conversations_conversation on unread_conversations (conversation_id);

-- Internal notes of the staff. A table of its own: no query of messages can ever show a note.
create table conversation_notes (
  _id uuid primary key,
  conversation_id uuid not null references conversations (_id) on delete cascade,
  author_id uuid not null references accounts (_id),
  content text not null check (content <> ''),
  created_at timestamptz(3) not null default now()
);
create index conversation_notes_oldest on conversation_notes (conversation_id, created_at, _id);

create table saved_replies (
  _id uuid primary key,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
