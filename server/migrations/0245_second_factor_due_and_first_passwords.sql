alter table accounts
  -- From when on this account needs a second factor: set at the first sign-in in a role that needs one, or with
  -- the role; null before that, and in other roles.
  add column second_factor_due_at timestamptz(3),
  -- The staff chose the password of this rider or shop, and its holder has not chosen their own yet.
  add column must_choose_password boolean not null default false;
