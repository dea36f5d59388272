-- One exercise from its first question to its results. Whose it is: an account, or the visitor token of a browser
-- (hashed), never both. `answered` counts what is used up and is the version that an answer must name.
create table runs (
  id uuid primary key,
  account_id uuid references accounts (id) on delete cascade,
  visitor_hash bytea,
  type text not null check (type in ('practice', 'speed', 'unit_mastery')),
  -- topicCode/level, or for unit mastery the unit code
  target text not null,
  -- the topic level of each question, for unit mastery
  plan text[] not null,
  seed integer not null,
  grade smallint,
  state text not null default 'open' check (state in ('open', 'finished', 'left')),
  difficulty double precision not null check (difficulty between 0 and 1),
  -- the last questions of the account on these topic levels, not to be asked again; set at the start
  avoid_notes text[] not null,
  answered smallint not null default 0,
  correct smallint not null default 0,
  incorrect smallint not null default 0,
  skipped smallint not null default 0,
  in_a_row smallint not null default 0,
  correct_with_help smallint not null default 0,
  has_viewed_help boolean not null default false,
  time_taken_ms integer not null default 0,
  result text,
  passed boolean not null default false,
  first_pass boolean not null default false,
  coins integer not null default 0 check (coins >= 0),
  started_at timestamptz not null,
  finished_at timestamptz,
  check ((account_id is null) <> (visitor_hash is null)),
  check (answered = correct + incorrect + skipped),
  check (correct_with_help <= correct and in_a_row <= correct),
  check ((state = 'finished') = (result is not null) and (state = 'finished') = (finished_at is not null)),
  check (account_id is not null or coins = 0)
);
create unique index runs_open_account on runs (account_id, type, target) where state = 'open' and account_id is not null;
create unique index runs_open_visitor on runs (visitor_hash, type, target) where state = 'open' and visitor_hash is not null;
create index runs_history on runs (account_id, finished_at desc) where state = 'finished';
create index runs_target on runs (account_id, type, target, started_at desc);
create index runs_visitor on runs (started_at) where visitor_hash is not null;

-- A question of a run. public goes to the browser, key never does before the answer. Both are texts: nothing is filtered by them.
create table run_questions (
  id uuid primary key,
  run_id uuid not null references runs (id) on delete cascade,
  position smallint not null check (position > 0),
  topic_code_level text not null,
  version integer not null,
  seed integer not null,
  difficulty double precision not null,
  form text not null,
  note text not null,
  public text not null,
  key text not null,
  -- refreshed by the child before answering: another question has taken its position
  replaced boolean not null default false,
  hints_viewed smallint not null default 0,
  help_viewed boolean not null default false,
  created_at timestamptz not null
);
create unique index run_questions_position on run_questions (run_id, position) where not replaced;

create table answers (
  question_id uuid primary key references run_questions (id) on delete cascade,
  run_id uuid not null references runs (id) on delete cascade,
  position smallint not null,
  account_id uuid references accounts (id) on delete cascade,
  topic_code_level text not null,
  difficulty double precision not null,
  outcome text not null check (outcome in ('right', 'wrong', 'skipped')),
  response text,
  misconception text,
  why text,
  time_taken_ms integer not null check (time_taken_ms >= 0),
  help_viewed boolean not null,
  answered_at timestamptz not null,
  unique (run_id, position),
  check ((outcome = 'skipped') = (response is null))
);
create index answers_account on answers (account_id, topic_code_level, answered_at desc) where account_id is not null;

-- Records one marked answer, and all that follows from it, in one step; gives no row when the run has moved on in the
-- meantime (another tab, a double click), so that the caller reads again. The rules (what is right, when a run is over,
-- what it earns) are decided by the caller, who knows the run as it was at `p_answered`.
create function record_answer(
  p_run uuid, p_answered integer, p_question uuid, p_outcome text, p_response text, p_misconception text, p_why text,
  p_time integer, p_help boolean, p_in_a_row integer, p_difficulty double precision, p_result text, p_passed boolean,
  p_coins integer, p_change_type text, p_change_details text, p_change_id uuid, p_now timestamptz,
  n_id uuid, n_topic text, n_version integer, n_seed integer, n_difficulty double precision, n_form text, n_note text,
  n_public text, n_key text
) returns table (first_pass boolean, balance integer) language plpgsql as $$
declare
  r runs%rowtype;
  is_first boolean := false;
  new_balance integer;
