-- The embedded test provider: what a card payment provider keeps on its side, for trying everything out without money and
-- without a network. Nothing here is about people but ids: no name, no address of mail, and of a card the brand, its last
-- four digits and how it behaves. `place` is the order in which things came.

create table testpay_settings (
  one boolean primary key default true check (one),
  -- How far the provider's clock is ahead of ours; it never goes back.
  ahead_seconds integer not null default 0 check (ahead_seconds >= 0),
  holding boolean not null default false,
  webhook_secret text not null,
  -- Still taken while it is being replaced.
  old_webhook_secret text
);
create function testpay_goes_forward() returns trigger language plpgsql as $$
begin
  if new.ahead_seconds < old.ahead_seconds then
    raise exception 'the clock of the test provider does not go back' using errcode = 'check_violation',
      constraint = 'testpay_goes_forward';
  end if;
  return new;
end $$;
create trigger testpay_forward before update on testpay_settings for each row execute function testpay_goes_forward();
create sequence testpay_invoice_numbers start 1001;

-- A key that was used: asking again with it gives what it made.
create table testpay_keys (
  key text primary key check (length(key) between 1 and 255),
  asked text not null,
  made text,
  created_at timestamptz not null
);

create table testpay_customers (
  id text primary key,
  place integer generated always as identity,
  account_id text not null,
  created_at timestamptz not null
);

create table testpay_checkouts (
  id text primary key,
  place integer generated always as identity,
  client_secret text not null unique,
  mode text not null check (mode in ('payment', 'subscription', 'card')),
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  paid text not null default 'unpaid' check (paid in ('unpaid', 'paid', 'none')),
  payment_id text,
  account_id text,
  customer_id text not null references testpay_customers (id),
  currency text not null check (currency in ('cad', 'usd')),
  -- As they were ordered: [{priceId, productId, name, quantity, unitAmount, amount, discount}].
  lines jsonb not null,
  discount_id text,
  subtotal integer not null check (subtotal >= 0),
  discount integer not null check (discount between 0 and subtotal),
  tax integer not null default 0 check (tax >= 0),
  tax_lines jsonb not null default '[]',
  total integer not null,
  country text,
  region text,
  postal_code text,
  -- Of a card that waits for its bank.
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  behavior text,
  charge_id text,
  invoice_id text,
  subscription_id text,
  return_address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (total = subtotal - discount + tax)
);
create index testpay_checkouts_payment on testpay_checkouts (payment_id);
create index testpay_checkouts_open on testpay_checkouts (expires_at) where status = 'open';

create table testpay_charges (
  id text primary key,
  place integer generated always as identity,
  customer_id text not null references testpay_customers (id),
  currency text not null check (currency in ('cad', 'usd')),
  amount integer not null check (amount > 0),
  refunded integer not null default 0 check (refunded between 0 and amount),
  status text not null check (status in ('succeeded', 'failed')),
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  failure_code text,
  fee integer,
  balance_change_id text,
  payment_id text,
  invoice_id text,
  created_at timestamptz not null
);

create table testpay_subscriptions (
  id text primary key,
  place integer generated always as identity,
  customer_id text not null references testpay_customers (id),
  status text not null check (status in ('active', 'past_due', 'canceled')),
  cancel_at_period_end boolean not null default false,
  price_id text not null,
  quantity integer not null check (quantity > 0),
  currency text not null check (currency in ('cad', 'usd')),
  lines jsonb not null,
  discount_id text,
  -- How many charges are still lowered; null: all.
  discount_until timestamptz,
  period text not null check (period in ('day', 'week', 'month', 'year')),
  period_count integer not null check (period_count > 0),
  -- Periods are counted from here, so that one that begins on the 31st comes back to it.
  anchor timestamptz not null,
  periods integer not null default 1 check (periods > 0),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  paused_until timestamptz,
  country text,
  region text,
  postal_code text,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  behavior text not null,
  latest_invoice_id text,
  payment_id text,
  account_id text,
  created_at timestamptz not null
);
create index testpay_subscriptions_customer on testpay_subscriptions (customer_id);
create index testpay_subscriptions_due on testpay_subscriptions (period_end) where status <> 'canceled';

create table testpay_invoices (
  id text primary key,
  place integer generated always as identity,
  number text not null,
  customer_id text not null references testpay_customers (id),
  subscription_id text not null references testpay_subscriptions (id),
  status text not null check (status in ('open', 'paid', 'uncollectible')),
  reason text not null check (reason in ('first', 'renewal')),
  currency text not null check (currency in ('cad', 'usd')),
  subtotal integer not null,
  discount integer not null,
  tax integer not null,
  tax_lines jsonb not null,
  total integer not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  charge_id text,
  attempts integer not null default 0,
  next_try_at timestamptz,
  failure_code text,
  payment_id text,
  account_id text,
  created_at timestamptz not null,
  paid_at timestamptz,
  check (total = subtotal - discount + tax)
);
create index testpay_invoices_subscription on testpay_invoices (subscription_id);
create index testpay_invoices_due on testpay_invoices (next_try_at) where status = 'open';

create table testpay_refunds (
  id text primary key,
  place integer generated always as identity,
  refund_id text,
  charge_id text not null references testpay_charges (id),
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  created_at timestamptz not null
);
create index testpay_refunds_charge on testpay_refunds (charge_id);

create table testpay_disputes (
  id text primary key,
  place integer generated always as identity,
  charge_id text not null unique references testpay_charges (id),
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  answer_by timestamptz,
  created_at timestamptz not null
);

create table testpay_balance_changes (
  id text primary key,
  place integer generated always as identity,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'fee', 'payout', 'other')),
  source_id text,
  currency text not null check (currency in ('cad', 'usd')),
  amount integer not null,
  fee integer not null default 0,
  created_at timestamptz not null
);

create table testpay_events (
  id text primary key,
  place integer generated always as identity,
  type text not null,
  about_kind text not null,
  about_id text,
  -- By the provider's clock; when it is told goes by ours.
  created_at timestamptz not null,
  delivery text not null check (delivery in ('waiting', 'held', 'delivered', 'given_up')),
  attempts integer not null default 0,
  next_try_at timestamptz,
  -- The HTTP status that came back last; 0: nobody answered.
  last_answer integer
);
create index testpay_events_due on testpay_events (next_try_at) where delivery = 'waiting';
create index testpay_events_place on testpay_events (place);
