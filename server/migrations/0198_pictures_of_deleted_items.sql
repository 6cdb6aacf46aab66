-- For the sweep: deleted items that still have a picture.
create index items_deleted_with_picture on items (deleted_at)
  where deleted_at is not null and image_key is not null;
