-- The version of earning_terms in force when the order was placed; null if there was none. No foreign key: versions
-- are never deleted, and with one all new orders would lock the same row.
alter table orders add column terms_version integer;
