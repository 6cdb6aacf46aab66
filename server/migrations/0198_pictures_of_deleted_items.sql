-- What the sweep looks for: deleted items whose picture is still kept.
create index items_deleted_with_picture on items (deleted_at)
  where deleted_at is not null and image_key is not null;
