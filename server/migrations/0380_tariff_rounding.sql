-- To how many kobo a fare is rounded up, because cash has no kobo; 0: not at all.
alter table tariffs add column round_up_kobo integer not null default 0;
alter table tariffs
  add constraint tariffs_round_up check (round_up_kobo in (0, 1000, 5000, 10000)) not valid;
