alter table payments_aside validate constraint payments_aside_cause;
alter table payments_aside validate constraint payments_aside_closed;
alter table payments_aside validate constraint payments_aside_lost;
alter table payments_aside drop constraint payments_aside_once;
