create trigger tips_append_only before update or delete or truncate on tips
for each statement execute function refuse_change();
