-- How many mails were counted under a key, and since when: mails have a daily limit.
alter table code_guards
  add column mails smallint not null default 0,
  add column mails_since timestamptz;
