-- How many mails were counted under this key, and since when; mails are capped by the day.
alter table code_guards
  add column mails smallint not null default 0,
  add column mails_since timestamptz;
