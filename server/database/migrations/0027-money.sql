-- Money: what is sold, payments, subscriptions, refunds, what the provider told, and the journal. Amounts are minor units
-- (cents), instants are UTC. Payments and the journal outlive an account: the law wants them kept, without a name.

-- What is sold, as the payment provider says it; read again every ten minutes and whenever it says that something changed.
create table catalog_products (
  id text primary key,
  active boolean not null,
  name text not null check (length(name) between 1 and 250),
  description text not null default '',
  image_url text,
  default_price_id text,
  expire_months smallint check (expire_months between 1 and 60),
  expire_date date,
  period text check (period in ('day', 'week', 'month', 'year')),
  period_units smallint check (period_units between 1 and 100),
  tag_line text,
  is_popular boolean not null default false,
  context text,
  benefits text[] not null default '{}',
  position smallint not null default 0,
  refreshed_at timestamptz not null
);
create table catalog_prices (
  id text primary key,
  product_id text not null references catalog_products (id),
  active boolean not null,
  currency text not null check (currency in ('cad', 'usd')),
  unit_amount bigint not null check (unit_amount >= 0),
  -- By currency, its own included: {"cad": 14500, "usd": 11000}.
  amounts jsonb not null check (jsonb_typeof(amounts) = 'object'),
  recurring_period text check (recurring_period in ('day', 'week', 'month', 'year')),
  recurring_count smallint check (recurring_count between 1 and 12),
  bundle_size smallint not null default 1 check (bundle_size between 1 and 500),
  credits smallint check (credits between 1 and 500),
  account_state text,
  refreshed_at timestamptz not null,
  check ((recurring_period is null) = (recurring_count is null)),
  -- A year of sessions from a guess would be absurd: it must be said (decision A4).
  check (recurring_period is distinct from 'year' or credits is not null)
);
create index catalog_prices_product on catalog_prices (product_id);
create table catalog_discounts (
  id text primary key,
  coupon_id text not null,
  code text,
  active boolean not null,
  name text not null default '',
  amounts_off jsonb check (jsonb_typeof(amounts_off) = 'object'),
  percent_off integer check (percent_off between 1 and 10000),
  product_ids text[],
  duration text not null check (duration in ('once', 'repeating', 'forever')),
  duration_months smallint check (duration_months between 1 and 120),
  -- Applies by itself, without a code.
  by_itself boolean not null default false,
  refreshed_at timestamptz not null,
  check ((amounts_off is null) <> (percent_off is null)),
  check ((duration = 'repeating') = (duration_months is not null))
);
create index catalog_discounts_code on catalog_discounts (lower(code)) where active;

-- Who pays, as the provider knows them: one for each account.
create table provider_customers (
  account_id uuid references accounts (id) on delete set null,
  provider text not null check (provider in ('test', 'stripe')),
  livemode boolean not null,
  customer_id text not null,
  created_at timestamptz not null,
  primary key (provider, customer_id),
  unique (account_id, provider, livemode)
);

create sequence order_numbers start 10001;
create sequence invoice_numbers start 10001;

create table subscriptions (
  id uuid primary key,
  account_id uuid references accounts (id) on delete set null,
  provider text not null check (provider in ('test', 'stripe')),
  provider_subscription_id text not null,
  -- The provider's own word, from which ours follows (decision A13).
  provider_status text not null check (provider_status in
    ('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete_expired')),
  cancel_at_period_end boolean not null default false,
  status text not null check (status in ('incomplete', 'active', 'paused', 'cancelled', 'ended')),
  -- The price as it was when it was bought.
  price_id text not null,
  product_name text not null,
  quantity smallint not null check (quantity between 1 and 10),
  unit_amount bigint not null check (unit_amount >= 0),
  currency text not null check (currency in ('cad', 'usd')),
  period text not null check (period in ('day', 'week', 'month', 'year')),
  period_units smallint,
  credits_per_charge integer not null check (credits_per_charge > 0),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  paused_until timestamptz,
  latest_invoice_number text,
  payment_issue text,
  next_try_at timestamptz,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  -- The yes to charges that repeat: what was shown, and when it was ticked.
  renewal_consent jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (provider, provider_subscription_id)
);
create index subscriptions_account on subscriptions (account_id, created_at desc);

