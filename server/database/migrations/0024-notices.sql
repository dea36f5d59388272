-- Notices of classes and personal calendars (decision 0028).

-- When a class got the start it has, and when an attendee came (again): a reminder whose time had passed by then is not
-- sent, and who leaves and comes back is told anew. Kept here, so that whoever moves a class cannot forget it.
alter table time_slots add column timed_at timestamptz not null default now();
update time_slots set timed_at = changed_at;
create function set_time_of_start() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then new.timed_at := new.created_at;
  elsif new.starting_at <> old.starting_at or (old.status = 'cancelled') <> (new.status = 'cancelled') then
    new.timed_at := new.changed_at;
  end if;
  return new;
end $$;
create trigger time_slots_timed before insert or update of starting_at, status on time_slots
  for each row execute function set_time_of_start();

alter table attendees add column joined_at timestamptz not null default now();
update attendees set joined_at = created_at;
create function set_time_of_joining() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then new.joined_at := new.created_at;
  elsif old.removed_at is not null and new.removed_at is null then
    new.joined_at := new.changed_at;
    new.notification_state := 'none';
  end if;
  return new;
end $$;
create trigger attendees_joined before insert or update of removed_at on attendees
  for each row execute function set_time_of_joining();

-- Which reminders an account wants. Without a row: all of them.
create table notice_choices (
  account_id uuid primary key references accounts (id) on delete cascade,
  reminder_day boolean not null default true,
  reminder_hour boolean not null default true,
  changed_at timestamptz not null
);

-- Personal calendar addresses. The address is this number with a signature over it; neither is stored as such, so that a
-- copy of this table opens no calendar.
create table calendar_feeds (
  account_id uuid primary key references accounts (id) on delete cascade,
  number bytea not null unique check (octet_length(number) = 16),
  created_at timestamptz not null
);

-- The start for which reminders of a class have been written: a class is gone through once for each start it has.
alter table time_slots add column day_reminded_for timestamptz;
alter table time_slots add column hour_reminded_for timestamptz;

-- Calendar files of the mails that stay in the mailbox of development.
alter table mailbox_messages add column calendar text;
