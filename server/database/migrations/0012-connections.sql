-- Who has said yes to being connected with whom. A pair has agreed when both rows are there (decision 0014).
create table link_agreements (
  account_id uuid not null references accounts (id) on delete cascade,
  other_id uuid not null references accounts (id) on delete cascade,
  agreed_at timestamptz not null,
  primary key (account_id, other_id),
  check (account_id <> other_id)
);
create index link_agreements_other on link_agreements (other_id);

-- Which parent allowed a permission for a child too young to decide alone, on either side of it.
alter table account_links
  add column holder_guardian_id uuid references accounts (id) on delete set null,
  add column subject_guardian_id uuid references accounts (id) on delete set null;
comment on column account_links.accepted is
  'A confirmed permission takes effect: both accounts have agreed to the connection, and for a young child a parent too.';

-- How often an account has looked for others by name.
create table account_look_ups (
  account_id uuid primary key references accounts (id) on delete cascade,
  tries integer not null,
  since timestamptz not null
);

-- Whoever is signed in as another is out at the moment the permission ends, whatever ended it.
create function end_sessions_by_permission() returns trigger language plpgsql as $$
begin
  if old.permission = 'authenticate' and old.status = 'confirmed' and old.accepted
    and (tg_op = 'DELETE' or new.status <> 'confirmed' or not new.accepted) then
    delete from sessions where account_id = old.subject_id and actor_id = old.holder_id;
  end if;
  return null;
end $$;
create trigger account_links_end_sessions after update or delete on account_links
  for each row execute function end_sessions_by_permission();

-- A session as another belongs to the person who sits there: it ends when that account is deactivated or gets another
-- password, and when the opened account becomes one that nobody else may open.
create function end_sessions_as_others() returns trigger language plpgsql as $$
begin
  if (old.active and not new.active) or old.password_hash is distinct from new.password_hash then
    delete from sessions where actor_id = new.id;
  end if;
  if new.roles && array['teacher', 'tutor', 'admin'] and not old.roles && array['teacher', 'tutor', 'admin'] then
    delete from sessions where account_id = new.id and actor_id is not null;
  end if;
  return null;
end $$;
create trigger accounts_end_sessions_as_others after update of active, password_hash, roles on accounts
  for each row execute function end_sessions_as_others();
