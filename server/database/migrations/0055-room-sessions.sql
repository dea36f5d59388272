-- A key to a room dies with the session it was given in. Keys that were given before hold ten minutes at most.
alter table room_tokens add session_hash bytea references sessions (token_hash) on delete cascade;
create index room_tokens_session on room_tokens (session_hash);
