-- The invoice that a bank wants confirmed; null: none does. Its page is asked for when somebody wants to open it.
alter table subscriptions add column unconfirmed_invoice text;

-- What of the provider's catalog is not sold, or should be looked at, for staff: one row each, as it was read last.
create table catalog_remarks (
  about text not null check (length(about) between 1 and 200),
  reason text not null check (length(reason) between 1 and 400),
  sold boolean not null,
  found_at timestamptz not null,
  primary key (about, reason)
);
