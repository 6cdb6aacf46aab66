-- How big a parcel is: it decides which vehicles can carry it. The goods of shops fit every vehicle.
alter table orders add column parcel_size text not null default 'small';
alter table orders
  add constraint orders_parcel_size check (parcel_size in ('small', 'medium', 'large')) not valid;
