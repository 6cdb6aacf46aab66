-- Downloads that were prepared and not begun yet. Of a ticket only its SHA-256 is kept.
create table export_tickets (
  token_hash bytea primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  -- What the export is cut down to, as the contract's TransactionFilter.
  filter json not null,
  expires_at timestamptz not null
);
create index export_tickets_oldest on export_tickets (expires_at);
