-- Wrong codes typed without a session of the account, apart from its holder's own (`tries`): nobody who merely knows an
-- address can use up what its owner has.
alter table verification_codes add column stranger_tries smallint not null default 0;
