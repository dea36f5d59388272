-- What an exercise does after a wrong answer: it waits until the learner goes on, or goes on by itself after a time to read.
alter table learning_settings
  add column after_wrong text not null default 'wait' check (after_wrong in ('wait', 'timed'));
