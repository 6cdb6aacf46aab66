-- What of an order's part went back by a lost dispute.
alter table payment_orders add column lost_kobo bigint not null default 0;
