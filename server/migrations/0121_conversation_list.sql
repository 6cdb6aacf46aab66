-- Conversations as lists show them: ordered by the last message, and found by the customer's details. A list without a
-- search reads no account.
create view listed_conversations as
  select
    conversations._id,
    conversations.last_message_at as created_at,
    conversations.customer_id,
    conversations.status,
    conversations.assignee_id,
    conversations.order_id,
    conversations.last_message,
    conversations.last_sender_type,
    conversations.last_sequence,
    conversations.customer_messages,
    conversations.seen_by_admin,
    conversations.seen_by_customer,
    conversations.unread_by_customer,
    searched.search_text
  from conversations
  left join accounts as searched on searched._id = conversations.customer_id and searched.deleted_at is null;
