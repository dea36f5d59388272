-- Questions of an open run that a browser holds ahead, so that the child can go on without a connection. They are not
-- questions of the run yet: online each question is made fresh, at the difficulty of that moment. One that was shown
-- offline takes its place in the run when its answer arrives. A superseded one is not given out any more, but a browser
-- may have shown it, so that it still takes an answer.
create table questions_ahead (
  id uuid primary key,
  run_id uuid not null references runs (id) on delete cascade,
  position smallint not null check (position > 1),
  topic_code_level text not null,
  version integer not null,
  seed integer not null,
  difficulty double precision not null,
  form text not null,
  note text not null,
  public text not null,
  key text not null,
  superseded boolean not null default false,
  created_at timestamptz not null
);
create unique index questions_ahead_position on questions_ahead (run_id, position) where not superseded;
create index questions_ahead_run on questions_ahead (run_id);
create index questions_ahead_created on questions_ahead (created_at);

-- Puts a question that was held ahead into its place of the run, where it stands for the one that waits there, if any.
-- Only the place that is to be answered next and the one after it can be taken. Says what came of it: taken, missing
-- (not held, or already in the run), finished, answered (its place is), early.
create function take_question_ahead(p_run uuid, p_question uuid) returns text language plpgsql as $$
declare
  r runs%rowtype;
  held questions_ahead%rowtype;
begin
  -- The row that an answer changes first, so that this and an answer stay apart.
  select * into r from runs where id = p_run for update;
  if not found then
    return 'missing';
  end if;
  select * into held from questions_ahead where id = p_question and run_id = p_run;
  if not found then
    return 'missing';
  end if;
  if r.state <> 'open' then
    return 'finished';
  end if;
  if held.position <= r.answered then
    return 'answered';
  end if;
  if held.position > r.answered + 2 then
    return 'early';
  end if;
  update run_questions set replaced = true where run_id = p_run and position = held.position and not replaced;
  insert into run_questions (id, run_id, position, topic_code_level, version, seed, difficulty, form, note, public, key,
      created_at)
    values (held.id, held.run_id, held.position, held.topic_code_level, held.version, held.seed, held.difficulty,
      held.form, held.note, held.public, held.key, held.created_at);
  delete from questions_ahead where id = held.id;
  return 'taken';
end $$;
