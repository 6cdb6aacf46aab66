create table accounts (
  _id uuid primary key,
  role text not null check (role in ('user', 'rider', 'vendor', 'admin', 'support', 'finance')),
  name text not null check (name <> ''),
  email text not null check (email = lower(email)),
  password_hash text not null,
  mobile_number text not null check (mobile_number = '' or mobile_number ~ '^\+[1-9][0-9]{6,14}$'),
  gender text check (gender in ('male', 'female')),
  address text not null default '',
  profile_image_key text,
  verified_at timestamptz,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  pending_email text check (
    pending_email is null or (pending_email = lower(pending_email) and verified_at is not null)
  ),
  version integer not null default 1,
  search_text text not null generated always as (
    lower(
      name || E'\n' || email || E'\n' || mobile_number ||
      case when mobile_number like '+234%' then ' 0' || substr(mobile_number, 5) else '' end
    )
  ) stored,
  second_factor_due_at timestamptz(3),
  must_choose_password boolean not null default false,
  agreed_terms text
);
comment on table accounts is
  'People who may sign in, of any role. A deleted account keeps its row, because other rows refer to it.';
comment on column accounts.role is 'The contract''s matrix says what each role may do.';
comment on column accounts.email is
  'In lower case, so that an address has one account, however it is typed. Empty for a caller without an address.';
comment on column accounts.mobile_number is 'E.164; empty if unknown.';
comment on column accounts.verified_at is 'When the code mailed to this address was entered.';
comment on column accounts.created_at is
  'In milliseconds: a list''s next page begins after the last row shown, by its time.';
comment on column accounts.pending_email is
  'The new address, until the code mailed there is entered; until then `email` stays in force. An account that is '
  'not verified has no proven address to keep, so its new address is in force at once.';
comment on column accounts.version is
  'Raised by every change that the staff''s pages show, so that nobody overwrites a change they have not seen.';
comment on column accounts.search_text is 'The phone is also stored as it is dialled.';
comment on column accounts.second_factor_due_at is
  'From when on this account needs a second factor: set at the first sign-in in a role that needs one, or with the '
  'role; null before that, and in other roles.';
comment on column accounts.must_choose_password is
  'The staff chose the password of this rider or shop, and its holder has not chosen their own yet.';
comment on column accounts.agreed_terms is
  'The version of the terms that a customer agreed to by signing up, such as ''2026-11-25''. Accounts that staff make '
  'have none.';
create unique index accounts_living_email on accounts (email) where deleted_at is null and email <> '';
create index accounts_by_email on accounts (email) where deleted_at is null;
comment on index accounts_by_email is
  'Serves look-ups by address, also in plans that do not know that the address is not empty.';
create index accounts_recent on accounts (created_at desc, _id desc)
  where deleted_at is null and role in ('user', 'rider', 'vendor');
create index accounts_newest_of_role on accounts (role, created_at desc, _id desc) where deleted_at is null;
create index accounts_search on accounts using gin (search_text gin_trgm_ops) where deleted_at is null;
create unique index accounts_rider_phone on accounts (mobile_number)
  where role = 'rider' and deleted_at is null and mobile_number <> '';
comment on index accounts_rider_phone is 'A phone number belongs to one rider.';

create trigger accounts_raise_version before update on accounts for each row
  when (
    (old.name, old.email, old.mobile_number, old.address, old.verified_at is null, old.role, old.deleted_at)
    is distinct from
    (new.name, new.email, new.mobile_number, new.address, new.verified_at is null, new.role, new.deleted_at)
  )
  execute function raise_version();

create table account_counts (
  role text primary key check (role in ('user', 'rider', 'vendor', 'admin', 'support', 'finance')),
  living bigint not null default 0 check (living >= 0)
);
comment on table account_counts is
  'How many accounts of each role are not deleted. Triggers keep the numbers, because counting a million rows takes '
  'too long.';
insert into account_counts (role) values ('user'), ('rider'), ('vendor'), ('admin'), ('support'), ('finance');

create function count_living_accounts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update account_counts c set living = c.living + arrived.number
    from (select role, count(*) as number from added where deleted_at is null group by role) arrived
    where c.role = arrived.role;
  end if;
  if tg_op <> 'INSERT' then
    update account_counts c set living = c.living - departed.number
    from (select role, count(*) as number from removed where deleted_at is null group by role) departed
    where c.role = departed.role;
  end if;
  return null;
end
$$;
comment on function count_living_accounts is
  'Runs once for each statement, not for each row: importing a million accounts changes a count once.';
create trigger accounts_counted_on_insert after insert on accounts
  referencing new table as added for each statement execute function count_living_accounts();
create trigger accounts_counted_on_delete after delete on accounts
  referencing old table as removed for each statement execute function count_living_accounts();

create function recount_living_accounts() returns trigger language plpgsql as $$
begin
  update account_counts c set living = c.living + change.number
  from (
    select role, sum(number) as number
    from (
      select role, 1 as number from added where deleted_at is null
      union all
      select role, -1 from removed where deleted_at is null
    ) each_row
    group by role having sum(number) <> 0
  ) change
  where c.role = change.role;
  return null;
