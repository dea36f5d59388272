-- What an adult shows besides the password: a code of an authenticator app, or a passkey. The secret of an app is sealed with
-- a key that is not in the database; of a passkey only the public half is known.
create table second_factors (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  sealed_secret bytea,
  credential_id text unique check (length(credential_id) between 1 and 1400),
  public_key bytea,
  sign_count bigint check (sign_count >= 0),
  transports text[],
  check (case kind
    when 'totp' then sealed_secret is not null and num_nonnulls(credential_id, public_key, sign_count, transports) = 0
    else sealed_secret is null and num_nulls(credential_id, public_key, sign_count, transports) = 0 end)
);
create index second_factors_account on second_factors (account_id);

-- A code counts once: its step of 30 seconds is taken by whoever comes first.
create table totp_steps (
  factor_id uuid not null references second_factors (id) on delete cascade,
  step bigint not null,
  used_at timestamptz not null,
  primary key (factor_id, step)
);
create index totp_steps_age on totp_steps (used_at);

-- Codes for the day on which the telephone is gone. Each works once.
create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Somebody whose password was right and whose second factor is still wanted. It opens nothing else.
create table pending_sign_ins (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  way text not null check (way in ('password', 'google', 'identity')),
  challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index pending_sign_ins_account on pending_sign_ins (account_id);
create index pending_sign_ins_expiry on pending_sign_ins (expires_at);

-- What a session has been asked and not yet answered: the sealed secret of an app that is being added, or the challenge for a
-- passkey that is being added or shown again. It ends with the session.
create table factor_challenges (
  session_hash bytea not null references sessions (token_hash) on delete cascade,
  purpose text not null check (purpose in ('add_totp', 'add_passkey', 'proof')),
  challenge bytea not null,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
create index factor_challenges_expiry on factor_challenges (expires_at);

-- Until when a browser that has signed in before is not asked for the second factor of this account.
alter table known_devices add column trusted_until timestamptz;
