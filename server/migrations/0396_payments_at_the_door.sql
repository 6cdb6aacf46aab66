-- Payments that may be made until the hand-over, e.g. by transfer at the door. Others are made before anything is done.
alter table payments add column is_at_door boolean not null default false;
