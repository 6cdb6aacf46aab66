-- For the sweep: expired rows, the oldest first.
create index sessions_ending on sessions (expires_at);
create index devices_ending on devices (expires_at);
create index password_links_ending on password_links (expires_at);
create index email_changes_oldest on email_changes (changed_at);