end
$$;
comment on function recount_living_accounts is
  'Saving a profile changes no count, so it must not wait for a transaction that does.';
create trigger accounts_counted_on_update after update on accounts
  referencing old table as removed new table as added
  for each statement execute function recount_living_accounts();

create table email_changes (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  old_email text not null,
  new_email text not null,
  changed_at timestamptz not null default now(),
  changed_by uuid constraint email_changes_changed_by references accounts (_id),
  agreed_by uuid constraint email_changes_agreed_by references accounts (_id),
  agreed_at timestamptz
);
comment on table email_changes is 'Earlier addresses of accounts, so that the owner can be told there.';
comment on column email_changes.changed_by is
  'Null if the account''s owner set the address, otherwise who of the staff did. Until a day has passed, or another '
  'administrator has agreed, nobody gets a password link there.';
create index email_changes_account on email_changes (account_id);
create index email_changes_oldest on email_changes (changed_at);

create table deletion_mails (
  _id uuid primary key,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table deletion_mails is
  'The address for the last mail to a deleted person. Nothing here says which account it was: the row that stays of '
  'the account is nobody''s, also until the mail is sent.';
create index deletion_mails_oldest on deletion_mails (created_at);

create table suspensions (
  account_id uuid primary key references accounts (_id) on delete cascade,
  reason text not null check (reason <> ''),
  suspended_by uuid not null references accounts (_id),
  suspended_at timestamptz not null default now(),
  closes_shop boolean not null default false
);
comment on table suspensions is
  'Why an account may not be used for now, and who of the staff said so. What it has stays.';
comment on column suspensions.closes_shop is
  'True for a shop that was not closed by itself: it opens again with the end.';

create table sessions (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  proved_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  device text not null default '',
  network text not null default ''
);
comment on table sessions is 'Sessions of signed-in accounts. Only the SHA-256 of a token is stored.';
comment on column sessions.proved_at is 'When the session''s holder last proved who they are.';
comment on column sessions.network is 'The beginning of an address only.';
create index sessions_account on sessions (account_id);
create index sessions_ending on sessions (expires_at);

create table devices (
  account_id uuid not null references accounts (_id) on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);
comment on table devices is
  'Browsers that have logged in to an account before. Their wrong passwords are counted apart from strangers''. Only '
  'the SHA-256 of the token in their cookie is stored. A browser shared by several people has a row for each.';
create index devices_token on devices (token_hash);
create index devices_ending on devices (expires_at);

create table verification_codes (
  account_id uuid primary key references accounts (_id) on delete cascade,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  sent_at timestamptz,
  used_at timestamptz,
  stranger_tries smallint not null default 0
);
comment on table verification_codes is
  'The newest code mailed to an account. Its digits are stored as an HMAC; the key is not in the database.';
comment on column verification_codes.sent_at is 'When the mail server accepted the mail; null until then.';
comment on column verification_codes.stranger_tries is
  'Wrong codes typed without a session of the account. Counted apart from the owner''s (`tries`), so that somebody '
  'who knows an address cannot use up its owner''s tries.';

create unlogged table code_attempts (
  address_key bytea primary key,
  requested_at timestamptz,
  wrong_tries integer not null default 0,
  wrong_since timestamptz,
  touched_at timestamptz not null default now(),
  mails smallint not null default 0,
  mails_since timestamptz
);
comment on table code_attempts is
  'Requests for codes, by the address that was typed, with or without an account, so that the answers are the same '
  'for both. The table is unlogged: a crash only forgives some tries.';
comment on column code_attempts.address_key is 'HMAC of the address.';
comment on column code_attempts.requested_at is 'When a code was last asked for.';
comment on column code_attempts.mails is
  'How many mails were counted under the key, since `mails_since`: mails have a daily limit.';
create index code_attempts_touched on code_attempts (touched_at);

create table password_links (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
comment on table password_links is 'Mailed links to set a new password. Only the SHA-256 of a token is stored.';
create index password_links_account on password_links (account_id);
create index password_links_ending on password_links (expires_at);

create table second_factors (
  account_id uuid primary key references accounts (_id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  turned_on_at timestamptz(3),
  last_step bigint
);
comment on table second_factors is
  'Two-step login: the secret from which an account''s phone makes codes, encrypted under DATA_KEY.';
comment on column second_factors.turned_on_at is
  'When the first code was entered; until then no login asks for a code.';
comment on column second_factors.last_step is
  'The 30-second step of the newest accepted code. No code of this step or an earlier one is accepted again.';

create table recovery_codes (
  account_id uuid not null references second_factors (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is
  'Recovery codes for a lost phone, each valid once. Stored as HMACs; the key is not in the database.';

create table passkeys (
  _id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  uses bigint not null check (uses >= 0),
  device text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
comment on table passkeys is
  'A second way to log in: the public halves of keys that devices keep. Nothing secret is here.';
comment on column passkeys.uses is
  'Devices that count their uses send a larger number each time; a copy of the key would not.';
comment on column passkeys.device is 'The browser that made it, such as Chrome on Android; empty if unknown.';
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge_hash bytea primary key,
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
comment on table passkey_challenges is
  'The challenges that a device is to sign, once and soon. Without an account for a login.';
create index passkey_challenges_account on passkey_challenges (account_id) where account_id is not null;
create index passkey_challenges_ending on passkey_challenges (expires_at);

create table staff_invitations (
  _id uuid primary key,
  email text not null check (email <> '' and email = lower(email)),
  role text not null check (role in ('admin', 'support', 'finance')),
  invited_by uuid not null references accounts (_id),
  created_at timestamptz(3) not null default now(),
  requested_at timestamptz not null default now(),
  expires_at timestamptz(3) not null,
  token_hash bytea unique,
  used_at timestamptz,
  account_id uuid references accounts (_id),
  revoked_at timestamptz,
  constraint staff_invitations_expire_later check (expires_at > created_at),
  constraint staff_invitations_used_by_someone check ((used_at is null) = (account_id is null)),
  constraint staff_invitations_end_once check (used_at is null or revoked_at is null)
);
comment on table staff_invitations is
  'Invitations to join the staff in a role. Only the SHA-256 of a link''s token is stored. It is kept after the link '
  'has expired, so that the page can say why the link is not valid.';
comment on column staff_invitations.requested_at is 'When its newest mail was requested.';
comment on column staff_invitations.token_hash is 'Null until the mail is written, which creates the token.';
create unique index staff_invitations_open on staff_invitations (email) where used_at is null and revoked_at is null;
create index staff_invitations_invited_by on staff_invitations (invited_by);
create index staff_invitations_account on staff_invitations (account_id);

create table idempotency_keys (
  account_id uuid not null references accounts (_id) on delete cascade,
  key text not null,
  fingerprint bytea not null,
  answer json,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, key)
);
comment on table idempotency_keys is 'Answers for clients that repeat a request under its key.';
comment on column idempotency_keys.answer is
  'Null only inside the transaction that handles the request: another request with the same key waits for its end.';
create index idempotency_keys_oldest on idempotency_keys (created_at);

create table export_tickets (
  token_hash bytea primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  filter json not null,
  expires_at timestamptz not null
);
comment on table export_tickets is
  'Downloads that were requested and not started yet. Only the SHA-256 of a ticket is stored.';
comment on column export_tickets.filter is 'The export''s filter: the contract''s TransactionFilter.';
create index export_tickets_oldest on export_tickets (expires_at);

create table contacts (
  _id uuid primary key,
  account_id uuid not null references accounts (_id) on delete cascade,
  name text not null check (name <> ''),
  label text not null,
  phone text not null,
  place jsonb not null,
  address text not null,
  created_at timestamptz(3) not null default now()
);
comment on table contacts is 'People and places that an account saved to order for again. Erased with the account.';
comment on column contacts.phone is 'Empty for a mere place.';
create index contacts_account on contacts (account_id);

create function raise_version_of_account() returns trigger language plpgsql as $$
begin
  update accounts set version = version + 1 where _id = new.account_id;
  return null;
end
$$;
comment on function raise_version_of_account is
  'A change of a rider''s or a shop''s details raises the version of the account that they belong to.';

create function compared_plate(plate text) returns text language sql immutable parallel safe
  return regexp_replace(upper(plate), '[\s\u00a0\u2010-\u2015\u2212-]', '', 'g');
comment on function compared_plate is 'The form in which plates are compared: in capitals, without spaces and dashes.';

create table riders (
  account_id uuid primary key references accounts (_id),
  vehicle_type text not null check (vehicle_type <> ''),
  vehicle_brand text not null default '',
  plate_number text not null default '',
  nin_sealed bytea,
  nin_last_four text check (nin_last_four ~ '^\d{4}$'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  plate_key text not null generated always as (compared_plate(plate_number)) stored,
  nin_hash bytea,
  constraint riders_nin_is_whole check ((nin_sealed is null) = (nin_last_four is null)),
  constraint riders_nin_is_hashed check ((nin_hash is null) = (nin_sealed is null))
);
comment on table riders is
  'Riders. A rider signs in with an account; everything else that is registered of them is here.';
comment on column riders.vehicle_type is 'A key of VEHICLES in the contract, which checks it.';
comment on column riders.nin_sealed is 'The national identification number, encrypted; the key is not in the database.';
comment on column riders.nin_hash is
  'A keyed hash of the NIN: it finds the same NIN, and reveals nothing without the key.';
create unique index riders_plate on riders (plate_key) where plate_key <> '';
comment on index riders_plate is 'A plate belongs to one rider.';
create unique index riders_nin on riders (nin_hash);
comment on index riders_nin is 'A NIN belongs to one rider.';
create trigger riders_raise_version after update on riders for each row
  when (
    (old.vehicle_type, old.vehicle_brand, old.plate_number, old.nin_last_four)
    is distinct from
    (new.vehicle_type, new.vehicle_brand, new.plate_number, new.nin_last_four)
  )
  execute function raise_version_of_account();
