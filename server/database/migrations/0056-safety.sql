-- What children and others report, and what the filter of words found of harm to oneself. `about_id` and `reporter_id` go with
-- their accounts; what was said stays, without a name, until the report is closed and its time is over.
create table safety_reports (
  id uuid primary key,
  -- Null: nobody reported it, the product found it; or the account of who reported it is gone.
  reporter_id uuid references accounts (id) on delete set null,
  about_id uuid references accounts (id) on delete set null,
  kind text not null check (kind in ('chat', 'board', 'person', 'alert')),
  reason text not null check (reason in ('mean', 'private', 'scary', 'worried', 'other', 'self_harm')),
  -- Where it was: no foreign key, since a class may be removed before its report is looked at.
  group_id uuid,
  class_name text not null check (length(class_name) <= 200),
  made_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts (id) on delete set null,
  outcome text check (outcome in ('nothing_wrong', 'talked', 'warned', 'removed', 'helped')),
  -- What staff answers to who reported it.
  answer text check (length(answer) <= 500),
  -- What staff keeps for itself: what was done, and why.
  note text check (length(note) <= 1000),
  told_reporters_family boolean not null default false,
  told_other_family boolean not null default false,
  -- When who reported it has read the answer.
  answer_seen_at timestamptz,
  check ((decided_at is null) = (outcome is null)),
  check ((kind = 'alert') = (reason = 'self_harm' and reporter_id is null) or kind <> 'alert')
);
create index safety_reports_open on safety_reports (made_at, id) where decided_at is null;
create index safety_reports_decided on safety_reports (decided_at) where decided_at is not null;
create index safety_reports_reporter on safety_reports (reporter_id);
create index safety_reports_about on safety_reports (about_id);
create index safety_reports_decider on safety_reports (decided_by);

-- What was said, as it stood when it was reported.
create table safety_evidence (
  id uuid primary key,
  report_id uuid not null references safety_reports (id) on delete cascade,
  account_id uuid references accounts (id) on delete set null,
  -- The line that was reported, or one around it.
  is_it boolean not null,
  text text not null check (length(text) <= 2000),
  said_at timestamptz not null
);
create index safety_evidence_report on safety_evidence (report_id);
create index safety_evidence_account on safety_evidence (account_id);

create function keep_safety_evidence() returns trigger language plpgsql as $$
begin
  if old.text is distinct from new.text or old.said_at is distinct from new.said_at or old.is_it is distinct from new.is_it
    or old.report_id is distinct from new.report_id then
    raise exception 'evidence is not changed';
  end if;
  return new;
end $$;
create trigger safety_evidence_unchanged before update on safety_evidence
  for each row execute function keep_safety_evidence();

-- Whose lines somebody does not see any more.
create table safety_blocks (
  blocker_id uuid not null references accounts (id) on delete cascade,
  blocked_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index safety_blocks_blocked on safety_blocks (blocked_id);