-- A period never moves backwards, and what has ended stays so, however late or out of order the provider's news come.
create function subscriptions_go_forward() returns trigger language plpgsql as $$
begin
  if new.period_end < old.period_end then
    raise exception 'the period of a subscription does not move backwards' using errcode = 'check_violation',
      constraint = 'subscriptions_go_forward';
  end if;
  if old.status = 'ended' and new.status <> 'ended' then
    raise exception 'what has ended stays so' using errcode = 'check_violation', constraint = 'subscriptions_stay_ended';
  end if;
  return new;
end $$;
create trigger subscriptions_forward before update on subscriptions
  for each row execute function subscriptions_go_forward();

create table payments (
  id uuid primary key,
  order_number text not null unique default ('PX-' || nextval('order_numbers')),
  account_id uuid references accounts (id) on delete set null,
  -- The one student a trial is for.
  student_account_id uuid references accounts (id) on delete set null,
  currency text not null check (currency in ('cad', 'usd')),
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount between 0 and subtotal),
  -- Null: not known yet.
  tax bigint check (tax >= 0),
  tax_lines jsonb not null default '[]',
  total bigint not null,
  refunded bigint not null default 0 check (refunded >= 0),
  discount_id text,
  status text not null default 'creating' check (status in
    ('creating', 'open', 'processing', 'paid', 'partially_refunded', 'refunded', 'disputed', 'failed', 'expired')),
  provider text not null check (provider in ('test', 'stripe')),
  attempt integer not null default 1 check (attempt > 0),
  provider_checkout_id text unique,
  provider_charge_id text unique,
  provider_invoice_id text unique,
  -- What was ordered, so that the same order is not opened twice.
  cart_hash text,
  request_key text check (length(request_key) <= 100),
  subscription_id uuid references subscriptions (id),
  is_recurring boolean not null default false,
  -- What was agreed to when it was ordered: see subscriptions.renewal_consent.
  renewal_consent jsonb,
  buyer_details text check (length(buyer_details) <= 300),
  invoice_number text unique,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  failure text,
  fee bigint,
  -- What this payment put into the account; 0 until it has.
  credits_purchased integer not null default 0 check (credits_purchased >= 0),
  charged_at timestamptz,
  destination_fee_id text,
  destination_invoice_id text,
  -- When the payment was last worked on by nobody, for the job that picks up what was left lying.
  touched_at timestamptz not null,
  created_at timestamptz not null,
  unique (account_id, request_key),
  check (total = subtotal - discount + coalesce(tax, 0)),
  check (refunded <= total),
  check ((charged_at is null) = (status in ('creating', 'open', 'processing', 'failed', 'expired')))
);
create unique index payments_one_open on payments (account_id, cart_hash) where status in ('creating', 'open');
create index payments_account on payments (account_id, created_at desc, id desc);
create index payments_newest on payments (created_at desc, id desc);
create index payments_left_lying on payments (touched_at) where status in ('creating', 'open', 'processing');

-- From where to where a payment may move; anything else is refused, whoever tries.
create table payment_moves (from_status text not null, to_status text not null, primary key (from_status, to_status));
insert into payment_moves values
  ('creating', 'open'), ('creating', 'processing'), ('creating', 'paid'), ('creating', 'failed'), ('creating', 'expired'),
  ('open', 'processing'), ('open', 'paid'), ('open', 'failed'), ('open', 'expired'),
  ('processing', 'paid'), ('processing', 'failed'),
  -- A payment that was given up can still arrive: money is never turned away.
  ('failed', 'paid'), ('expired', 'paid'),
  ('paid', 'partially_refunded'), ('paid', 'refunded'), ('paid', 'disputed'),
  ('partially_refunded', 'refunded'), ('partially_refunded', 'paid'), ('partially_refunded', 'disputed'),
  -- A refund that failed afterwards.
  ('refunded', 'paid'), ('refunded', 'partially_refunded'),
  ('disputed', 'paid'), ('disputed', 'refunded'), ('disputed', 'partially_refunded');

