-- An account as sign-up, the profile and administration know it. A row is unclaimed from the end of the first step of
-- sign-up until it has credentials; such rows hold no name and are removed after a day (decision A-132).
alter table accounts alter column username drop not null;
alter table accounts alter column password_hash drop not null;
alter table accounts drop constraint accounts_roles_check;
alter table accounts add constraint accounts_roles_known check (roles <@ array['student', 'guardian', 'parent', 'teacher', 'tutor', 'admin']);
alter table accounts
  add column pk bigint generated always as identity unique,
  add column birth_month text check (birth_month ~ '^20[0-9]{2}/(0[1-9]|1[0-2])$'),
  -- False: the grade follows from the birth month and moves each July.
  add column grade_set_by_hand boolean not null default true,
  add column learning_goals text[] not null default '{}'
    check (learning_goals <@ array['love_of_math', 'fun_while_learning', 'student_accountability', 'catchup', 'academic_improvement', 'advanced_learning']),
  add column focus_areas text[] not null default '{}' check (cardinality(focus_areas) <= 5),
  add column class_groups text[] not null default '{}'
    check (class_groups <@ array['explorers', 'navigators', 'challengers', 'ms_moore_lessons', 'visst', 'summer_program']),
  add column claimed boolean not null default true,
  add column idp text check (idp in ('google')),
  add column external_id text,
  -- What a tutor says of themself, shown to families.
  add column biography text check (length(biography) <= 1000),
  add column video_link text check (video_link ~ '^https://'),
  add column teaches_grades smallint[] not null default '{}',
  add column teaches_themes text[] not null default '{}',
  add column last_active_at timestamptz,
  -- The family asked for deletion; until this instant it can be taken back.
  add column deletion_due_at timestamptz,
  add constraint accounts_claimed check (not claimed or username is not null);
update accounts set grade_set_by_hand = true;
create index accounts_created on accounts (created_at, id);
create index accounts_unclaimed on accounts (created_at) where not claimed;
create index accounts_deletion on accounts (deletion_due_at) where deletion_due_at is not null;
create index accounts_class_groups on accounts using gin (class_groups);

-- What one account may do, or receives, regarding another (the table of truth is in decision 0014). A permission counts
-- when it is confirmed and the pair has been accepted by both.
create table account_links (
  id uuid primary key,
  holder_id uuid not null references accounts (id) on delete cascade,
  subject_id uuid not null references accounts (id) on delete cascade,
  permission text not null check (permission in
    ('viewAnalytics', 'manage', 'viewDetails', 'authenticate', 'sourceCredits', 'classFriends')),
  status text not null check (status in ('requested', 'confirmed', 'denied')),
  -- The holder asked for it, or the subject gave it.
  asked_by uuid not null references accounts (id) on delete cascade,
  -- The username or email that was typed to find the other account.
  entered text check (length(entered) <= 320),
  accepted boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (holder_id, subject_id, permission),
  check (holder_id <> subject_id),
  check (asked_by in (holder_id, subject_id))
);
create index account_links_subject on account_links (subject_id);
create unique index account_links_one_source on account_links (least(holder_id, subject_id), greatest(holder_id, subject_id))
  where permission = 'sourceCredits' and status in ('requested', 'confirmed');

-- manage is never confirmed without viewDetails, whatever the order of the statements in a transaction.
create function check_manage_has_details() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from account_links m
    where m.holder_id = coalesce(new.holder_id, old.holder_id) and m.subject_id = coalesce(new.subject_id, old.subject_id)
      and m.permission = 'manage' and m.status = 'confirmed'
      and not exists (
        select 1 from account_links d
        where d.holder_id = m.holder_id and d.subject_id = m.subject_id and d.permission = 'viewDetails' and d.status = 'confirmed')
  ) then
    raise exception 'manage needs viewDetails' using errcode = 'check_violation', constraint = 'account_links_manage_needs_details';
  end if;
  return null;
end $$;
create constraint trigger account_links_manage_needs_details
  after insert or update or delete on account_links deferrable initially deferred
  for each row execute function check_manage_has_details();

