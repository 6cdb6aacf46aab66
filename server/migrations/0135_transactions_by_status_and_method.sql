-- A list filtered by status and method is counted in the index alone: ten thousand rows are on four thousand pages of
-- the table.
drop index transactions_newest_of_status;
create index transactions_newest_of_status on transactions (status, created_at desc, _id desc) include (payment_method);
