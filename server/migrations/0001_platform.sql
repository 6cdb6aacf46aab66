-- Counts of attempts, by limit and by address or account. The table is unlogged: a crash only forgives some attempts.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
