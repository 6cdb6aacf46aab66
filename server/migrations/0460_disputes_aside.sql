-- What a customer's bank disputes, or took back after it was counted, and payments with a test key.
alter table payments_aside add column dispute_id bigint;
-- Of a dispute that is lost: what went back. Null while it is open, 0 if the money stays.
alter table payments_aside add column lost_kobo bigint;
alter table payments_aside drop constraint payments_aside_cause_check;
alter table payments_aside add constraint payments_aside_cause
  check (cause in ('unknown', 'amount', 'currency', 'refund', 'dispute', 'test')) not valid;
-- What Paystack itself resolves is closed by nobody of the staff.
alter table payments_aside drop constraint payments_aside_closed;
alter table payments_aside add constraint payments_aside_closed
  check (closed_at is not null or closed_by is null) not valid;
alter table payments_aside add constraint payments_aside_lost
  check ((cause = 'dispute' and closed_at is not null) = (lost_kobo is not null)) not valid;
