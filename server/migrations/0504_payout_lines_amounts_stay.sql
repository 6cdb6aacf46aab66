create trigger payout_lines_amounts_stay before update of earned_kobo, tips_kobo on payout_lines
for each row when (old.earned_kobo is distinct from new.earned_kobo or old.tips_kobo is distinct from new.tips_kobo)
execute function refuse_new_amount();
