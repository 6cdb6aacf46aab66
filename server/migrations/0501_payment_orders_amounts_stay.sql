create trigger payment_orders_amounts_stay before update of amount_kobo on payment_orders
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
create trigger payment_orders_are_kept before delete or truncate on payment_orders
for each statement execute function refuse_change();
