-- Seats, credits and their history are kept right here, whatever removes a row: a handler, a job, or the deletion of a
-- class or an account. Decision 0026.

-- Meant for this student from the beginning, as a trial is: no brother or sister uses it. Otherwise the student is who the
-- credit is allocated to, or was used by.
alter table credits add column meant_for_student boolean not null default false;
create index credits_held_by_student on credits (student_account_id) where status = 'allocated';
create index attendees_unused_credit on attendees (time_slot_id) where removed_at is null and not is_teacher;
create index waiting_places_slot on waiting_places (time_slot_id, created_at, id);

-- Everybody who draws on the same credits: who may use those of another, step by step, and who still holds some although
-- the connection has ended.
create function credit_family(people uuid[]) returns setof uuid language sql stable as $$
  with recursive family (id) as (
    select unnest(people)
    union
    select n.id from family f cross join lateral (
      select subject_id from account_links where holder_id = f.id
        and permission = 'sourceCredits' and status = 'confirmed' and accepted
      union all
      select holder_id from account_links where subject_id = f.id
        and permission = 'sourceCredits' and status = 'confirmed' and accepted
      union all
      select owner_account_id from credits where student_account_id = f.id and status = 'allocated'
      union all
      select student_account_id from credits where owner_account_id = f.id and status = 'allocated'
    ) n (id) where n.id is not null
  )
  select id from family where id is not null
$$;

-- Holds the credits of these accounts' families until the end of the transaction, in one order, and says whose they are.
-- Taken after classes and before any row of attendees or credits is written.
create function lock_credits(people uuid[]) returns setof uuid language plpgsql as $$
declare
  member uuid;
begin
  for member in select id from credit_family(people) as f (id) order by id loop
    perform pg_advisory_xact_lock(hashtextextended('credits ' || member, 0));
    return next member;
  end loop;
end $$;

-- A credit that pays for a class no longer is free again.
create function release_credit(credit uuid, slot uuid, moment timestamptz) returns void language plpgsql as $$
declare
  freed uuid;
begin
  update credits set status = 'available', changed_at = moment,
    student_account_id = case when meant_for_student then student_account_id end
  where id = credit and status = 'allocated' returning id into freed;
  if freed is not null then
    insert into credit_changes (credit_id, from_status, to_status, reason, time_slot_id, at)
    values (freed, 'allocated', 'available', 'freed', (select id from time_slots where id = slot), moment);
  end if;
end $$;

-- Whoever leaves a class leaves its group and gives up the credit for it.
create function attendee_leaves() returns trigger language plpgsql as $$
begin
  if old.credit_id is not null then
    perform lock_credits(array[new.account_id]);
    perform release_credit(old.credit_id, new.time_slot_id, new.removed_at);
  end if;
  new.credit_id = null;
  new.group_id = null;
  new.group_status = 'none';
  new.leader_attendee_id = null;
  return new;
end $$;
create trigger attendees_leave before update of removed_at on attendees
  for each row when (old.removed_at is null and new.removed_at is not null) execute function attendee_leaves();

create function attendee_goes() returns trigger language plpgsql as $$
begin
  perform release_credit(old.credit_id, old.time_slot_id, now());
  return null;
end $$;
create trigger attendees_go after delete on attendees
  for each row when (old.credit_id is not null) execute function attendee_goes();

-- Never more students than seats. The check has a name of its own, so that whoever meets it can say what it means.
alter table time_slots drop constraint time_slots_check1;
alter table time_slots add constraint time_slots_seats check (capacity is null or seats_taken <= capacity);

-- How many students are in a class.
create function count_seats() returns trigger language plpgsql as $$
declare
  before integer = 0;
  after integer = 0;
begin
  if tg_op <> 'INSERT' and old.removed_at is null and not old.is_teacher then before = 1; end if;
  if tg_op <> 'DELETE' and new.removed_at is null and not new.is_teacher then after = 1; end if;
  if before <> after then
    update time_slots set seats_taken = seats_taken + after - before
    where id = case when tg_op = 'DELETE' then old.time_slot_id else new.time_slot_id end;
  end if;
  return null;
end $$;
create trigger attendees_seats after insert or delete or update of removed_at, is_teacher on attendees
  for each row execute function count_seats();
update time_slots s set seats_taken = (
  select count(*) from attendees a where a.time_slot_id = s.id and a.removed_at is null and not a.is_teacher);

-- An account that is deleted leaves its classes in the order in which everybody holds them.
create function account_leaves_classes() returns trigger language plpgsql as $$
begin
  perform 1 from time_slots where id in (select time_slot_id from attendees where account_id = old.id)
    order by id for no key update;
  if exists (select 1 from attendees where account_id = old.id and credit_id is not null)
    or exists (select 1 from credits where owner_account_id = old.id) then
    perform lock_credits(array[old.id]);
  end if;
  -- An assistant does not keep a teacher from going.
  update attendees set leader_attendee_id = null
    where leader_attendee_id in (select id from attendees where account_id = old.id);
  return old;
end $$;
create trigger accounts_leave_classes before delete on accounts
  for each row execute function account_leaves_classes();

-- What happened to a credit is not rewritten. Only that a class or an account is gone may be written into it.
create function keep_credit_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.id, old.credit_id, old.to_status, old.reason, old.at)
      = (new.id, new.credit_id, new.to_status, new.reason, new.at)
    and old.from_status is not distinct from new.from_status
    and (new.time_slot_id is null or new.time_slot_id = old.time_slot_id)
    and (new.changed_by is null or new.changed_by = old.changed_by) then
    return new;
  end if;
  raise exception 'the history of credits is only added to' using errcode = 'check_violation',
    constraint = 'credit_changes_are_kept';
end $$;
create trigger credit_changes_are_kept before update or delete on credit_changes
  for each row execute function keep_credit_changes();

create function keep_credits() returns trigger language plpgsql as $$
begin
  raise exception 'credits are not deleted' using errcode = 'check_violation', constraint = 'credits_are_kept';
end $$;
create trigger credits_are_kept before delete on credits for each row execute function keep_credits();
