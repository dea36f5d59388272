-- A level asks in several ways, its tasks. A question and its answer remember which one it was, what it had the child do, and how
-- easily it is guessed, in hundredths; null stands for the one way that a level had before, whose kind and guess follow from its
-- level and form. A run remembers its tasks with their outcomes, oldest first, and the set of widgets its browser can show.
alter table run_questions
  add column task text check (task ~ '^[a-z_]{2,24}$'),
  add column kind text check (kind in ('do', 'build', 'read', 'choose', 'find_error', 'reverse', 'apply', 'order', 'estimate')),
  add column guess smallint check (guess between 0 and 100);

alter table questions_ahead
  add column task text check (task ~ '^[a-z_]{2,24}$'),
  add column kind text check (kind in ('do', 'build', 'read', 'choose', 'find_error', 'reverse', 'apply', 'order', 'estimate')),
  add column guess smallint check (guess between 0 and 100);

alter table runs
  add column tasks text[] not null default '{}',
  add column widget_set smallint not null default 1 check (widget_set >= 1);

-- How much of an answer was right, 0 to 100, where that is more than its outcome says; null where it says it all.
alter table answers
  add column task text check (task ~ '^[a-z_]{2,24}$'),
  add column kind text check (kind in ('do', 'build', 'read', 'choose', 'find_error', 'reverse', 'apply', 'order', 'estimate')),
  add column credit smallint check (credit between 0 and 100);