-- Who managed whom before becomes a pair of links as the preset "child" makes them.
insert into account_links (id, holder_id, subject_id, permission, status, asked_by, accepted, created_at, changed_at)
  select gen_random_uuid(), m.manager_id, m.account_id, p, 'confirmed', m.manager_id, true, now(), now()
  from managed_accounts m, unnest(array['viewDetails', 'manage', 'authenticate', 'viewAnalytics']) p
  union all
  select gen_random_uuid(), m.account_id, m.manager_id, p, 'confirmed', m.manager_id, true, now(), now()
  from managed_accounts m, unnest(array['viewDetails', 'sourceCredits']) p;
drop table managed_accounts;
create view managed_accounts as
  select holder_id as manager_id, subject_id as account_id from account_links
  where permission = 'manage' and status = 'confirmed' and accepted;

-- Groups of students that somebody leads. Their classes come with scheduling.
create table sections (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null
);
create table section_members (
  id uuid primary key,
  section_id uuid not null references sections (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('instructor', 'assistant', 'student')),
  created_at timestamptz not null,
  unique (section_id, account_id)
);
create index section_members_account on section_members (account_id);

-- Numbers by key that staff can see and set; `onboarding` is the step of sign-up.
create table account_states (
  account_id uuid not null references accounts (id) on delete cascade,
  key text not null check (key ~ '^[A-Za-z][A-Za-z0-9_.-]{0,63}$'),
  value integer not null,
  changed_at timestamptz not null,
  primary key (account_id, key)
);

-- The right to finish one sign-up, from the browser that began it: the token is in the draft, its other half in a cookie.
create table create_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index create_tokens_account on create_tokens (account_id);

-- What a family wishes before classes and payments can take it up.
create table sign_up_wishes (
  account_id uuid primary key references accounts (id) on delete cascade,
  commitment text not null check (commitment in ('classes', 'trial', 'evaluation', 'solo')),
  details jsonb not null default '{}',
  wished_at timestamptz not null
);

-- Roles that need a person's yes, such as teacher.
create table role_requests (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('teacher', 'tutor')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts (id) on delete set null,
  granted boolean,
  check ((decided_at is null) = (granted is null))
);
create unique index role_requests_open on role_requests (account_id, role) where decided_at is null;

-- A parent's yes to a child's account. A row is never changed but for its withdrawal: it is the receipt.
create table consents (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('child_account')),
  -- Which wording was agreed to.
  wording text not null,
  given_by uuid references accounts (id) on delete set null,
  given_by_email text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index consents_current on consents (account_id, kind) where withdrawn_at is null;

create table consent_requests (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  parent_email text not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  granted boolean,
  check ((decided_at is null) = (granted is null))
);
create index consent_requests_account on consent_requests (account_id);

create table password_resets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_account on password_resets (account_id);

-- Names that the word lists caught and somebody wants to have all the same.
create table name_reviews (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('username', 'public_name')),
  identifier text not null check (length(identifier) between 1 and 40),
  reason text not null check (reason in ('bad_word', 'negative_sentiment', 'personal_information')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts (id) on delete set null,
  allowed boolean,
  check ((decided_at is null) = (allowed is null))
);
create unique index name_reviews_open on name_reviews (account_id, kind) where decided_at is null;

-- Who did what to whom. Written once; no references, so that it outlives accounts, and no names.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  -- The account the actor was signed in as, where that is another's.
  on_behalf_of uuid,
  subject_id uuid,
  action text not null check (action ~ '^[a-z_]{3,60}$'),
  details jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_subject on audit_log (subject_id, at desc);
create index audit_log_actor on audit_log (actor_id, at desc);
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is written once' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_written_once before update or delete on audit_log
  for each row execute function refuse_audit_change();

-- A session can be named and ended by its owner; `actor_id` is who really sits there when signed in as another.
alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column actor_id uuid references accounts (id) on delete cascade,
  add column device text not null default '' check (length(device) <= 100),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column last_used_at timestamptz;
update sessions set last_used_at = created_at;
create index sessions_actor on sessions (actor_id) where actor_id is not null;
