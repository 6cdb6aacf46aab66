-- Nearly all conversations of an assignee are resolved or closed. This index finds and counts those of one status, most
-- often the few active ones, without reading the others.
create index conversations_newest_of_assignee_and_status
  on conversations (assignee_id, status, last_message_at desc, _id desc) where assignee_id is not null;
drop index conversations_newest_of_assignee;
create index conversations_newest_of_assignee
  on conversations (assignee_id, last_message_at desc, _id desc) where assignee_id is not null;
