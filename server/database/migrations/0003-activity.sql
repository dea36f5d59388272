create table stack_items (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  sequence integer not null check (sequence >= 0),
  type text not null check (type in ('unit_game', 'unit_homework', 'unit_levelling', 'topic_level_practice', 'topic_level_speed_play')),
  unit_code text check (unit_code <> ''),
  topic_code text check (topic_code <> ''),
  level smallint check (level > 0),
  created_at timestamptz not null,
  check (case when type like 'unit%' then unit_code is not null else topic_code is not null and level is not null end)
);
create unique index stack_items_single on stack_items
  (account_id, type, coalesce(unit_code, ''), coalesce(topic_code, ''), coalesce(level, 0));
create index stack_items_order on stack_items (account_id, sequence);

create table active_units (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  unit_code text not null,
  active_status smallint not null check (active_status in (1, 2, 3)),
  completion_status smallint not null check (completion_status in (0, 1, 2)),
  -- The run of the first pass; what the specification calls firstTimePassedContestPlayerId.
  first_passed_run_id uuid,
  changed_at timestamptz not null,
  unique (account_id, unit_code)
);

create table theme_levels (
  account_id uuid not null references accounts (id) on delete cascade,
  theme_code text not null,
  level smallint not null check (level between 0 and 25),
  confidence double precision not null check (confidence between 0 and 1),
  percentage_correct double precision not null check (percentage_correct between 0 and 100),
  changed_at timestamptz not null,
  primary key (account_id, theme_code)
);
