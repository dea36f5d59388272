-- What a room keeps of somebody over a restart of the server: since when the hand is up, and whether a tutor keeps the
-- microphone off. Of attendees alone; guests begin anew.
alter table attendees
  add column hand_since timestamptz,
  add column microphone_muted boolean not null default false;
