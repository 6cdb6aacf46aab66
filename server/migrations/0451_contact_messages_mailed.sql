-- How many messages were mailed to support in the last hour.
create index concurrently if not exists contact_messages_mailed on contact_messages (mailed_at) where mailed_at is not null;
