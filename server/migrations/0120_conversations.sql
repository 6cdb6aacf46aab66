-- The support chat. What changes with each message stands with the conversation, so that lists read it in one row.
create table conversations (
  _id uuid primary key,
  -- Whose it is, whatever their role.
  customer_id uuid not null references accounts (_id),
  -- What its customer called the first message: beginning it again begins nothing.
  client_id uuid not null,
  status text not null default 'active' check (status in ('active', 'pending', 'resolved', 'closed')),
  assignee_id uuid references accounts (_id),
  order_id uuid references orders (_id),
  created_at timestamptz(3) not null default now(),

  last_message text not null,
  last_sender_type text not null check (last_sender_type in ('admin', 'customer')),
  last_message_at timestamptz(3) not null,
  last_sequence integer not null check (last_sequence >= 1),
  -- How many of its messages are the customer's.
  customer_messages integer not null check (customer_messages between 1 and last_sequence),

  -- Up to which message each side has seen it; whoever of the staff it was.
  seen_by_admin integer not null default 0 check (seen_by_admin between 0 and last_sequence),
  seen_by_customer integer not null default 0 check (seen_by_customer between 0 and last_sequence),
  -- Answers beyond that.
  unread_by_customer integer not null default 0 check (unread_by_customer between 0 and last_sequence),

  -- The first answer since its customer was last there, while they are away; then they are written to once.
  silent_since integer check (silent_since between 1 and last_sequence),
  -- Of which silence they were written to.
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
  -- How many up to here, with this one, are the customer's: what is unread is a difference of two such numbers.
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
-- A search that finds much is walked from the newest.
create index messages_newest on messages (created_at desc, _id desc);
create index messages_search on messages using gin (search_text gin_trgm_ops);
-- How fast somebody writes.
create index messages_newest_of_sender on messages (sender_id, created_at desc);

-- What each of the staff has not opened: a row is made with the first message that waits for them and goes when they
-- open it, so that counting is reading their rows, and whoever joins begins with none.
create table unread_conversations (
  account_id uuid not null references accounts (_id),
  conversation_id uuid not null references conversations (_id) on delete cascade,
  -- How many of the customer's messages they have opened.
  opened_messages integer not null check (opened_messages >= 0),
  primary key (account_id, conversation_id)
);
create index unread_conversations_conversation on unread_conversations (conversation_id);

-- What the staff writes to itself. No column of messages: nothing that reads those can ever show one of these.
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
