-- Why a duty has ended, if neither its rider nor the clock ended it.
alter table rider_duty add column ended_by text;
