create table conversations (
  _id uuid primary key,
  customer_id uuid not null references accounts (_id),
  client_id uuid not null,
  status text not null default 'active' check (status in ('active', 'pending', 'resolved', 'closed')),
  assignee_id uuid references accounts (_id),
  order_id uuid references orders (_id),
  created_at timestamptz(3) not null default now(),
  last_message text not null,
  last_sender_type text not null check (last_sender_type in ('admin', 'customer')),
  last_message_at timestamptz(3) not null,
  last_sequence integer not null check (last_sequence >= 1),
  customer_messages integer not null check (customer_messages between 1 and last_sequence),
  seen_by_admin integer not null default 0 check (seen_by_admin between 0 and last_sequence),
  seen_by_customer integer not null default 0 check (seen_by_customer between 0 and last_sequence),
  unread_by_customer integer not null default 0 check (unread_by_customer between 0 and last_sequence),
  first_unread_answer integer check (first_unread_answer between 1 and last_sequence),
  complaint text,
  constraint conversations_begin_once unique (customer_id, client_id),
  constraint conversations_complaint check (
    complaint is null or (order_id is not null
      and complaint in ('lost', 'broken', 'late', 'wrong_item', 'money', 'rider', 'other'))
  )
);
comment on table conversations is
  'The support chat. What each message changes is stored in the conversation''s row, so that lists read one row.';
comment on column conversations.customer_id is 'The account it belongs to, of any role.';
comment on column conversations.client_id is
  'The client id of its first message: starting it again starts no second conversation.';
comment on column conversations.customer_messages is 'The number of its customer''s messages.';
comment on column conversations.seen_by_admin is 'The last message that the staff has seen, whoever of them did.';
comment on column conversations.unread_by_customer is
  'The number of answers after the last message that the customer has seen.';
comment on column conversations.first_unread_answer is
  'The first answer that the absent customer has not seen; they are mailed once for all of them.';
comment on column conversations.complaint is
  'The customer''s complaint about the conversation''s order; null if it is none.';
create index conversations_newest on conversations (last_message_at desc, _id desc);
create index conversations_newest_of_status on conversations (status, last_message_at desc, _id desc);
create index conversations_newest_of_nobody on conversations (last_message_at desc, _id desc)
  where assignee_id is null;
comment on index conversations_newest_of_nobody is
  'Filtered lists of the staff: each is found, and counted to ten thousand, in its own index.';
create index conversations_newest_of_assignee
  on conversations (assignee_id, last_message_at desc, _id desc) where assignee_id is not null;
create index conversations_newest_of_assignee_and_status
  on conversations (assignee_id, status, last_message_at desc, _id desc) where assignee_id is not null;
comment on index conversations_newest_of_assignee_and_status is
  'Nearly all conversations of an assignee are resolved or closed. This index finds and counts those of one status, '
  'most often the few active ones, without reading the others.';
create index conversations_newest_of_customer on conversations (customer_id, last_message_at desc, _id desc);
create index conversations_order on conversations (order_id) where order_id is not null;

create view listed_conversations as
  select _id, last_message_at as created_at, customer_id, status, assignee_id, order_id, last_message, last_sender_type,
    last_sequence, customer_messages, seen_by_admin, seen_by_customer, unread_by_customer, complaint
  from conversations;
comment on view listed_conversations is
  'Conversations as lists show them, ordered by the last message. Without a join, PostgreSQL counts ten thousand of '
  'a status in its index alone. With a join, it reads every row, even if no column of the other table is used.';

create view searched_conversations as
  select listed._id, listed.created_at, listed.customer_id, listed.status, listed.assignee_id, listed.order_id,
    listed.last_message, listed.last_sender_type, listed.last_sequence, listed.customer_messages, listed.seen_by_admin,
    listed.seen_by_customer, listed.unread_by_customer, accounts.search_text, listed.complaint
  from listed_conversations as listed
    left join accounts on accounts._id = listed.customer_id and accounts.deleted_at is null;
comment on view searched_conversations is
  'The same, found by the customer''s details. A search of one or two letters reads the accounts of the newest '
  'conversations.';

