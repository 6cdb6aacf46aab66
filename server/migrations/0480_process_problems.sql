-- What each process cannot reach, as it last wrote down.
alter table server_processes add column problems text[] not null default '{}';
