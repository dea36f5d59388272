-- The wall time a class was set to, on the clocks of its zone, as 2027-03-08T16:00: what it keeps when the zone data of the
-- world changes. Null for a class that was made before this was kept.
alter table time_slots add column local_start text check (local_start ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$');

-- A class is past 45 minutes after its start whatever its length, as the specification literally says (decision 0025, 1).
alter table class_settings add column literal45_past boolean not null default false;
