-- The receipt of a consent stays with the child; the address of a parent whose account is deleted does not.
alter table consents alter column given_by_email drop not null;

-- The account was reminded that it will be deleted because nobody uses it.
alter table accounts add column retention_noticed_at timestamptz;
-- From now on kept where sessions are opened and lengthened.
update accounts a set last_active_at = greatest(a.created_at,
  (select max(s.last_used_at) from sessions s where s.account_id = a.id or s.actor_id = a.id),
  (select max(r.started_at) from runs r where r.account_id = a.id));
