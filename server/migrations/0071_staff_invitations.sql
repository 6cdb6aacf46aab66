-- Invitations to join the staff in a role. Only the SHA-256 of a link's token is stored. It is kept after the link has
-- expired, so that the page can say why the link is not valid.
create table staff_invitations (
  _id uuid primary key,
  email text not null check (email <> '' and email = lower(email)),
  role text not null check (role in ('admin', 'support', 'finance')),
  invited_by uuid not null references accounts (_id),
  created_at timestamptz(3) not null default now(),
  -- When its newest mail was requested.
  requested_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  -- Null until the mail is written, which creates the token.
  token_hash bytea unique,
  mailed_at timestamptz,
  used_at timestamptz,
  account_id uuid references accounts (_id),
  revoked_at timestamptz,
  constraint staff_invitations_expire_later check (expires_at > created_at),
  constraint staff_invitations_used_by_someone check ((used_at is null) = (account_id is null)),
  constraint staff_invitations_end_once check (used_at is null or revoked_at is null)
);

create unique index staff_invitations_open on staff_invitations (email) where used_at is null and revoked_at is null;
create index staff_invitations_invited_by on staff_invitations (invited_by);
create index staff_invitations_account on staff_invitations (account_id);
