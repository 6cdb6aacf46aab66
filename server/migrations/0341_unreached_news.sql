-- The staff's list of what reached nobody. Offers are left out: they go on to the next riders by themselves.
create index concurrently if not exists tellings_unreached on tellings (made_at desc, _id desc)
  where fate in ('nobody', 'gone', 'refused', 'late') and kind <> 'offer';
