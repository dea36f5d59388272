-- Refunds know what was asked for, so that a key is not used for two; disputes know whether the bank took the money; and
-- customers of accounts that are gone are deleted at the provider. Decision 0037.

-- Null: everything that was unused.
alter table refunds add column asked_amount bigint check (asked_amount > 0);

-- A bank that only asks takes nothing yet.
alter table disputes add column taken boolean not null default true;

alter table provider_customers add column deleted_at timestamptz;
alter table provider_customers add column delete_tries integer not null default 0;
alter table provider_customers add column delete_next_at timestamptz;
create index provider_customers_to_delete on provider_customers (provider, customer_id)
  where account_id is null and deleted_at is null;

alter table testpay_customers add column deleted_at timestamptz;