begin
  update runs set
    answered = runs.answered + 1,
    correct = runs.correct + (p_outcome = 'right')::integer,
    incorrect = runs.incorrect + (p_outcome = 'wrong')::integer,
    skipped = runs.skipped + (p_outcome = 'skipped')::integer,
    in_a_row = p_in_a_row,
    correct_with_help = runs.correct_with_help + (p_outcome = 'right' and p_help)::integer,
    has_viewed_help = runs.has_viewed_help or p_help,
    time_taken_ms = runs.time_taken_ms + p_time,
    difficulty = p_difficulty,
    result = p_result,
    passed = p_passed,
    state = case when p_result is null then 'open' else 'finished' end,
    finished_at = case when p_result is null then null else p_now end,
    coins = case when runs.account_id is null then 0 else p_coins end
  where runs.id = p_run and runs.answered = p_answered and runs.state = 'open'
  returning * into r;
  if not found then
    return;
  end if;

  insert into answers (question_id, run_id, position, account_id, topic_code_level, difficulty, outcome, response,
      misconception, why, time_taken_ms, help_viewed, answered_at)
    select q.id, q.run_id, q.position, r.account_id, q.topic_code_level, q.difficulty, p_outcome, p_response,
      p_misconception, p_why, p_time, p_help, p_now
    from run_questions q where q.id = p_question and q.run_id = p_run and not q.replaced;
  if not found then
    raise exception 'question % is not of run %', p_question, p_run;
  end if;

  if n_id is not null then
    insert into run_questions (id, run_id, position, topic_code_level, version, seed, difficulty, form, note, public,
        key, created_at)
      values (n_id, p_run, p_answered + 2, n_topic, n_version, n_seed, n_difficulty, n_form, n_note, n_public, n_key,
        p_now);
  end if;

  if r.account_id is not null then
    if p_answered = 0 then
      delete from stack_items s where s.account_id = r.account_id and case r.type
        when 'unit_mastery' then s.type in ('unit_game', 'unit_homework') and s.unit_code = r.target
        when 'speed' then s.type = 'topic_level_speed_play' and s.topic_code || '/' || s.level = r.target
        else s.type = 'topic_level_practice' and s.topic_code || '/' || s.level = r.target end;
    end if;
    if p_result is not null then
      is_first := p_passed and not exists (select 1 from runs o
        where o.account_id = r.account_id and o.type = r.type and o.target = r.target and o.passed and o.id <> r.id);
      if is_first then
        update runs set first_pass = true where runs.id = p_run;
      end if;
      if r.type = 'unit_mastery' then
        insert into active_units (id, account_id, unit_code, active_status, completion_status, first_passed_run_id, changed_at)
          values (r.id, r.account_id, r.target, 2, case when p_passed then 2 else 1 end,
            case when p_passed then r.id end, p_now)
          on conflict (account_id, unit_code) do update set
            completion_status = greatest(active_units.completion_status, excluded.completion_status),
            first_passed_run_id = coalesce(active_units.first_passed_run_id, excluded.first_passed_run_id),
            changed_at = p_now;
      end if;
      if p_coins > 0 then
        select c.final_amount into new_balance from record_coin_change(p_change_id, r.account_id, p_change_type,
          p_change_details, p_coins, 'run:' || p_run, p_now) c;
      end if;
    end if;
  elsif p_result is not null and p_passed then
    is_first := not exists (select 1 from runs o
      where o.visitor_hash = r.visitor_hash and o.type = r.type and o.target = r.target and o.passed and o.id <> r.id);
    if is_first then
      update runs set first_pass = true where runs.id = p_run;
    end if;
  end if;
  return query select is_first, new_balance;
end $$;