create table messages (
  conversation_id uuid not null references conversations (_id) on delete cascade,
  sequence integer not null check (sequence >= 1),
  _id uuid not null,
  client_id uuid not null,
  sender_id uuid not null references accounts (_id),
  sender_type text not null check (sender_type in ('admin', 'customer')),
  content text not null,
  image_key text,
  image_width_px integer check (image_width_px > 0),
  image_height_px integer check (image_height_px > 0),
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
comment on column messages.sequence is 'From 1, without gaps.';
comment on column messages.customer_messages is
  'The number of the customer''s messages up to and including this one: unread is a difference of two such numbers.';
create index messages_newest on messages (created_at desc, _id desc);
comment on index messages_newest is 'A search that finds much reads from the newest.';
create index messages_search on messages using gin (search_text gin_trgm_ops);
create index messages_newest_of_sender on messages (sender_id, created_at desc);
comment on index messages_newest_of_sender is 'For the limit on how fast an account writes.';
create index messages_image_key on messages (image_key) where image_key is not null;
comment on index messages_image_key is 'Who asks for a picture is compared with the conversation that it belongs to.';

create table unread_conversations (
  account_id uuid not null references accounts (_id),
  conversation_id uuid not null references conversations (_id) on delete cascade,
  opened_messages integer not null check (opened_messages >= 0),
  primary key (account_id, conversation_id)
);
comment on table unread_conversations is
  'The conversations that each member of the staff has not opened. The first unread message creates a row, and '
  'opening the conversation deletes it. So counting reads their rows only, and a new colleague starts with none.';
comment on column unread_conversations.opened_messages is 'The number of the customer''s messages they have opened.';
create index unread_conversations_conversation on unread_conversations (conversation_id);

create table conversation_notes (
  _id uuid primary key,
  conversation_id uuid not null references conversations (_id) on delete cascade,
  author_id uuid not null references accounts (_id),
  content text not null check (content <> ''),
  created_at timestamptz(3) not null default now()
);
comment on table conversation_notes is
  'Internal notes of the staff. A table of its own: no query of messages can ever show a note.';
create index conversation_notes_oldest on conversation_notes (conversation_id, created_at, _id);

create table saved_replies (
  _id uuid primary key,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
);
comment on table saved_replies is 'Replies that all staff use and change.';
comment on column saved_replies.version is 'Nobody overwrites a change they have not seen.';
create trigger saved_replies_raise_version before update on saved_replies for each row
  when ((old.title, old.content) is distinct from (new.title, new.content))
  execute function raise_version();

create table contact_messages (
  _id uuid primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  message text not null check (message <> ''),
  created_at timestamptz(3) not null default now(),
  read_at timestamptz,
  answered_at timestamptz(3),
  answered_by uuid references accounts (_id),
  search_text text not null generated always as (lower(name || E'\n' || email || E'\n' || message)) stored,
  constraint contact_messages_answered_by_someone check ((answered_at is null) = (answered_by is null))
);
comment on table contact_messages is 'Messages from /contact. Stored, even if the mail to support fails.';
comment on column contact_messages.created_at is
  'In milliseconds: a list''s next page begins after the last row shown, by its time.';
comment on column contact_messages.read_at is 'When a member of the staff first opened it.';
create index contact_messages_newest on contact_messages (created_at desc, _id desc);
create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops);
create index contact_messages_open on contact_messages (created_at desc, _id desc) where answered_at is null;
create index contact_messages_answered on contact_messages (created_at desc, _id desc) where answered_at is not null;
create index contact_messages_unread on contact_messages (_id) where read_at is null;
create index contact_messages_answered_by on contact_messages (answered_by);

create table contact_answers (
  _id uuid primary key,
  message_id uuid not null references contact_messages (_id) on delete cascade,
  content text not null check (content <> ''),
  answered_by uuid not null references accounts (_id),
  created_at timestamptz(3) not null default now()
);
comment on table contact_answers is
  'The answers of the staff to messages from /contact; several to one message, if one was not enough.';
create index contact_answers_of_message on contact_answers (message_id, created_at);
create index contact_answers_answered_by on contact_answers (answered_by);
