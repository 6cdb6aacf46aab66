-- The end of duty that its rider was told of. Going on duty again moves the end, and that one is told, too.
alter table rider_duty add column warned_until timestamptz(3);
