-- A payment can be disputed twice, for the same amount.
create unique index concurrently if not exists payments_aside_each
  on payments_aside (cause, reference, amount_kobo, currency, dispute_id) nulls not distinct;
