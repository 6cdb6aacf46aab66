-- What was charged stays what it was, for whoever reaches the database, too.
create function refuse_new_amount() returns trigger language plpgsql as $$
begin
  raise exception 'an amount in % is never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;
create trigger payments_amounts_stay before update of amount_kobo on payments
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
create trigger payments_are_kept before delete or truncate on payments
for each statement execute function refuse_change();
