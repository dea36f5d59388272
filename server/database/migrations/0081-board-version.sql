-- Of two processes that store a board at the same moment, the second one must see what the first has written and merge with it.
alter table class_boards add column version integer not null default 1 check (version > 0);