create function payments_move() returns trigger language plpgsql as $$
begin
  if new.status <> old.status
    and not exists (select 1 from payment_moves where from_status = old.status and to_status = new.status) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = 'check_violation',
      constraint = 'payments_move';
  end if;
  if old.charged_at is not null and (new.charged_at, new.total, new.currency)
    is distinct from (old.charged_at, old.total, old.currency) then
    raise exception 'what was paid is not rewritten' using errcode = 'check_violation', constraint = 'payments_are_kept';
  end if;
  return new;
end $$;
create trigger payments_move before update on payments for each row execute function payments_move();

create function keep_money() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'check_violation', constraint = tg_table_name || '_are_kept';
end $$;
create trigger payments_are_kept before delete on payments for each row execute function keep_money();
create trigger subscriptions_are_kept before delete on subscriptions for each row execute function keep_money();

-- The order, with the prices of that moment.
create table payment_items (
  payment_id uuid not null references payments (id),
  ordinal smallint not null,
  price_id text not null,
  product_id text not null,
  product_name text not null,
  quantity smallint not null check (quantity between 1 and 10),
  unit_amount bigint not null check (unit_amount >= 0),
  bundle_size smallint not null,
  credits_per_package integer not null check (credits_per_package > 0),
  period text,
  period_units smallint,
  recurring_period text,
  expire_months smallint,
  expire_date date,
  is_trial boolean not null default false,
  primary key (payment_id, ordinal)
);
create trigger payment_items_are_kept before update or delete on payment_items
  for each row execute function keep_money();

-- One trial for a student, ever: a place is taken when it is paid, and given back when it is refunded unused.
create table trials (
  student_account_id uuid primary key references accounts (id) on delete cascade,
  payment_id uuid not null references payments (id),
  taken_at timestamptz not null
);

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  request_key text not null check (length(request_key) <= 100),
  amount bigint not null check (amount > 0),
  tax_share bigint not null default 0 check (tax_share >= 0),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  reason text not null check (length(reason) between 1 and 200),
  used_too boolean not null default false,
  credits_revoked integer not null default 0,
  provider_refund_id text unique,
  -- Null: made at the provider, or its starter's account is gone.
  asked_by uuid references accounts (id) on delete set null,
  attempt integer not null default 1,
  touched_at timestamptz not null,
  created_at timestamptz not null,
  unique (payment_id, request_key)
);
create index refunds_left_lying on refunds (touched_at) where status = 'pending';

-- Never more back than was paid; a refund that failed does not count.
create function refunds_fit() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  select total into paid from payments where id = new.payment_id for update;
  if (select coalesce(sum(amount), 0) from refunds where payment_id = new.payment_id and status <> 'failed' and id <> new.id)
    + (case when new.status = 'failed' then 0 else new.amount end) > paid then
    raise exception 'more would be given back than was paid' using errcode = 'check_violation', constraint = 'refunds_fit';
  end if;
  return new;
end $$;
create trigger refunds_fit before insert or update on refunds for each row execute function refunds_fit();
create trigger refunds_are_kept before delete on refunds for each row execute function keep_money();

