-- Wrong codes typed without a session of the account. Counted apart from the owner's (`tries`), so that somebody who
-- knows an address cannot use up its owner's tries.
alter table verification_codes add column stranger_tries smallint not null default 0;
