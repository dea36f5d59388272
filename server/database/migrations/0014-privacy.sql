-- The receipt of a consent stays with the child; the address of a parent whose account is deleted does not.
alter table consents alter column given_by_email drop not null;

-- The account was reminded that it will be deleted because nobody uses it.
alter table accounts add column retention_noticed_at timestamptz;
create index accounts_last_active on accounts (last_active_at);
