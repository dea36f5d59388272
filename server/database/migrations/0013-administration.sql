-- One text to look for an account in, kept by the database itself.
alter table accounts add column search_text text not null generated always as (
  lower(coalesce(username, '') || ' ' || coalesce(name, '') || ' ' || public_name || ' ' || coalesce(email, ''))
) stored;
create index accounts_public_name_order on accounts (public_name, id) where claimed;
create index accounts_grade_order on accounts (grade, id) where claimed;
-- The order of the table, and all that counting it needs.
drop index accounts_created;
create index accounts_created on accounts (created_at, id) where claimed;
