-- Who pays the rider of a parcel in cash: the sender at the pickup, or the receiver at the door.
alter table orders add column sender_pays boolean not null default false;
alter table orders
  add constraint orders_sender_pays check (not sender_pays or kind <> 'shop') not valid;
