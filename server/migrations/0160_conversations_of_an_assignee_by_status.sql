-- What somebody of the staff looks after is nearly all resolved and closed: their list of a status, most often the few
-- active ones, is found and counted without reading the others. The list of all they have needs no status beside it.
create index conversations_newest_of_assignee_and_status
  on conversations (assignee_id, status, last_message_at desc, _id desc) where assignee_id is not null;
drop index conversations_newest_of_assignee;
create index conversations_newest_of_assignee
  on conversations (assignee_id, last_message_at desc, _id desc) where assignee_id is not null;
