-- Limits of promotion codes: how often in all, until when, for a first purchase only, and once for each account. A code is
-- taken when an order with it is begun, and is free again when the order is given up or expires. Decision 0037.

alter table catalog_discounts add column max_redemptions integer check (max_redemptions > 0);
-- As the provider counted when the catalog was read; what it counts begins when an order is paid.
alter table catalog_discounts add column times_redeemed integer not null default 0 check (times_redeemed >= 0);
alter table catalog_discounts add column expires_at timestamptz;
alter table catalog_discounts add column first_order_only boolean not null default false;
alter table catalog_discounts add column once_per_account boolean not null default false;
alter table catalog_discounts add constraint catalog_discounts_limits
  check (not by_itself or (max_redemptions is null and not first_order_only and not once_per_account));

create table discount_redemptions (
  payment_id uuid primary key references payments (id),
  discount_id text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  -- At most one of the discount, or at most one of any such discount, for the account.
  once boolean not null,
  first_order boolean not null,
  taken_at timestamptz not null
);
create unique index discount_redemptions_once on discount_redemptions (discount_id, account_id) where once;
create unique index discount_redemptions_first on discount_redemptions (account_id) where first_order;
create index discount_redemptions_discount on discount_redemptions (discount_id);
create index discount_redemptions_account on discount_redemptions (account_id);

-- Takes the code of an order, and gives it back when the order is over unpaid. The discount is held meanwhile, so that the
-- last one of a hundred goes to one buyer. Money that comes for an order that was given up is never turned away: it takes
-- the code where it is free.
create function payments_redeem() returns trigger language plpgsql as $$
declare
  rules record;
  is_late boolean := tg_op = 'UPDATE';
begin
  if new.status in ('expired', 'failed') then
    delete from discount_redemptions where payment_id = new.id;
    return null;
  end if;
  if new.account_id is null or (is_late and old.status not in ('expired', 'failed')) then
    return null;
  end if;
  select max_redemptions, times_redeemed, first_order_only, once_per_account into rules
    from catalog_discounts where id = new.discount_id for no key update;
  if not found then
    return null;
  end if;
  if not is_late then
    if rules.once_per_account and exists (
        select 1 from discount_redemptions where discount_id = new.discount_id and account_id = new.account_id) then
      raise exception 'this account has used the code' using errcode = 'check_violation',
        constraint = 'discount_redemptions_once';
    end if;
    if rules.first_order_only and exists (
        select 1 from payments where account_id = new.account_id and charged_at is not null) then
      raise exception 'this account has bought before' using errcode = 'check_violation',
        constraint = 'discount_redemptions_first';
    end if;
    if rules.max_redemptions <= greatest(rules.times_redeemed,
        (select count(*) from discount_redemptions where discount_id = new.discount_id)) then
      raise exception 'the code is used up' using errcode = 'check_violation', constraint = 'discount_redemptions_most';
    end if;
    insert into discount_redemptions values
      (new.id, new.discount_id, new.account_id, rules.once_per_account, rules.first_order_only, new.created_at);
    return null;
  end if;
  insert into discount_redemptions values
    (new.id, new.discount_id, new.account_id, rules.once_per_account, rules.first_order_only, new.touched_at)
    on conflict do nothing;
  return null;
end $$;
create trigger payments_redeem after insert on payments
  for each row when (new.discount_id is not null) execute function payments_redeem();
create trigger payments_redeem_again after update of status on payments
  for each row when (new.discount_id is not null and old.status is distinct from new.status)
  execute function payments_redeem();
