create trigger refunds_amounts_stay before update of amount_kobo on refunds
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
create trigger refunds_are_kept before delete or truncate on refunds
for each statement execute function refuse_change();
