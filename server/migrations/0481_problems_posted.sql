-- When a webhook was told of a problem; mailed_at is when a mail was.
alter table server_problems add column posted_at timestamptz(3);
