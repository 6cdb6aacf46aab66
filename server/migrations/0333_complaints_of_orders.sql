alter table conversations add constraint conversations_complaint check (
  complaint is null or (order_id is not null
    and complaint in ('lost', 'broken', 'late', 'wrong_item', 'money', 'rider', 'other'))
) not valid;

create or replace view listed_conversations as
  select _id, last_message_at as created_at, customer_id, status, assignee_id, order_id, last_message, last_sender_type,
    last_sequence, customer_messages, seen_by_admin, seen_by_customer, unread_by_customer, complaint
  from conversations;

create or replace view searched_conversations as
  select listed._id, listed.created_at, listed.customer_id, listed.status, listed.assignee_id, listed.order_id,
    listed.last_message, listed.last_sender_type, listed.last_sequence, listed.customer_messages, listed.seen_by_admin,
    listed.seen_by_customer, listed.unread_by_customer, accounts.search_text, listed.complaint
  from listed_conversations as listed
    left join accounts on accounts._id = listed.customer_id and accounts.deleted_at is null;
