-- What a student does in the room of a class, so that a break of any kind leads back to it; and what the tutor gave to all,
-- so that it reaches who comes later.
alter table class_groups
  add column given_level text,
  add column given_at timestamptz,
  add constraint class_groups_given_whole check ((given_level is null) = (given_at is null));
alter table attendees
  -- when something was last given to this one in the room
  add column given_at timestamptz,
  -- the exercise that was open in the room last; null once it has been left for another
  add column room_run_id uuid references runs (id) on delete set null;
create index attendees_room_run on attendees (room_run_id) where room_run_id is not null;
