alter table orders validate constraint orders_sender_pays;
