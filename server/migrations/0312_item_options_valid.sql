alter table items validate constraint items_options_a_list;
