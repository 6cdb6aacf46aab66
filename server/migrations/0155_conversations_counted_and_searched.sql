-- Lists of conversations without a search. Without a join, PostgreSQL counts ten thousand of a status in its index
-- alone. With a join, it reads every row, even if no column of the other table is used.
alter view listed_conversations rename to searched_conversations;
create view listed_conversations as
  select
    _id,
    last_message_at as created_at,
    customer_id,
    status,
    assignee_id,
    order_id,
    last_message,
    last_sender_type,
    last_sequence,
    customer_messages,
    seen_by_admin,
    seen_by_customer,
    unread_by_customer
  from conversations;

-- A copy of the text by which the customer is found. No index serves a search of one or two letters: it looks at ten
-- thousand conversations, and would read nine thousand accounts for them. The copy has no index, because every message
-- would write to it.
alter table conversations add column customer_text text not null default '';
create or replace view searched_conversations as
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
    searched.search_text,
    conversations.customer_text
  from conversations
  left join accounts as searched on searched._id = conversations.customer_id and searched.deleted_at is null;

create function begin_customer_text() returns trigger language plpgsql as $$
begin
  -- Whoever is changing the account is waited for, so that what they write is what is kept.
  select case when deleted_at is null then search_text else '' end into new.customer_text
  from accounts where _id = new.customer_id for share;
  return new;
end
$$;
create trigger conversations_begin_customer_text before insert on conversations
  for each row execute function begin_customer_text();

create function carry_customer_text() returns trigger language plpgsql as $$
begin
  update conversations set customer_text = case when new.deleted_at is null then new.search_text else '' end
  where customer_id = new._id;
  return null;
end
$$;
create trigger accounts_carry_customer_text after update on accounts for each row
  when ((old.search_text, old.deleted_at) is distinct from (new.search_text, new.deleted_at))
  execute function carry_customer_text();

-- Creating the triggers locked both tables until the commit.
update conversations set customer_text = accounts.search_text
from accounts where accounts._id = conversations.customer_id and accounts.deleted_at is null;
