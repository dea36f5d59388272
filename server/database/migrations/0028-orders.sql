-- Who begins a payment with the provider holds it until then, so that nobody else does so at the same moment; what has
-- passed is free for whoever comes next, also after a crash.
alter table payments add column claimed_until timestamptz;
