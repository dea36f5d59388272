-- What tutors are paid, what the provider's balance holds, and what the books of the company were told.

-- What an hour of classes is paid, before any tax; null: not agreed yet, and nothing can be invoiced under it.
alter table contracts add column hourly_rate bigint check (hourly_rate between 1 and 100000000);
alter table contracts add column currency text check (currency in ('cad', 'usd'));
alter table contracts add constraint contracts_rate check ((hourly_rate is null) = (currency is null));

create sequence contractor_invoice_numbers start 1001;

-- What a tutor asks to be paid for classes taught. Sales invoices are payments, and another thing. Decision A22.
create table contractor_invoices (
  id uuid primary key,
  -- Null when the account is gone: the books keep the amount, not the person.
  account_id uuid references accounts (id) on delete set null,
  invoice_number text not null unique default ('TI-' || nextval('contractor_invoice_numbers')),
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'paid', 'returned')),
  currency text not null check (currency in ('cad', 'usd')),
  note text not null default '' check (length(note) <= 500),
  returned_because text check (length(returned_because) <= 300),
  submitted_at timestamptz,
  approved_at timestamptz,
  approved_by uuid references accounts (id) on delete set null,
  paid_at timestamptz,
  payment_reference text check (length(payment_reference) <= 100),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (status <> 'submitted' or submitted_at is not null),
  check ((approved_at is not null) = (status in ('approved', 'paid'))),
  check ((paid_at is not null) = (status = 'paid'))
);
create index contractor_invoices_account on contractor_invoices (account_id, created_at desc);
create index contractor_invoices_newest on contractor_invoices (created_at desc, id desc);

create table contractor_invoice_lines (
  id uuid primary key,
  invoice_id uuid not null references contractor_invoices (id) on delete cascade,
  account_id uuid references accounts (id) on delete set null,
  time_slot_id uuid references time_slots (id) on delete set null,
  contract_id uuid references contracts (id) on delete set null,
  class_name text not null check (length(class_name) between 1 and 100),
  starting_at timestamptz not null,
  minutes smallint not null check (minutes > 0),
  hourly_rate bigint not null check (hourly_rate > 0),
  amount bigint not null check (amount >= 0),
  -- A class is paid to a teacher once, ever.
  constraint contractor_lines_once unique (account_id, time_slot_id)
);
create index contractor_invoice_lines_invoice on contractor_invoice_lines (invoice_id, starting_at);

-- A line is only changed while its invoice is still being written.
create function contractor_lines_stay() returns trigger language plpgsql as $$
declare
  state text;
begin
  select status into state from contractor_invoices
    where id = (case when tg_op = 'INSERT' then new.invoice_id else old.invoice_id end);
  if state in ('submitted', 'approved', 'paid') and not (tg_op = 'UPDATE'
    and (new.invoice_id, new.minutes, new.amount, new.hourly_rate, new.starting_at)
      = (old.invoice_id, old.minutes, old.amount, old.hourly_rate, old.starting_at)) then
    raise exception 'an invoice that was handed in is not rewritten' using errcode = 'check_violation',
      constraint = 'contractor_lines_stay';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger contractor_lines_stay before insert or update or delete on contractor_invoice_lines
  for each row execute function contractor_lines_stay();
create function contractor_invoices_stay() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'returned') then
    raise exception 'an invoice that was handed in is not deleted' using errcode = 'check_violation',
      constraint = 'contractor_invoices_stay';
  end if;
  return old;
end $$;
create trigger contractor_invoices_stay before delete on contractor_invoices
  for each row execute function contractor_invoices_stay();

-- Who sells, as printed on invoices: one row.
create table seller_details (
  only_one boolean primary key default true check (only_one),
  name text not null check (length(name) between 1 and 120),
  address text not null default '' check (length(address) <= 400),
  email text not null default '' check (length(email) <= 200),
  tax_numbers text not null default '' check (length(tax_numbers) <= 200),
  changed_at timestamptz not null
);

-- What came into and went out of the balance at the provider, as it says; the journal's psp_clearing must add up to the same.
create table provider_balance_changes (
  provider text not null check (provider in ('test', 'stripe')),
  id text not null,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'fee', 'payout', 'other')),
  source_id text,
  currency text not null check (currency in ('cad', 'usd')),
  amount bigint not null,
  fee bigint not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (provider, id)
);
create index provider_balance_changes_source on provider_balance_changes (source_id);

-- What the books were told, each once for each destination. Decision 0036.
create table accounting_documents (
  id uuid primary key,
  destination text not null check (destination in ('local', 'xero')),
  kind text not null check (kind in ('invoice', 'payment', 'fee', 'credit_note', 'refund')),
  -- Payment, refund or balance change.
  about text not null check (length(about) between 1 and 100),
  payment_id uuid not null references payments (id),
  external_id text not null,
  currency text not null check (currency in ('cad', 'usd')),
  total bigint not null,
  created_at timestamptz not null,
  unique (destination, kind, about)
);
create index accounting_documents_payment on accounting_documents (payment_id);

-- What could not be told, and when it is tried again; gone once it was.
create table accounting_failures (
  payment_id uuid primary key references payments (id),
  reason text not null check (length(reason) between 1 and 200),
  -- People must look: trying again does not help.
  flagged boolean not null default false,
  attempts integer not null default 1,
  next_try_at timestamptz not null,
  at timestamptz not null
);

-- The embedded books: the same documents that go to Xero, with numbers of their own.
create sequence local_book_numbers start 1;
create table local_book_documents (
  id uuid primary key,
  number bigint not null unique default nextval('local_book_numbers'),
  kind text not null check (kind in ('invoice', 'payment', 'fee', 'credit_note', 'refund')),
  -- Ours: invoice number, charge, balance change. The same twice is the same document.
  reference text not null,
  dated_on date not null,
  contact text not null default '',
  currency text not null check (currency in ('cad', 'usd')),
  lines jsonb not null,
  tax bigint not null,
  total bigint not null,
  created_at timestamptz not null,
  unique (kind, reference)
);
create trigger local_book_documents_are_kept before update or delete on local_book_documents
  for each row execute function keep_money();

-- The connection with Xero: one. Tokens are sealed (AES-256-GCM); the ones before are kept until the new ones are stored.
create table xero_connections (
  only_one boolean primary key default true check (only_one),
  state text not null check (state in ('choosing', 'mapping', 'connected', 'reconnect')),
  tokens bytea not null,
  previous_tokens bytea,
  access_until timestamptz not null,
  tenant_id uuid,
  tenant_name text,
  mapping jsonb,
  connected_by uuid references accounts (id) on delete set null,
  connected_at timestamptz not null,
  refreshed_at timestamptz not null
);
-- On the way to Xero and back, minutes long.
create table xero_visits (
  state_hash bytea primary key,
  verifier bytea not null,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
