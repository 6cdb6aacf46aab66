alter table payout_batches validate constraint payout_batches_way;
