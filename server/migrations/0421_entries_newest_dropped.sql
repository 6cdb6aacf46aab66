drop index concurrently if exists ledger_entries_newest;
