-- Who asks for a private picture is compared with the conversation or order that it belongs to.
create index messages_image_key on messages (image_key) where image_key is not null;
create unique index hand_over_photos_key on hand_over_photos (key);
