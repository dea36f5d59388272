-- What somebody wants printed on receipts: a school, a purchase order, a tax number. It goes with the account; a payment
-- keeps what was wanted when it was charged, so that its receipt stays as it was. P2-19.
create table receipt_details (
  account_id uuid primary key references accounts (id) on delete cascade,
  organization text not null check (length(organization) <= 100),
  address_lines text[] not null check (cardinality(address_lines) <= 4),
  purchase_order text not null check (length(purchase_order) <= 40),
  tax_id text not null check (length(tax_id) <= 40),
  changed_at timestamptz not null
);

alter table payments drop constraint payments_buyer_details_check;
alter table payments add constraint payments_buyer_details_check check (length(buyer_details) <= 600);

-- What was charged is printed as it was, whatever is asked for later; only with the account do the details go.
create function payments_keep_details() returns trigger language plpgsql as $$
begin
  if old.charged_at is not null and new.buyer_details is not null then
    raise exception 'what a receipt says is not rewritten' using errcode = 'check_violation',
      constraint = 'payments_keep_details';
  end if;
  return new;
end $$;
create trigger payments_keep_details before update of buyer_details on payments
  for each row when (old.buyer_details is distinct from new.buyer_details) execute function payments_keep_details();
