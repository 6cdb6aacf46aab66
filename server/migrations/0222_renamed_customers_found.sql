-- A customer with a new name or phone is found by these. For deleted customers, the deletion itself rebuilds the text,
-- after it has erased what they wrote in their orders.
create function find_transactions_of_renamed() returns trigger language plpgsql as $$
begin
  update transactions set also_found_by = coalesce(words_of_order(order_id), '')
  where order_id in (select _id from orders where customer_id = new._id);
  return null;
end
$$;

create trigger accounts_found_by_new_name after update of name, mobile_number on accounts for each row
  when (
    new.deleted_at is null and (old.name, old.mobile_number) is distinct from (new.name, new.mobile_number)
  )
  execute function find_transactions_of_renamed();
