-- What an account has answered lately, whatever the topic: the page of progress and the weekly letter read it by time.
create index answers_account_time on answers (account_id, answered_at desc) where account_id is not null;

-- Which letters an account wants. Without a row the weekly letter is sent (decision 0024).
create table letter_choices (
  account_id uuid primary key references accounts (id) on delete cascade,
  weekly_letter boolean not null,
  changed_at timestamptz not null
);

-- Keys of this installation with which links are signed, made when they are first needed.
create table signing_keys (
  name text primary key check (name ~ '^[a-z_]{3,40}$'),
  key bytea not null check (octet_length(key) = 32)
);
