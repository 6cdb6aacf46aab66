-- Downloads that were requested and not started yet. Only the SHA-256 of a ticket is stored.
create table export_tickets (
  token_hash bytea primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  -- The export's filter: the contract's TransactionFilter.
  filter json not null,
  expires_at timestamptz not null
);
create index export_tickets_oldest on export_tickets (expires_at);
