-- Who was asked to join the staff, and as what. Of a link's token only its SHA-256 is kept, also once it is of no
-- use any more: whoever opens it then is told why.
create table staff_invitations (
  _id uuid primary key,
  email text not null check (email <> '' and email = lower(email)),
  role text not null check (role in ('admin', 'support', 'finance')),
  invited_by uuid not null references accounts (_id),
  created_at timestamptz(3) not null default now(),
  -- When its mail, or the newest one, was asked for.
  requested_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  -- None until the mail is written, which makes it.
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
