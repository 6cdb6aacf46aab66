-- By itself, since reading the whole table then lets others go on writing to it.
alter table order_events validate constraint order_events_only_assigning_names_a_rider;
