-- What the customer says is wrong with the order of a conversation; null if it is no complaint.
alter table conversations add column complaint text;
