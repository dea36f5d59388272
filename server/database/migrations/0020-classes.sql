-- Live classes: schedules that repeat weekly, the classes made from them, who takes part, and the credits they use.
-- Dates without a time are in the zone of the schedule; instants are UTC. Wall times become instants in the application,
-- never here: PostgreSQL reads an hour that happens twice as its second pass (decision 0025).
create extension if not exists btree_gist;

create table recurring_schedules (
  id uuid primary key,
  name text not null check (length(name) between 3 and 50),
  status text not null default 'none' check (status in ('none', 'plan', 'paused', 'active', 'deleted')),
  time_zone text not null,
  day smallint not null check (day between 0 and 6),
  minute smallint not null check (minute between 0 and 1439),
  -- Elapsed minutes, never wall-clock arithmetic.
  duration smallint not null check (duration in (30, 45, 60, 75, 90, 180)),
  starting_on date not null,
  ending_on date check (ending_on >= starting_on),
  restrictions text[] not null check (cardinality(restrictions) between 1 and 8 and restrictions <@ array[
    'explorers', 'navigators', 'challengers', 'ms_moore_lessons', 'visst', 'summer_program', 'internal', 'deprecated']),
  -- Students at most in one class; null: no limit.
  capacity smallint check (capacity between 1 and 500),
  -- The last date up to which classes have been made.
  generated_through date,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index recurring_schedules_status on recurring_schedules (status);

create table promotions (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,49}$'),
  name text not null check (length(name) between 3 and 100),
  required_credits smallint not null default 5 check (required_credits between 1 and 100),
  created_at timestamptz not null
);

-- A course of classes that a family picks as a whole.
create table cohorts (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,49}$'),
  promotion_id uuid not null references promotions (id),
  starting_at timestamptz not null,
  timing_label text not null check (length(timing_label) between 1 and 100),
  starting_label text not null check (length(starting_label) between 1 and 100),
  selection_label text not null check (length(selection_label) between 1 and 100),
  starting_date_format text not null default 'MMMM d',
  time_of_day_format text not null default 'h:mm a',
  ready_for_production boolean not null default false,
  created_at timestamptz not null
);
create index cohorts_promotion on cohorts (promotion_id);

create table time_slots (
  id uuid primary key,
  recurring_schedule_id uuid references recurring_schedules (id),
  -- The date in the schedule's zone for which this class was made; it stays when the class is moved by hand.
  occurrence_on date,
  -- What a class without a schedule is called; null: by its groups.
  name text check (length(name) between 3 and 50),
  status text not null default 'none'
    check (status in ('none', 'planned', 'open', 'ready_to_group', 'groups_created', 'cancelled')),
  starting_at timestamptz not null,
  duration smallint not null check (duration in (30, 45, 60, 75, 90, 180)),
  time_zone text not null,
  restrictions text[] not null default '{}' check (cardinality(restrictions) <= 8 and restrictions <@ array[
    'explorers', 'navigators', 'challengers', 'ms_moore_lessons', 'visst', 'summer_program', 'internal', 'deprecated']),
  section_id uuid references sections (id) on delete set null,
  capacity smallint check (capacity between 1 and 500),
  -- Students who take part; guarded here, not by counting first.
  seats_taken smallint not null default 0 check (seats_taken >= 0),
  -- Moved or changed by hand: edits of the schedule leave it as it is.
  detached boolean not null default false,
  -- How often its time or state has changed: calendars take the higher number.
  ics_sequence integer not null default 0,
  changed_at timestamptz not null,
  -- The zone data by which starting_at was computed.
  tzdata text not null,
  settled_at timestamptz,
  created_at timestamptz not null,
  check ((recurring_schedule_id is null) = (occurrence_on is null)),
  check (capacity is null or seats_taken <= capacity),
  unique (recurring_schedule_id, occurrence_on)
);
create index time_slots_start on time_slots (starting_at, id);
create index time_slots_status on time_slots (status, starting_at, id);
create index time_slots_unsettled on time_slots (starting_at) where settled_at is null;
create index time_slots_section on time_slots (section_id) where section_id is not null;

create table cohort_time_slots (
  cohort_id uuid not null references cohorts (id) on delete cascade,
  time_slot_id uuid not null references time_slots (id) on delete cascade,
  primary key (cohort_id, time_slot_id)
);
create index cohort_time_slots_slot on cohort_time_slots (time_slot_id);

