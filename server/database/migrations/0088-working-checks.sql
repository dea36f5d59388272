-- How often the lines of a question were checked before its answer: so often that working is helped, and not that it is guessed.
alter table run_questions
  add column working_checks smallint not null default 0 check (working_checks >= 0);
