alter table items add constraint items_options_a_list check (
  jsonb_typeof(options) = 'array' and jsonb_array_length(options) <= 6
) not valid;