-- The students of a class are divided into groups, each with a tutor and a room of its own.
create table class_groups (
  id uuid primary key,
  time_slot_id uuid not null references time_slots (id) on delete cascade,
  group_index smallint not null check (group_index >= 1),
  video_conference_link text check (video_conference_link ~ '^https://' and length(video_conference_link) <= 500),
  instructions text check (length(instructions) <= 2000),
  created_at timestamptz not null,
  unique (time_slot_id, group_index) deferrable initially deferred,
  unique (id, time_slot_id)
);

-- One credit pays for one class of one student. Every change of its state is kept in credit_changes.
create table credits (
  id uuid primary key,
  -- Null until it is meant for somebody, and when that account has been deleted.
  student_account_id uuid references accounts (id) on delete set null,
  owner_account_id uuid references accounts (id) on delete set null,
  status text not null default 'available' check (status in ('available', 'allocated', 'used', 'expired')),
  source text not null check (source in ('trial', 'purchased', 'admin', 'gift')),
  -- The last date, in the owner's zone, of a class it can pay for; null: it does not expire.
  expiration_date date,
  invoice_number text check (length(invoice_number) <= 100),
  -- The date of the class it was used for.
  class_date date,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((status = 'used') = (class_date is not null))
);
create index credits_owner on credits (owner_account_id, status);
create index credits_student on credits (student_account_id, status);
create index credits_expiring on credits (expiration_date) where status in ('available', 'allocated');

