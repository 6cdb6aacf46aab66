-- In its own migration, so that others can write to the table while all its rows are checked.
alter table order_events validate constraint order_events_only_assigning_names_a_rider;
