drop index concurrently if exists orders_waiting;
