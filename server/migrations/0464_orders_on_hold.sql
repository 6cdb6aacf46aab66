-- Since when nobody may fetch the order, because its payment is disputed.
alter table orders add column on_hold_since timestamptz(3);
