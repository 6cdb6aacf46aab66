-- A surge may have an end and a reason.
alter table tariffs
  add column surge_ends_at timestamptz(3),
  add column surge_reason text check (surge_reason <> '' and length(surge_reason) <= 200),
  add constraint tariffs_terms_of_a_surge check (surge_active or (surge_ends_at is null and surge_reason is null));

create index tariffs_newest on tariffs (created_at desc, _id desc);
