-- A search of one or two letters reads the accounts of the newest conversations. A copy of their texts is not needed.
drop trigger accounts_carry_customer_text on accounts;
drop function carry_customer_text;
drop trigger conversations_begin_customer_text on conversations;
drop function begin_customer_text;
drop view searched_conversations;
alter table conversations drop column customer_text;

create view searched_conversations as
  select listed.*, accounts.search_text
  from listed_conversations as listed
  left join accounts on accounts._id = listed.customer_id and accounts.deleted_at is null;
