-- Power over a child of 13 or more whom nobody manages begins after a wait, in which the child can take it back: from when
-- it counts by itself. Null: nothing is waited for but what else stands between (decision 50).
alter table account_links
  add column counts_from timestamptz,
  add constraint account_links_counts_from check (counts_from is null or permission in ('manage', 'authenticate'));
create index account_links_counts_from on account_links (counts_from) where counts_from is not null and not accepted;
