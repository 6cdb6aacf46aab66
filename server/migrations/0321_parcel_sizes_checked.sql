alter table orders validate constraint orders_parcel_size;
