-- Two more kinds of runs. A levelling asks about a theme: its target is the theme code, its questions are chosen one by one,
-- and it ends 300 s after its first answer if it is timed. A paper of contest problems has a contest level (1 to 10) to
-- each of its questions, by which it counts points.
alter table runs
  drop constraint runs_type_check,
  add constraint runs_type_check check (type in ('practice', 'speed', 'unit_mastery', 'levelling', 'contest_problems')),
  add column plan_levels smallint[] not null default '{}',
  add column points smallint not null default 0 check (points >= 0),
  add column timed boolean not null default false,
  add column first_answered_at timestamptz,
  add column contest_player_id uuid,
  -- What is believed of the child's ability in the theme when its levelling begins, in grades; null where nothing but
  -- the grade is known.
  add column prior_mean double precision,
  add column prior_deviation double precision check (prior_deviation > 0),
  add constraint runs_levelling_check check ((prior_mean is null) = (prior_deviation is null)
    and (type = 'levelling' or (prior_mean is null and not timed))),
  add constraint runs_contest_check check (type = 'contest_problems' or (points = 0 and contest_player_id is null));

-- How a level was found: the ability on the grade scale with the band that holds it 4 times in 5, the number of answers
-- behind it, and the topics that stand out. Nothing has written theme levels before this.
alter table theme_levels
  add column ability double precision not null default 0,
  add column low double precision not null default 0,
  add column high double precision not null default 0,
  add column answers smallint not null default 0 check (answers >= 0),
  add column strongest text,
  add column weakest text;
alter table theme_levels
  alter column ability drop default,
  alter column low drop default,
  alter column high drop default,
  alter column answers drop default;

-- What is believed of what an account can do: one row an account, written with each answer. `version` counts the writes,
-- so that of two answers given at the same time neither is lost; `state` is a text because nothing is filtered by it,
-- null before the first answer; `model` says which version of the model wrote it.
create table learner_states (
  account_id uuid primary key references accounts (id) on delete cascade,
  version integer not null default 0,
  model smallint not null default 0,
  state text,
  changed_at timestamptz not null
);
insert into learner_states (account_id, changed_at)
  select distinct on (r.account_id) r.account_id, r.started_at from runs r where r.account_id is not null
  order by r.account_id, r.started_at desc;

-- Whether the levelling of a child is timed. One row where something was chosen.
create table learning_settings (
  account_id uuid primary key references accounts (id) on delete cascade,
  levelling_timed boolean not null,
  changed_at timestamptz not null
);

create function record_theme_level(p_account uuid, p_theme text, p_level jsonb, p_now timestamptz)
returns void language sql as $$
  insert into theme_levels (account_id, theme_code, level, confidence, percentage_correct, ability, low, high, answers,
      strongest, weakest, changed_at)
    select p_account, p_theme, l.level, l.confidence, l.percentage_correct, l.ability, l.low, l.high, l.answers,
      l.strongest, l.weakest, p_now
    from jsonb_to_record(p_level) as l (level smallint, confidence double precision, percentage_correct double precision,
      ability double precision, low double precision, high double precision, answers smallint, strongest text,
      weakest text)
  on conflict (account_id, theme_code) do update set level = excluded.level, confidence = excluded.confidence,
    percentage_correct = excluded.percentage_correct, ability = excluded.ability, low = excluded.low,
    high = excluded.high, answers = excluded.answers, strongest = excluded.strongest, weakest = excluded.weakest,
    changed_at = excluded.changed_at;
$$;

drop function record_answer(uuid, integer, uuid, text, text, text, text, integer, boolean, integer, double precision, text,
  boolean, integer, text, text, uuid, timestamptz, uuid, text, integer, integer, double precision, text, text, text, text);

-- The plan of a levelling grows with each answer: what was asked, and 'right', 'wrong', 'skipped', or 'helped' where help was
-- open before the answer. So the next answer is judged by the run alone, and no further table is read for it.
--
-- Records one marked answer, and all that follows from it, in one step; gives no row when the run has moved on in the
-- meantime (another tab, a double click), so that the caller reads again. The rules (what is right, when a run is over,
-- what it earns) are decided by the caller, who knows the run as it was at `p_answered` and the learner as it was at
-- `l_version`; if another answer has changed the learner since, it raises 40001, and if
-- a question was made ahead for the next place meanwhile, the index of positions refuses; then the caller reads again too.
create function record_answer(
  p_run uuid, p_answered integer, p_question uuid, p_outcome text, p_response text, p_misconception text, p_why text,
  p_time integer, p_help boolean, p_in_a_row integer, p_difficulty double precision, p_result text, p_passed boolean,
  p_coins integer, p_change_type text, p_change_details text, p_change_id uuid, p_now timestamptz,
  n_id uuid, n_topic text, n_version integer, n_seed integer, n_difficulty double precision, n_form text, n_note text,
  n_public text, n_key text, p_points integer, p_theme_level jsonb, l_version integer, l_model integer, l_state text
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
    points = runs.points + p_points,
    first_answered_at = coalesce(runs.first_answered_at, p_now),
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
  if r.type = 'levelling' then
    update runs set plan = runs.plan || (q.topic_code_level || ' ' || case when p_help then 'helped' else p_outcome end)
      from run_questions q where runs.id = p_run and q.id = p_question;
  end if;

  if n_id is not null then
    insert into run_questions (id, run_id, position, topic_code_level, version, seed, difficulty, form, note, public,
        key, created_at)
      values (n_id, p_run, p_answered + 2, n_topic, n_version, n_seed, n_difficulty, n_form, n_note, n_public, n_key,
        p_now);
  end if;

  if l_version is not null then
    update learner_states s set version = s.version + 1, model = l_model, state = l_state, changed_at = p_now
      where s.account_id = r.account_id and s.version = l_version;
    if not found then
      raise exception 'another answer has changed the learner' using errcode = 'serialization_failure';
    end if;
  end if;
  if p_theme_level is not null and r.account_id is not null then
    perform record_theme_level(r.account_id, r.target, p_theme_level, p_now);
  end if;

  if r.account_id is not null then
    if p_answered = 0 then
      delete from stack_items s where s.account_id = r.account_id and case r.type
        when 'unit_mastery' then s.type in ('unit_game', 'unit_homework') and s.unit_code = r.target
        when 'speed' then s.type = 'topic_level_speed_play' and s.topic_code || '/' || s.level = r.target
        when 'practice' then s.type = 'topic_level_practice' and s.topic_code || '/' || s.level = r.target
        else false end;
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
