-- Keys to the rooms of live classes: each lets one account into the room of one group, for 10 minutes. Only the hash is kept.
create table room_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  group_id uuid not null references class_groups (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index room_tokens_expiring on room_tokens (expires_at);
create index room_tokens_account on room_tokens (account_id);
create index room_tokens_group on room_tokens (group_id);
