-- A caller need not have an e-mail address: then it is empty, and no address of anybody's.
drop index accounts_living_email;
create unique index accounts_living_email on accounts (email) where deleted_at is null and email <> '';
-- For looking one up: no plan has to know that the address it is given is not the empty one.
create index accounts_by_email on accounts (email) where deleted_at is null;
