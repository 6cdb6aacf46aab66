-- With items_newest_unavailable, finds what is not sold now without reading all other items.
create index concurrently if not exists items_newest_out_today on items (created_at desc, _id desc)
  where deleted_at is null and unavailable_until is not null;
