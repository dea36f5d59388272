-- A child asks to end the connection with a guardian (decision 0040). Under 13 it waits for the guardian's yes; from 13 on
-- it also ends by itself at `ends_at`.
create table guardian_partings (
  child_id uuid not null references accounts (id) on delete cascade,
  guardian_id uuid not null references accounts (id) on delete cascade,
  asked_at timestamptz not null,
  ends_at timestamptz check (ends_at > asked_at),
  primary key (child_id, guardian_id),
  check (child_id <> guardian_id)
);
create index guardian_partings_guardian on guardian_partings (guardian_id);
create index guardian_partings_end on guardian_partings (ends_at) where ends_at is not null;

-- A wish to part is about the permission to manage: without it there is nothing to part from.
create function end_partings_by_permission() returns trigger language plpgsql as $$
begin
  if old.permission = 'manage' and old.status = 'confirmed' and old.accepted
    and (tg_op = 'DELETE' or new.status <> 'confirmed' or not new.accepted) then
    delete from guardian_partings where child_id = old.subject_id and guardian_id = old.holder_id;
  end if;
  return null;
end $$;
create trigger account_links_end_partings after update or delete on account_links
  for each row execute function end_partings_by_permission();

-- What guardians are told of a child's account, in the product as by mail.
create table guardian_news (
  id uuid primary key,
  guardian_id uuid not null references accounts (id) on delete cascade,
  child_id uuid not null references accounts (id) on delete cascade,
  -- Who the news is about besides the child; null where nobody is, or no longer.
  other_id uuid references accounts (id) on delete set null,
  kind text not null check (kind in ('connected', 'disconnected', 'password_set', 'signed_in_as',
    'parting_asked', 'decision_waits', 'section_asked')),
  at timestamptz not null,
  seen_at timestamptz
);
create index guardian_news_guardian on guardian_news (guardian_id, at);
create index guardian_news_child on guardian_news (child_id);
create index guardian_news_other on guardian_news (other_id) where other_id is not null;

-- Who leads a section asks a family whether a child may join.
create table section_asks (
  section_id uuid not null references sections (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  asked_by uuid not null references accounts (id) on delete cascade,
  asked_at timestamptz not null,
  -- The family said no: the same section cannot ask again.
  refused_at timestamptz,
  primary key (section_id, account_id)
);
create index section_asks_account on section_asks (account_id);
create index section_asks_asked_by on section_asks (asked_by);
