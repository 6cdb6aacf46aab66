-- What the staff changed: one line for each action, written in the same transaction.
create table audit_lines (
  _id uuid primary key,
  created_at timestamptz(3) not null default now(),
  actor_id uuid not null references accounts (_id),
  -- Copies from that moment: people are renamed, promoted and removed.
  actor_name text not null check (actor_name <> ''),
  actor_role text not null check (actor_role <> ''),
  action text not null check (action ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  subject_kind text not null generated always as (split_part(action, '.', 1)) stored,
  subject_id uuid,
  subject_label text not null,
  -- The fields that changed.
  before json check (json_typeof(before) = 'object'),
  after json check (json_typeof(after) = 'object'),
  reason text not null default '',
  search_text text not null generated always as (
    lower(actor_name || E'\n' || action || E'\n' || subject_label || E'\n' || reason)
  ) stored
);

create index audit_lines_newest on audit_lines (created_at desc, _id desc);
create index audit_lines_actor on audit_lines (actor_id, created_at desc, _id desc);
create index audit_lines_action on audit_lines (action, created_at desc, _id desc);
create index audit_lines_search on audit_lines using gin (search_text gin_trgm_ops);

create trigger audit_lines_append_only before update or delete or truncate on audit_lines
  for each statement execute function refuse_change();
