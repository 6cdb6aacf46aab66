-- What a customer thinks of the rider, and of the shop, of a delivered order. Each once; the words are erased with either.
create table ratings (
  order_id uuid not null references orders (_id),
  subject text not null check (subject in ('rider', 'shop')),
  -- The rider's or the shop's account.
  account_id uuid not null references accounts (_id),
  stars smallint not null check (stars between 1 and 5),
  reasons text[] not null,
  comment text not null,
  given_at timestamptz(3) not null default now(),
  changed_at timestamptz(3) not null default now(),
  primary key (order_id, subject)
);
create index ratings_newest on ratings (account_id, changed_at desc, order_id);
-- What the staff is shown.
create index ratings_low on ratings (changed_at desc) where stars <= 2;

-- Of each rider and shop, so that an average costs one row.
create table rating_totals (
  account_id uuid primary key references accounts (_id) on delete cascade,
  ratings integer not null check (ratings > 0),
  stars integer not null,
  check (stars between ratings and 5 * ratings)
) with (fillfactor = 70);