-- Somebody in a class: a student, or a teacher of it. Whoever leaves keeps the row with removed_at, so that the nightly run
-- adds nobody again; joining again takes the same row.
create table attendees (
  id uuid primary key,
  time_slot_id uuid not null references time_slots (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  is_teacher boolean not null default false,
  -- The teacher whom this teacher assists in the same class. A leader has no leader.
  leader_attendee_id uuid,
  -- Came by a recurring schedule and leaves with it.
  is_recurring boolean not null default false,
  group_id uuid,
  group_status text not null default 'none' check (group_status in ('none', 'assigned', 'joined', 'attended', 'missed')),
  notification_state text not null default 'none' check (notification_state in ('none', 'class_starting', 'all')),
  credit_id uuid unique references credits (id),
  removed_at timestamptz,
  removed_because text check (removed_because in ('left', 'skip', 'staff', 'schedule')),
  -- When the account was first and last seen in the room, and for how long in all.
  first_seen_at timestamptz,
  last_seen_at timestamptz,
  present_seconds integer not null default 0 check (present_seconds >= 0),
  -- From the class, kept by the triggers below; empty for a cancelled one, so that it blocks nobody.
  during tstzrange not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (time_slot_id, account_id),
  unique (id, time_slot_id),
  foreign key (group_id, time_slot_id) references class_groups (id, time_slot_id),
  foreign key (leader_attendee_id, time_slot_id) references attendees (id, time_slot_id),
  check (not is_teacher or credit_id is null),
  check (leader_attendee_id is null or (is_teacher and leader_attendee_id <> id)),
  check ((removed_at is null) = (removed_because is null)),
  check (removed_at is null or (group_id is null and credit_id is null)),
  constraint attendees_one_class_at_a_time exclude using gist (account_id with =, during with &&)
    where (removed_at is null) deferrable initially immediate
);
create index attendees_account on attendees (account_id, time_slot_id);
create index attendees_group on attendees (group_id) where group_id is not null;
create index attendees_leader on attendees (leader_attendee_id) where leader_attendee_id is not null;

create function time_of_class(slot time_slots) returns tstzrange language sql immutable as $$
  select case when slot.status = 'cancelled' then 'empty'::tstzrange
    else tstzrange(slot.starting_at, slot.starting_at + make_interval(mins => slot.duration)) end
$$;
create function set_time_of_attendee() returns trigger language plpgsql as $$
begin
  select time_of_class(s) into new.during from time_slots s where s.id = new.time_slot_id;
  return new;
end $$;
create trigger attendees_time before insert or update of time_slot_id, removed_at on attendees
  for each row execute function set_time_of_attendee();
create function move_attendees() returns trigger language plpgsql as $$
begin
  update attendees set during = time_of_class(new) where time_slot_id = new.id;
  return null;
end $$;
create trigger time_slots_move_attendees after update of starting_at, duration, status on time_slots
  for each row when (old.starting_at <> new.starting_at or old.duration <> new.duration
    or (old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function move_attendees();

-- A student who comes every week, from a date to a date, both included. Leaving and coming back is a second row.
create table recurring_attendees (
  recurring_schedule_id uuid not null references recurring_schedules (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  starting_on date not null,
  ending_on date check (ending_on >= starting_on),
  created_at timestamptz not null,
  primary key (recurring_schedule_id, account_id, starting_on),
  constraint recurring_attendees_once exclude using gist
    (recurring_schedule_id with =, account_id with =, daterange(starting_on, ending_on, '[]') with &&)
);
create index recurring_attendees_account on recurring_attendees (account_id);

-- A date on which a weekly class is left out: for one account, or for the whole class where there is no account.
create table skip_dates (
  id uuid primary key,
  recurring_schedule_id uuid not null references recurring_schedules (id) on delete cascade,
  account_id uuid references accounts (id) on delete cascade,
  on_date date not null,
  created_at timestamptz not null,
  unique nulls not distinct (recurring_schedule_id, account_id, on_date)
);
create index skip_dates_account on skip_dates (account_id) where account_id is not null;

-- Who waits for a place in a full class, in this order.
create table waiting_places (
  id uuid primary key,
  time_slot_id uuid not null references time_slots (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  unique (time_slot_id, account_id)
);
create index waiting_places_account on waiting_places (account_id);

-- Every change of a credit, in order. Never changed or removed.
create table credit_changes (
  id bigint generated always as identity primary key,
  credit_id uuid not null references credits (id),
  from_status text check (from_status in ('available', 'allocated', 'used', 'expired')),
  to_status text not null check (to_status in ('available', 'allocated', 'used', 'expired')),
  reason text not null check (reason in ('added', 'allocated', 'moved', 'freed', 'class_cancelled', 'used', 'given_back',
    'expired', 'extended', 'refunded')),
  time_slot_id uuid references time_slots (id) on delete set null,
  -- Who did it; null: the product by itself.
  changed_by uuid references accounts (id) on delete set null,
  at timestamptz not null
);
create index credit_changes_credit on credit_changes (credit_id, id);

-- The right to teach classes, while active.
create table contracts (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'active', 'ended')),
  starting_on date not null,
  ending_on date check (ending_on >= starting_on),
  created_at timestamptz not null
);
create unique index contracts_one_active on contracts (account_id) where status = 'active';

-- A family asks for a time to be evaluated; staff sets the session inside the window it chose.
create table evaluation_slots (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  window_start timestamptz not null,
  window_end timestamptz not null check (window_end > window_start),
  status text not null default 'requested' check (status in ('requested', 'scheduled', 'done', 'cancelled')),
  session_at timestamptz,
  duration smallint not null default 30 check (duration between 10 and 180),
  created_at timestamptz not null,
  check (session_at is null or (session_at >= window_start
    and session_at + make_interval(mins => duration) <= window_end)),
  check ((status in ('scheduled', 'done')) <= (session_at is not null))
);
create unique index evaluation_slots_one_open on evaluation_slots (account_id) where status in ('requested', 'scheduled');
create index evaluation_slots_window on evaluation_slots (window_start);

-- Contests that a section, a class or one group of a class plays together.
create table class_contests (
  contest_id uuid primary key references contests (id) on delete cascade,
  section_id uuid references sections (id) on delete cascade,
  time_slot_id uuid references time_slots (id) on delete cascade,
  group_id uuid references class_groups (id) on delete cascade,
  created_at timestamptz not null,
  check (num_nonnulls(section_id, time_slot_id, group_id) = 1)
);
create index class_contests_section on class_contests (section_id) where section_id is not null;
create index class_contests_slot on class_contests (time_slot_id) where time_slot_id is not null;
create index class_contests_group on class_contests (group_id) where group_id is not null;

-- What runs by itself. At most one row; without it everything is as the columns' defaults say.
create table class_settings (
  one boolean primary key default true check (one),
  ready_to_group_alone boolean not null default true,
  create_groups_alone boolean not null default true,
  -- The zone data of the last start of the server.
  tzdata text
);
