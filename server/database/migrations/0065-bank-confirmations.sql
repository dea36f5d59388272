-- A renewal that a bank asks about is confirmed on a page of the provider; the test provider's page is one of its checkouts.
alter table testpay_checkouts drop constraint testpay_checkouts_mode_check;
alter table testpay_checkouts
  add constraint testpay_checkouts_mode_check check (mode in ('payment', 'subscription', 'card', 'confirm'));

-- When and why a subscription has ended, so that a letter can say both.
alter table testpay_subscriptions
  add column ended_at timestamptz,
  add column ended_for text check (ended_for in ('asked', 'unpaid'));
update testpay_subscriptions set ended_at = period_end, ended_for = 'asked' where status = 'canceled';
alter table testpay_subscriptions add constraint testpay_subscriptions_ended check
  ((status = 'canceled') = (ended_at is not null) and (ended_at is null) = (ended_for is null));