create table disputes (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  provider_dispute_id text not null unique,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  answer_by timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index disputes_open on disputes (answer_by) where status = 'open';
create trigger disputes_are_kept before delete on disputes for each row execute function keep_money();

-- What the provider told, each once. What cannot be worked off is kept for people to look at.
create table provider_events (
  provider text not null check (provider in ('test', 'stripe')),
  event_id text not null,
  type text not null,
  about_kind text not null,
  about_id text,
  api_version text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  last_error text check (length(last_error) <= 200),
  dead_at timestamptz,
  primary key (provider, event_id)
);
create index provider_events_due on provider_events (next_try_at) where processed_at is null and dead_at is null;
create index provider_events_dead on provider_events (dead_at) where dead_at is not null;

-- The journal: every movement of money in two or more entries that add up to nothing. Debits are positive.
create table journal_transactions (
  id uuid primary key,
  -- What it is for, once: pay:{payment}, inv:{invoice}, ref:{refund}, dp:{dispute}:{status}, fee:{balance change}, rec:{credit change}.
  op_key text not null unique,
  payment_id uuid references payments (id),
  currency text not null check (currency in ('cad', 'usd')),
  at timestamptz not null
);
create index journal_transactions_payment on journal_transactions (payment_id);
create index journal_transactions_at on journal_transactions (at);
create table journal_entries (
  transaction_id uuid not null references journal_transactions (id),
  ordinal smallint not null,
  account text not null check (account in
      ('psp_clearing', 'deferred_revenue', 'revenue', 'psp_fees', 'refunds', 'disputes', 'payouts')
    or account ~ '^tax_payable:[A-Za-z0-9 .-]{1,40}$'),
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, ordinal)
);
create index journal_entries_account on journal_entries (account);
create function journal_adds_up() returns trigger language plpgsql as $$
begin
  if (select count(*) < 2 or sum(amount) <> 0 from journal_entries where transaction_id = new.transaction_id) then
    raise exception 'the entries of a transaction add up to nothing' using errcode = 'check_violation',
      constraint = 'journal_adds_up';
  end if;
  return null;
end $$;
create constraint trigger journal_adds_up after insert on journal_entries deferrable initially deferred
  for each row execute function journal_adds_up();
create trigger journal_transactions_are_kept before update or delete on journal_transactions
  for each row execute function keep_money();
create trigger journal_entries_are_kept before update or delete on journal_entries
  for each row execute function keep_money();

-- Comparing ours with the provider's.
create table reconciliations (
  id uuid primary key,
  -- Null: by itself, every hour.
  started_by uuid references accounts (id) on delete set null,
  invoice_number text,
  since timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  checked integer not null default 0,
  mended integer not null default 0,
  failed text check (length(failed) <= 200)
);
create index reconciliations_started on reconciliations (started_at desc);
create table reconciliation_differences (
  id uuid primary key,
  first_run uuid not null references reconciliations (id),
  last_run uuid not null references reconciliations (id),
  kind text not null check (kind in ('missing_local', 'missing_provider', 'amount', 'currency', 'status', 'fee',
    'credits_granted', 'subscription_period', 'orphan_session', 'orphan_customer')),
  -- What it is about, ours or the provider's id.
  about text not null,
  ours text,
  theirs text,
  found_at timestamptz not null,
  -- Mended by itself, explained by a person, or gone at the next look.
  settled_at timestamptz,
  settled_how text check (settled_how in ('mended', 'explained', 'gone')),
  explanation text check (length(explanation) <= 300),
  settled_by uuid references accounts (id) on delete set null,
  check ((settled_at is null) = (settled_how is null))
);
create unique index reconciliation_differences_open on reconciliation_differences (kind, about) where settled_at is null;

-- Credits know what brought them, and what each is worth, so that nothing is granted twice and a refund knows its share.
alter table credits add column grant_key text check (length(grant_key) <= 120);
alter table credits add column grant_ordinal integer check (grant_ordinal >= 1);
alter table credits add column payment_id uuid references payments (id);
alter table credits add column unit_value bigint check (unit_value >= 0);
alter table credits add column currency text check (currency in ('cad', 'usd'));
alter table credits add column expired_because text check (expired_because in ('overdue', 'refunded', 'disputed', 'admin'));
alter table credits add constraint credits_granted_once unique (grant_key, grant_ordinal);
alter table credits add constraint credits_grant check ((grant_key is null) = (grant_ordinal is null));
alter table credits add constraint credits_value check ((unit_value is null) = (currency is null));
create index credits_payment on credits (payment_id) where payment_id is not null;
