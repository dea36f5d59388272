-- An adult's address counts when a link that was mailed there has been followed (decision 0040). Addresses that a provider
-- of identities has vouched for are proven; all others are to be proven before a new child can be connected or created.
alter table accounts add column email_proven_at timestamptz;
update accounts set email_proven_at = created_at where email_signs_in and external_id is not null;

-- Another address is not proven by what proved the one before.
create function forget_proof_of_address() returns trigger language plpgsql as $$
begin
  if old.email is distinct from new.email and old.email_proven_at is not distinct from new.email_proven_at then
    new.email_proven_at := null;
  end if;
  return new;
end $$;
create trigger accounts_forget_proof before update of email on accounts
  for each row execute function forget_proof_of_address();

-- When the person in this browser last showed the right to the account, as by its password.
alter table sessions add column proved_at timestamptz;

-- A link mailed to an address: it proves the account's own, or one that is to take its place.
create table address_proofs (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index address_proofs_account on address_proofs (account_id, asked_at);
create index address_proofs_expiry on address_proofs (expires_at);

-- Addresses that were replaced. Whoever reads the old one can take the change back until `undo_until`.
create table address_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  undo_hash bytea not null unique,
  changed_at timestamptz not null,
  undo_until timestamptz not null check (undo_until > changed_at),
  -- Taken back, or made void by taking an earlier change back.
  undone_at timestamptz
);
create index address_changes_account on address_changes (account_id, changed_at);
-- The old address stays reserved while the change can be taken back.
create index address_changes_old on address_changes (lower(old_email)) where undone_at is null;
