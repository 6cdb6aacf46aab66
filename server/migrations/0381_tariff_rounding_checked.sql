-- A file of its own, so that no lock is held while the rows are read.
alter table tariffs validate constraint tariffs_round_up;
