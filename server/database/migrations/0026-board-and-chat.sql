-- The shared board of a group: one document in the form that browsers merge changes by, read back for who looks at it later.
create table class_boards (
  group_id uuid primary key references class_groups (id) on delete cascade,
  state bytea not null check (length(state) <= 4000000),
  changed_at timestamptz not null
);

-- What was said in the chat of a group. Removed lines are kept for staff; all are forgotten after 30 days.
create table class_chat_lines (
  id uuid primary key,
  group_id uuid not null references class_groups (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  is_tutor boolean not null,
  text text not null check (length(text) between 1 and 300),
  at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references accounts (id) on delete set null,
  check (removed_by is null or removed_at is not null)
);
create index class_chat_lines_group on class_chat_lines (group_id, at, id);
create index class_chat_lines_account on class_chat_lines (account_id);
create index class_chat_lines_removed_by on class_chat_lines (removed_by) where removed_by is not null;
create index class_chat_lines_age on class_chat_lines (at);
