-- A game is a run of questions with a game around it. What the game was and how it went stands beside its run; score and win are
-- what the browser says, and nothing but the list of games is decided by them.
alter table runs drop constraint runs_type_check;
alter table runs add constraint runs_type_check
  check (type in ('practice', 'speed', 'unit_mastery', 'levelling', 'contest_problems', 'game'));
create index runs_open_games on runs (started_at) where type = 'game' and state = 'open';

create table game_plays (
  run_id uuid primary key references runs (id) on delete cascade,
  contest_type text not null,
  scene_code text not null,
  -- The level at which the game began, 0 to 9.
  stage smallint not null check (stage between 0 and 9),
  -- Seconds that the game was to last.
  play_time integer not null check (play_time between 10 and 7200),
  started_at timestamptz not null,
  -- Null until the game has told how it went, once.
  score integer check (score >= 0),
  won boolean,
  constraint game_plays_check check ((score is null) = (won is null))
);
