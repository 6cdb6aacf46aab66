alter table orders validate constraint orders_pickup_window;
alter table quotes validate constraint quotes_pickup_window;
