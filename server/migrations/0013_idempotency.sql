-- Answers for clients that repeat a request under its key. `answer` is null only inside the transaction that handles the
-- request: another request with the same key waits for its end.
create table idempotency_keys (
  account_id uuid not null references accounts (_id) on delete cascade,
  key text not null,
  fingerprint bytea not null,
  answer json,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, key)
);

create index idempotency_keys_oldest on idempotency_keys (created_at);
