-- The newest entries of an account, also of the platform's own: without it, a page of them read the whole ledger.
create index concurrently if not exists ledger_entries_of_account
  on ledger_entries (account, created_at desc, posting_id desc);
