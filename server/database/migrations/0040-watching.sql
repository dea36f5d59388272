-- Watching over money stays quick when there is much of it: the comparison goes through it in pages, and the figures of the
-- finance page are those of the last nightly count and what came since. Decision 0038.

-- What a comparison has seen at the provider so far, so that no process has to hold it in memory. Emptied after each.
create unlogged table reconciliation_seen (
  run_id uuid not null references reconciliations (id) on delete cascade,
  id text not null,
  primary key (run_id, id)
);
create index payments_charged on payments (charged_at, id) where charged_at is not null;
create index subscriptions_period_end on subscriptions (period_end, id) where status <> 'ended';

-- The last count of all rules of the ledgers, one row, and the sums and days up to `sums_until`, the beginning of a day (UTC).
create table money_checks (
  only_one boolean primary key default true check (only_one),
  checked_at timestamptz not null,
  broken jsonb not null check (jsonb_typeof(broken) = 'array'),
  sums_until timestamptz not null
);
create table money_sums (
  currency text not null check (currency in ('cad', 'usd')),
  -- Of the journal, or `provider_balance`.
  account text not null,
  amount bigint not null,
  primary key (currency, account)
);
create table money_days (
  day date not null,
  currency text not null check (currency in ('cad', 'usd')),
  paid bigint not null,
  earned bigint not null,
  refunded bigint not null,
  primary key (day, currency)
);
create index provider_balance_changes_seen on provider_balance_changes (seen_at);
create index credits_open_worth on credits (currency) include (unit_value)
  where unit_value is not null and status in ('available', 'allocated');
