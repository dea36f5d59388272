-- By which rules a public name was last judged. A job judges those of older rules, and gives names of ours in the place of unfit ones.
alter table accounts add name_rules smallint not null default 0;
create index accounts_name_rules on accounts (name_rules, id);
