-- All staff change the same replies: nobody overwrites a change they have not seen.
alter table saved_replies add column version integer not null default 1;

create trigger saved_replies_raise_version before update on saved_replies for each row
  when ((old.title, old.content) is distinct from (new.title, new.content))
  execute function raise_version();
