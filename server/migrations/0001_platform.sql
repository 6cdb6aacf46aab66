-- Counts of tries, by limit and address or account. Losing them in a crash only forgives some tries.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
