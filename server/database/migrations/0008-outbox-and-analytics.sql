-- Mails that wait to be sent. They are written in the transaction of what they tell of, so that neither is there without
-- the other. dedupe_key says which mail it is: the same one asked for twice is one mail. A worker takes a row until
-- claimed_until, sends it and marks it; what the mail says and to which address is forgotten once it is sent.
create table outbox_mails (
  id uuid primary key,
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 200),
  account_id uuid references accounts (id) on delete cascade,
  address text check (length(address) between 3 and 320),
  time_zone text,
  template text not null,
  data jsonb,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text check (last_error ~ '^[a-z0-9_]{1,40}$'),
  check (expires_at > due_at),
  check (sent_at is null or failed_at is null),
  check (sent_at is not null or (data is not null and num_nonnulls(account_id, address) = 1))
);
create index outbox_mails_due on outbox_mails (due_at) where sent_at is null and failed_at is null;
create index outbox_mails_account on outbox_mails (account_id) where account_id is not null;

-- The mailbox of development and tests: what would have left the house.
create table mailbox_messages (
  id uuid primary key,
  recipient text not null,
  sender text not null,
  subject text not null,
  text text not null,
  html text not null,
  received_at timestamptz not null
);
create index mailbox_messages_received on mailbox_messages (received_at);

-- Recurring work by name: when it is due next, and until when one process has taken it.
create table job_runs (
  name text primary key,
  due_at timestamptz not null,
  claimed_until timestamptz
);

-- What happened in the product, for counting. No names and no free text: every property is a column with a closed list.
-- Rows go with their account, and after 13 months.
create table analytics_events (
  id uuid primary key,
  event text not null check (event in ('login', 'sign_up', 'create_account', 'account_onboarding', 'add_links')),
  account_id uuid references accounts (id) on delete cascade,
  visitor text check (visitor ~ '^[A-Za-z0-9]{20}$'),
  at timestamptz not null,
  method text check (method in ('password', 'google', 'switch')),
  account_type text check (account_type in ('student', 'parent', 'teacher')),
  step smallint check (step between 1 and 99),
  purpose text check (purpose in ('parent', 'child', 'friend', 'student', 'assistant', 'custom')),
  links smallint check (links between 1 and 100),
  check (num_nonnulls(account_id, visitor) >= 1),
  check ((method is not null) = (event = 'login')),
  check ((account_type is not null) = (event in ('sign_up', 'create_account', 'account_onboarding'))),
  check ((step is not null) = (event = 'account_onboarding')),
  check ((purpose is not null) = (event = 'add_links')),
  check ((links is not null) = (event = 'add_links'))
);
create index analytics_events_at on analytics_events (at);
create index analytics_events_account on analytics_events (account_id) where account_id is not null;
create index analytics_events_visitor on analytics_events (visitor) where visitor is not null;

-- Accounts as they reported themselves: the identifiers by which a course of events can be followed. Never leaves here.
create table analytics_identities (
  account_id uuid primary key references accounts (id) on delete cascade,
  username text not null,
  roles text[] not null,
  grade smallint check (grade between 0 and 12),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);

-- Which browser belonged to which account.
create table analytics_visitors (
  visitor text not null check (visitor ~ '^[A-Za-z0-9]{20}$'),
  account_id uuid not null references accounts (id) on delete cascade,
  associated_at timestamptz not null,
  primary key (visitor, account_id)
);
create index analytics_visitors_account on analytics_visitors (account_id);
