-- Another plan for a subscription: at once, with what is not used of the period taken off, or when the period ends. P1-14.

alter table subscriptions add column period_count smallint not null default 1 check (period_count between 1 and 12);

create table plan_changes (
  id uuid primary key,
  subscription_id uuid not null references subscriptions (id),
  takes_effect text not null check (takes_effect in ('now', 'period_end')),
  -- `asked`: the provider is being told; `planned`: it waits for the end of the period.
  status text not null default 'asked' check (status in ('asked', 'planned', 'done', 'refused', 'undone')),
  -- The plan as it was offered.
  price_id text not null,
  product_id text not null,
  product_name text not null,
  quantity smallint not null check (quantity between 1 and 10),
  unit_amount bigint not null check (unit_amount >= 0),
  bundle_size smallint not null,
  credits_per_package integer not null check (credits_per_package > 0),
  period text not null check (period in ('day', 'week', 'month', 'year')),
  period_count smallint not null check (period_count between 1 and 12),
  sessions_period text,
  period_units smallint,
  -- Time is unused from here on; for a planned change the end of the period.
  at timestamptz not null,
  -- What was shown to be charged at once, and what that charge brings; nothing for a planned change.
  shown_total bigint,
  credits_now integer,
  renewal_consent jsonb not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- The charge that came of it.
  provider_invoice_id text unique,
  check ((takes_effect = 'now') = (credits_now is not null)),
  check ((takes_effect = 'now') = (shown_total is not null))
);
create index plan_changes_subscription on plan_changes (subscription_id, asked_at);
-- One at a time: another waits until it is known what became of this one; and one plan waits at most.
create unique index plan_changes_one_asked on plan_changes (subscription_id) where status = 'asked';
create unique index plan_changes_one_planned on plan_changes (subscription_id) where status = 'planned';
create trigger plan_changes_are_kept before delete on plan_changes for each row execute function keep_money();

-- Stands on the subscription too, so that who read the provider before it was planned does not take it back.
alter table subscriptions add column planned_change_id uuid references plan_changes (id);

-- What a change of plan gave back for unused time; the lines of the order less this are the subtotal.
alter table payments add column unused_time bigint not null default 0 check (unused_time >= 0);

-- A period never moves backwards; only one that begins later may end earlier, as when a shorter plan begins at once.
create or replace function subscriptions_go_forward() returns trigger language plpgsql as $$
begin
  if new.period_start < old.period_start
    or (new.period_end < old.period_end and new.period_start <= old.period_start) then
    raise exception 'the period of a subscription does not move backwards' using errcode = 'check_violation',
      constraint = 'subscriptions_go_forward';
  end if;
  if old.status = 'ended' and new.status <> 'ended' then
    raise exception 'what has ended stays so' using errcode = 'check_violation', constraint = 'subscriptions_stay_ended';
  end if;
  return new;
end $$;

-- The embedded test provider.
alter table testpay_subscriptions
  add column next_price_id text,
  add column next_quantity integer check (next_quantity > 0),
  add column next_lines jsonb,
  add column next_period text check (next_period in ('day', 'week', 'month', 'year')),
  add column next_period_count integer check (next_period_count > 0),
  add constraint testpay_next_plan check (num_nonnulls(next_price_id, next_quantity, next_lines, next_period,
    next_period_count) in (0, 5));
alter table testpay_invoices
  add column price_id text,
  add column quantity integer,
  add column unused integer not null default 0;
alter table testpay_invoices drop constraint testpay_invoices_reason_check;
alter table testpay_invoices add constraint testpay_invoices_reason_check check (reason in ('first', 'renewal', 'change'));
