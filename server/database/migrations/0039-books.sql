-- Payouts of the provider, and fees that belong to no payment, go into the books too; and whoever renews the permission of
-- Xero holds it by a lease, so that no transaction waits for a network. Decision 0038.

alter table accounting_documents drop constraint accounting_documents_kind_check;
alter table accounting_documents add constraint accounting_documents_kind_check
  check (kind in ('invoice', 'payment', 'fee', 'credit_note', 'refund', 'payout'));
alter table accounting_documents alter column payment_id drop not null;
alter table accounting_documents add constraint accounting_documents_payment_known
  check (payment_id is not null or kind in ('payout', 'fee'));
alter table local_book_documents drop constraint local_book_documents_kind_check;
alter table local_book_documents add constraint local_book_documents_kind_check
  check (kind in ('invoice', 'payment', 'fee', 'credit_note', 'refund', 'payout'));
-- What changed the provider's balance and belongs to no payment is a small part of it.
create index provider_balance_changes_own on provider_balance_changes (created_at) where kind <> 'charge';

-- What could not be told is about a payment or about a change of the provider's balance.
alter table accounting_failures add column about text;
update accounting_failures set about = payment_id::text;
alter table accounting_failures alter column about set not null;
alter table accounting_failures drop constraint accounting_failures_pkey;
alter table accounting_failures add primary key (about);
alter table accounting_failures alter column payment_id drop not null;
alter table accounting_failures add constraint accounting_failures_payment unique (payment_id);

-- Who is asking Xero for new tokens, until when nobody else does, and since when an answer is owed: set while asking, and
-- kept after a crash or a lost answer until the next answer is stored.
alter table xero_connections add column renewing_by uuid;
alter table xero_connections add column renewing_until timestamptz;
alter table xero_connections add column renewal_begun_at timestamptz;
alter table xero_connections add constraint xero_connections_lease check ((renewing_by is null) = (renewing_until is null));
-- Why it must be connected again.
alter table xero_connections add column ended_because text check (ended_because in ('ended', 'answer_lost'));

-- What a contract paid before a day: a class is paid by the rate of its day, whenever it is invoiced. What counts now stands
-- on the contract.
create table former_contract_rates (
  contract_id uuid not null references contracts (id) on delete cascade,
  -- The first day on which it no longer counts.
  until_on date not null,
  hourly_rate bigint not null check (hourly_rate between 1 and 100000000),
  currency text not null check (currency in ('cad', 'usd')),
  primary key (contract_id, until_on)
);

-- Numbers of sales invoices without gaps that stay: a sequence loses the number of what is undone. Free numbers are rows;
-- whoever takes one deletes it, which is undone with the rest, so that the next one gets it. Nobody waits for anybody: rows
-- that somebody is taking are passed over. New ones are laid out by hundreds, long before they are needed.
create table invoice_numbers_free (number bigint primary key);
create table invoice_numbers_laid_out (
  only_one boolean primary key default true check (only_one),
  last bigint not null
);
insert into invoice_numbers_laid_out (last) select last_value from invoice_numbers where is_called;
drop sequence invoice_numbers;

-- A second print says what the first one said: who sold at the time, and the buyer's name as it was first printed. That
-- name goes with the account, as the other details of a buyer do.
create table former_seller_details (
  until_at timestamptz primary key,
  name text not null,
  address text not null,
  email text not null,
  tax_numbers text not null
);
alter table payments add column printed_name text check (length(printed_name) <= 200);
create or replace function payments_lose_name() returns trigger language plpgsql as $$
begin
  new.buyer_details = null;
  new.printed_name = null;
  return new;
end $$;
