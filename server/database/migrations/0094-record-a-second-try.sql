-- As before; it also keeps until when a second try is offered, and asks to be given the run as it stands again where a second try
-- has been mended since it was read.
create or replace function record_answer(p jsonb) returns table (first_pass boolean, balance integer) language plpgsql as $$
declare
  r runs%rowtype;
  a record;
  is_first boolean := false;
  new_balance integer;
begin
  select * into a from jsonb_to_record(p) as x (run uuid, answered integer, question uuid, outcome text, response text,
    misconception text, why text, credit smallint, "time" integer, help boolean, in_a_row integer,
    difficulty double precision, result text, passed boolean, coins integer, less text, change_type text,
    change_details text, change_id uuid, "now" timestamptz, points integer, theme_level jsonb, task_entry text,
    learner_version integer, learner_model integer, learner_state text, second_until timestamptz, mended integer);

  update runs set
    answered = runs.answered + 1,
    correct = runs.correct + (a.outcome = 'right')::integer,
    incorrect = runs.incorrect + (a.outcome = 'wrong')::integer,
    skipped = runs.skipped + (a.outcome = 'skipped')::integer,
    in_a_row = a.in_a_row,
    correct_with_help = runs.correct_with_help + (a.outcome = 'right' and a.help)::integer,
    has_viewed_help = runs.has_viewed_help or a.help,
    time_taken_ms = runs.time_taken_ms + a."time",
    difficulty = a.difficulty,
    points = runs.points + a.points,
    first_answered_at = coalesce(runs.first_answered_at, a."now"),
    result = a.result,
    passed = a.passed,
    state = case when a.result is null then 'open' else 'finished' end,
    finished_at = case when a.result is null then null else a."now" end,
    coins = case when runs.account_id is null then 0 else a.coins end,
    less_coins = case when runs.account_id is null then null else a.less end,
    tasks = runs.tasks || a.task_entry
  -- A second try mended meanwhile changes what the run is worth, as an answer does.
  where runs.id = a.run and runs.answered = a.answered and runs.state = 'open'
    and runs.mended = coalesce(a.mended, runs.mended)
  returning * into r;
  if not found then
    return;
  end if;

  insert into answers (question_id, run_id, position, account_id, topic_code_level, difficulty, outcome, response,
      misconception, why, time_taken_ms, help_viewed, answered_at, task, kind, credit, second_until)
    select q.id, q.run_id, q.position, r.account_id, q.topic_code_level, q.difficulty, a.outcome, a.response,
      a.misconception, a.why, a."time", a.help, a."now", q.task, q.kind, a.credit,
      a.second_until
    from run_questions q where q.id = a.question and q.run_id = a.run and not q.replaced;
  if not found then
    raise exception 'question % is not of run %', a.question, a.run;
  end if;
  if r.type = 'levelling' then
    update runs set plan = runs.plan || (q.topic_code_level || ' ' || case when a.help then 'helped' else a.outcome end)
      from run_questions q where runs.id = a.run and q.id = a.question;
  end if;

  if p -> 'next' <> 'null' then
    insert into run_questions (id, run_id, position, topic_code_level, task, kind, guess, version, seed, difficulty, form,
        note, public, key, created_at)
      select n.id, a.run, a.answered + 2, n.topic, n.task, n.kind, n.guess, n.version, n.seed, n.difficulty, n.form, n.note,
        n.public, n.key, a."now"
      from jsonb_to_record(p -> 'next') as n (id uuid, topic text, task text, kind text, guess smallint, version integer,
        seed integer, difficulty double precision, form text, note text, public text, key text);
  end if;

  if a.learner_version is not null then
    update learner_states s set version = s.version + 1, model = a.learner_model, state = a.learner_state,
        changed_at = a."now"
      where s.account_id = r.account_id and s.version = a.learner_version;
    if not found then
      raise exception 'another answer has changed the learner' using errcode = 'serialization_failure';
    end if;
  end if;
  if a.theme_level is not null and r.account_id is not null then
    perform record_theme_level(r.account_id, r.target, a.theme_level, a."now");
  end if;

  if r.account_id is not null then
    if a.answered = 0 then
      delete from stack_items s where s.account_id = r.account_id and case r.type
        when 'unit_mastery' then s.type in ('unit_game', 'unit_homework') and s.unit_code = r.target
        when 'speed' then s.type = 'topic_level_speed_play' and s.topic_code || '/' || s.level = r.target
        when 'practice' then s.type = 'topic_level_practice' and s.topic_code || '/' || s.level = r.target
        else false end;
    end if;
    if a.result is not null then
      is_first := a.passed and not exists (select 1 from runs o
        where o.account_id = r.account_id and o.type = r.type and o.target = r.target and o.passed and o.id <> r.id);
      if is_first then
        update runs set first_pass = true where runs.id = a.run;
      end if;
      if r.type = 'unit_mastery' then
        insert into active_units (id, account_id, unit_code, active_status, completion_status, first_passed_run_id, changed_at)
          values (r.id, r.account_id, r.target, 2, case when a.passed then 2 else 1 end,
            case when a.passed then r.id end, a."now")
          on conflict (account_id, unit_code) do update set
            completion_status = greatest(active_units.completion_status, excluded.completion_status),
            first_passed_run_id = coalesce(active_units.first_passed_run_id, excluded.first_passed_run_id),
            changed_at = a."now";
      end if;
      if a.coins > 0 then
        select c.final_amount into new_balance from record_coin_change(a.change_id, r.account_id, a.change_type,
          a.change_details, a.coins, 'run:' || a.run, a."now") c;
      end if;
    end if;
  elsif a.result is not null and a.passed then
    is_first := not exists (select 1 from runs o
      where o.visitor_hash = r.visitor_hash and o.type = r.type and o.target = r.target and o.passed and o.id <> r.id);
    if is_first then
      update runs set first_pass = true where runs.id = a.run;
    end if;
  end if;
  return query select is_first, new_balance;
end $$;

-- Writes the second try of the last answered question of an open run, once; gives whether it was this call that wrote it. It takes
-- the row of the run first, as an answer does, so that the two are never at work together.
create function record_second_try(p_run uuid, p_question uuid, p_response text, p_outcome text, p_now timestamptz)
 returns boolean
 language plpgsql
as $$
declare
  r runs%rowtype;
begin
  select * into r from runs where id = p_run for update;
  if not found or r.state <> 'open' then
    return false;
  end if;
  update answers a set second_response = p_response, second_outcome = p_outcome
    where a.question_id = p_question and a.run_id = p_run and a.position = r.answered and a.second_outcome is null
      and a.second_until > p_now;
  if not found then
    return false;
  end if;
  if p_outcome = 'right' then
    update runs set mended = mended + 1
      where id = p_run and exists (select 1 from run_questions q where q.id = p_question and not q.help_viewed);
  end if;
  return true;
end $$;
