-- What operators see of the running of Ozi. One row for each backup that was completed.
create table backups (
  _id bigint generated always as identity primary key,
  finished_at timestamptz(3) not null default now(),
  rows bigint not null,
  bytes bigint not null
);

-- The processes that share this database, each with the disk it writes to. Lost in a crash, written again by each.
create unlogged table server_processes (
  _id uuid primary key,
  hostname text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  disk_free_bytes bigint not null,
  disk_size_bytes bigint not null
);

-- What is wrong, since when, and when the mail about it was sent. Found anew after a crash.
create unlogged table server_problems (
  name text primary key,
  since timestamptz(3) not null,
  mailed_at timestamptz(3)
);
