-- Answers kept for a client that repeats a request under its key. `answer` is null only inside the
-- transaction that is working on the request: whoever else brings the key waits for that to end.
create table idempotency_keys (
  account_id uuid not null references accounts (_id) on delete cascade,
  key text not null,
  fingerprint bytea not null,
  answer json,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, key)
);

create index idempotency_keys_oldest on idempotency_keys (created_at);
