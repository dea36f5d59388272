-- Why a finished run brought less than its answers are worth, as it was decided when it ended.
alter table runs add column less_coins text check (less_coins in ('faster_than_reading', 'again_today')),
  add check (less_coins is null or state = 'finished');

drop function record_answer(uuid, integer, uuid, text, text, text, text, integer, boolean, integer, double precision, text,
  boolean, integer, text, text, uuid, timestamptz, uuid, text, integer, integer, double precision, text, text, text, text,
  integer, jsonb, integer, integer, text);

-- As before, and keeps why a run brought fewer coins.
create function record_answer(
  p_run uuid, p_answered integer, p_question uuid, p_outcome text, p_response text, p_misconception text, p_why text,
  p_time integer, p_help boolean, p_in_a_row integer, p_difficulty double precision, p_result text, p_passed boolean,
  p_coins integer, p_change_type text, p_change_details text, p_change_id uuid, p_now timestamptz,
  n_id uuid, n_topic text, n_version integer, n_seed integer, n_difficulty double precision, n_form text, n_note text,
  n_public text, n_key text, p_points integer, p_theme_level jsonb, l_version integer, l_model integer, l_state text,
  p_less text
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
    coins = case when runs.account_id is null then 0 else p_coins end,
    less_coins = case when runs.account_id is null then null else p_less end
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
