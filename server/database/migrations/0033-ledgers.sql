-- What the ledgers need beyond 0027: credits that are taken back know by what, so that it can be undone; what was earned is
-- found without looking at every credit; and what is kept of a payment after its account is gone says no name.

alter table credit_changes drop constraint credit_changes_reason_check;
alter table credit_changes add constraint credit_changes_reason_check check (reason in ('added', 'allocated', 'moved',
  'freed', 'class_cancelled', 'used', 'given_back', 'expired', 'extended', 'refunded', 'disputed', 'restored'));
create index credit_changes_earned on credit_changes (at) where to_status in ('used', 'expired') or from_status = 'used';

-- The refund or dispute by which a credit was taken back.
alter table credits add column revoked_by uuid;
create index credits_revoked on credits (revoked_by) where revoked_by is not null;
alter table credits add constraint credits_revoked_expired check (revoked_by is null or status = 'expired');

-- What a credit is worth and what brought it is settled when it is granted.
create function credits_keep_worth() returns trigger language plpgsql as $$
begin
  raise exception 'what a credit is worth is not rewritten' using errcode = 'check_violation',
    constraint = 'credits_keep_worth';
end $$;
create trigger credits_keep_worth before update of grant_key, grant_ordinal, payment_id, unit_value, currency on credits
  for each row when ((old.grant_key, old.grant_ordinal, old.payment_id, old.unit_value, old.currency)
    is distinct from (new.grant_key, new.grant_ordinal, new.payment_id, new.unit_value, new.currency))
  execute function credits_keep_worth();

-- Details of a buyer may hold a name; they go with the account.
create function payments_lose_name() returns trigger language plpgsql as $$
begin
  new.buyer_details = null;
  return new;
end $$;
create trigger payments_lose_name before update of account_id on payments
  for each row when (old.account_id is not null and new.account_id is null) execute function payments_lose_name();

-- Lines of dead letters, of events and of refunds that a person has to look at are few; the charge is how news find a payment.
create index payments_subscription on payments (subscription_id) where subscription_id is not null;
create index journal_transactions_recognized on journal_transactions (at) where op_key like 'rec:%';
