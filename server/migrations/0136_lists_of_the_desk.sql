-- Filtered lists of the staff: each is found, and counted to ten thousand, in its own index.
create index contact_messages_answered on contact_messages (created_at desc, _id desc) where answered_at is not null;
create index conversations_newest_of_nobody on conversations (last_message_at desc, _id desc)
  where assignee_id is null;
drop index conversations_newest_of_assignee;
create index conversations_newest_of_assignee
  on conversations (assignee_id, last_message_at desc, _id desc) include (status) where assignee_id is not null;
