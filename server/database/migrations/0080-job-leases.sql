-- A process holds a job by a lease that it renews while it works. The lease has a name of its own, so that a process which
-- has lost it (it stood still, or its clock was wrong) cannot give back what another one holds by now.
alter table job_runs add column lease_id uuid;
