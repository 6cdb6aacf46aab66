-- When Paystack called a transfer paid whose amount was back in the balance; the nightly comparison names it.
alter table payout_transfers add column paid_after_return_at timestamptz(3);
