-- An append-only ledger with the balance beside it. What earned a change is its source: one change a source, for ever.
create table coin_balances (
  account_id uuid primary key references accounts (id) on delete cascade,
  balance integer not null check (balance >= 0)
);

create table coin_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  place bigint generated always as identity,
  change_type text not null check (change_type in ('initial', 'practice', 'speed', 'unit_mastery', 'math_only',
    'home_decoration_sell', 'home_decoration_buy', 'game_booster', 'contest_question_hint', 'admin')),
  change_details text not null,
  amount integer not null check (amount <> 0),
  final_amount integer not null check (final_amount >= 0),
  source text not null,
  changed_at timestamptz not null,
  unique (account_id, source)
);
create index coin_changes_history on coin_changes (account_id, changed_at desc, place desc);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  -- Deeper than one trigger: the row goes because its account is deleted.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'the coin ledger is append-only';
end $$;
create trigger coin_changes_append_only before update or delete on coin_changes
  for each row execute function refuse_ledger_change();

-- Writes one change and gives it; gives the first one again for a source that is there already.
-- Raises a check violation when the balance would fall below 0.
create function record_coin_change(p_id uuid, p_account uuid, p_type text, p_details text, p_amount integer, p_source text,
  p_now timestamptz) returns setof coin_changes language plpgsql as $$
declare
  new_balance integer;
begin
  insert into coin_balances (account_id, balance) values (p_account, 0) on conflict do nothing;
  perform 1 from coin_balances where account_id = p_account for update;
  return query select * from coin_changes where account_id = p_account and source = p_source;
  if found then
    return;
  end if;
  update coin_balances set balance = balance + p_amount where account_id = p_account returning balance into new_balance;
  return query insert into coin_changes (id, account_id, change_type, change_details, amount, final_amount, source, changed_at)
    values (p_id, p_account, p_type, p_details, p_amount, new_balance, p_source, p_now) returning *;
end $$;
