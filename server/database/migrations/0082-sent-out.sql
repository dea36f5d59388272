-- Whoever a tutor has sent out of a room knocks again, also after the room was empty for a while or the server was started anew.
alter table attendees add column sent_out boolean not null default false;
