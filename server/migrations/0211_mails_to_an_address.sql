-- How many mails were asked for under this key, since when: what is capped by the day.
alter table code_guards
  add column mails smallint not null default 0,
  add column mails_since timestamptz;
