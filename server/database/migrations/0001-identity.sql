-- Accounts as far as sign-in and practising need them. A student's email is the parent's and never signs in,
-- so only adults' addresses are unique.
create table accounts (
  id uuid primary key,
  username text not null check (username ~ '^[A-Za-z0-9_.+@-]+$' and length(username) between 3 and 320),
  email text,
  email_signs_in boolean not null default false,
  password_hash text not null,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['student', 'guardian', 'parent', 'teacher', 'tutor', 'admin']),
  grade smallint check (grade between 0 and 12),
  name text,
  public_name text not null,
  time_zone text not null,
  avatar text not null,
  active boolean not null default true,
  created_at timestamptz not null,
  check (email is not null or not email_signs_in)
);
create unique index accounts_username on accounts (lower(username));
create unique index accounts_email on accounts (lower(email)) where email_signs_in;
create unique index accounts_public_name on accounts (lower(public_name));

-- Who may see and configure whom: a parent and a child.
create table managed_accounts (
  manager_id uuid not null references accounts (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  primary key (manager_id, account_id),
  check (manager_id <> account_id)
);
create index managed_accounts_account on managed_accounts (account_id);

-- The browser holds the token, we its SHA-256. A session ends at expires_at, or when unused, at idle_until.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  idle_until timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- Tries to sign in by what was typed (hashed), counted before the password is looked at.
create table sign_in_tries (
  identifier_hash bytea primary key,
  tries integer not null check (tries > 0),
  since timestamptz not null
);
