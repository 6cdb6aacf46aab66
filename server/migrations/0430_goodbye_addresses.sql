-- Where the last mail to a deleted person goes. Nothing here says which account it was: the row that stays of the
-- account is nobody's, also until the mail is sent.
create table goodbye_addresses (
  _id uuid primary key,
  email text not null,
  kept_at timestamptz not null default now()
);
create index goodbye_addresses_oldest on goodbye_addresses (kept_at);
