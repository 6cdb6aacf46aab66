-- A caller may have no e-mail address: then it is empty. Several accounts may have an empty one.
drop index accounts_living_email;
create unique index accounts_living_email on accounts (email) where deleted_at is null and email <> '';
-- For look-ups by address: this index also serves plans that do not know that the address is not empty.
create index accounts_by_email on accounts (email) where deleted_at is null;
