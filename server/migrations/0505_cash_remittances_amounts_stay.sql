create trigger cash_remittances_amounts_stay before update of amount_kobo on cash_remittances
for each row when (old.amount_kobo is distinct from new.amount_kobo) execute function refuse_new_amount();
