-- People and places that an account saved to order for again. Erased with the account.
create table contacts (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  name text not null check (name <> ''),
  label text not null,
  -- Empty for a mere place.
  phone text not null,
  place jsonb not null,
  address text not null,
  created_at timestamptz(3) not null default now()
);
create index contacts_account on contacts (account_id);
