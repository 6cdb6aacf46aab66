-- Which of the staff set an address; null: the account's owner. Until a day has passed, or another administrator has
-- agreed, nobody gets a password link there.
alter table email_changes
  add column changed_by uuid,
  add column agreed_by uuid,
  add column agreed_at timestamptz,
  add constraint email_changes_changed_by foreign key (changed_by) references accounts (_id) not valid,
  add constraint email_changes_agreed_by foreign key (agreed_by) references accounts (_id) not valid;
