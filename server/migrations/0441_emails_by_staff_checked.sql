alter table email_changes
  validate constraint email_changes_changed_by,
  validate constraint email_changes_agreed_by;
