-- A contest gathers players over one paper: the same ten questions for everybody, made from `seed`. `shared` is false for a
-- paper that somebody plays alone (beside computer players). The host is an account or a visitor; when the host's account
-- goes, the contest stays for the others. Settings and configuration are texts: nothing is filtered by them.
create table contests (
  id uuid primary key,
  code text not null unique check (code ~ '^[2-9A-HJKMNP-Z]{6}$'),
  code_type text not null check (code_type in ('unit', 'focus_area')),
  -- the unit code or the focus area code
  target text not null,
  grade smallint not null check (grade between 0 and 12),
  seed integer not null,
  state text not null default 'plan' check (state in ('plan', 'register', 'active', 'complete')),
  shared boolean not null,
  config text not null,
  computer_players smallint not null check (computer_players between 0 and 8),
  -- how far the computer players are shown
  computers_at timestamptz,
  host_account_id uuid references accounts (id) on delete set null,
  host_visitor_hash bytea,
  host_settings text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  completed_at timestamptz,
  check (host_account_id is null or host_visitor_hash is null),
  check ((state in ('active', 'complete')) = (started_at is not null)),
  check ((state = 'complete') = (completed_at is not null))
);
create index contests_open on contests (created_at) where state <> 'complete';
create index contests_host on contests (host_account_id) where host_account_id is not null;

-- A seat in a contest: of an account, or of the visitor token of a browser (hashed), never both; one for each.
create table contest_players (
  id uuid primary key,
  number bigint generated always as identity unique,
  contest_id uuid not null references contests (id) on delete cascade,
  account_id uuid references accounts (id) on delete cascade,
  visitor_hash bytea,
  -- how the visitor's browser names itself, and the name from our own words that others see
  anonymous_guid uuid,
  anonymous_name text,
  player_settings text not null,
  math_settings text not null,
  joined_at timestamptz not null,
  check ((account_id is null) <> (visitor_hash is null)),
  check ((visitor_hash is null) = (anonymous_name is null)),
  check (account_id is null or anonymous_guid is null)
);
create unique index contest_players_account on contest_players (contest_id, account_id) where account_id is not null;
create unique index contest_players_visitor on contest_players (contest_id, visitor_hash) where visitor_hash is not null;
create index contest_players_of_account on contest_players (account_id, joined_at desc) where account_id is not null;
create index contest_players_of_visitor on contest_players (visitor_hash, joined_at desc) where visitor_hash is not null;

-- A seat has one paper. Papers of two contests about one unit may be open side by side.
alter table runs add constraint runs_contest_player_fkey
  foreign key (contest_player_id) references contest_players (id) on delete set null;
create unique index runs_contest_player on runs (contest_player_id) where contest_player_id is not null and state <> 'left';
drop index runs_open_account;
drop index runs_open_visitor;
create unique index runs_open_account on runs
  (account_id, type, target, coalesce(contest_player_id, '00000000-0000-0000-0000-000000000000'))
  where state = 'open' and account_id is not null;
create unique index runs_open_visitor on runs
  (visitor_hash, type, target, coalesce(contest_player_id, '00000000-0000-0000-0000-000000000000'))
  where state = 'open' and visitor_hash is not null;
create index runs_best_papers on runs (target, finished_at desc)
  where type = 'contest_problems' and state = 'finished' and account_id is not null;

-- Sells one hint of a contest question: the coins go and the hint opens in one step, or neither. The run is locked first, as
-- an answer does it, so that nobody pays for a question that is answered meanwhile. `outcome`: bought; had (paid before,
-- nothing is paid again); answered; no_hint (not the next one, or there are no more). No row: it is not this account's
-- contest question. Raises the check violation of coin_balances when there are too few coins.
create function buy_contest_hint(p_question uuid, p_account uuid, p_sequence integer, p_hints integer, p_price integer,
  p_details text, p_change_id uuid, p_now timestamptz)
returns table (outcome text, viewed integer, balance integer) language plpgsql as $$
declare
  v_run uuid;
  v_viewed integer;
  v_balance integer;
begin
  select r.id into v_run from runs r join run_questions q on q.run_id = r.id
    where q.id = p_question and not q.replaced and r.account_id = p_account and r.type = 'contest_problems' for update of r;
  if not found then
    return;
  end if;
  select q.hints_viewed into v_viewed from run_questions q where q.id = p_question;
  select coalesce((select b.balance from coin_balances b where b.account_id = p_account), 0) into v_balance;
  if v_viewed >= p_sequence then
    return query select 'had', v_viewed, v_balance;
    return;
  end if;
  if exists (select 1 from answers a where a.question_id = p_question) then
    return query select 'answered', v_viewed, v_balance;
    return;
  end if;
  if p_sequence <> v_viewed + 1 or p_sequence > p_hints then
    return query select 'no_hint', v_viewed, v_balance;
    return;
  end if;
  select c.final_amount into v_balance from record_coin_change(p_change_id, p_account, 'contest_question_hint', p_details,
    -p_price, 'contest_hint:' || p_question || ':' || p_sequence, p_now) c;
  update run_questions q set hints_viewed = p_sequence, help_viewed = true where q.id = p_question;
  return query select 'bought', p_sequence, v_balance;
end $$;
