-- Flows of signing in and out as data: a flow is a list of stages, each bound to it at a place in an order. The shapes are
-- authentik's (decision 0012); the rows that the product itself needs are laid at the start of the server.
create table flow_stages (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 200),
  kind text not null check (kind in ('identification', 'password', 'user_login', 'user_logout'))
);

create table flows (
  id uuid primary key,
  policy_binding_id uuid not null unique,
  name text not null check (length(name) between 1 and 500),
  slug text not null unique check (slug ~ '^[-a-zA-Z0-9_]{1,50}$'),
  title text not null check (length(title) between 1 and 500),
  designation text not null check (designation in
    ('authentication', 'authorization', 'invalidation', 'enrollment', 'unenrollment', 'recovery', 'stage_configuration')),
  policy_engine_mode text not null default 'any' check (policy_engine_mode in ('all', 'any')),
  compatibility_mode boolean not null default false,
  layout text not null default 'stacked' check (layout in
    ('stacked', 'content_left', 'content_right', 'sidebar_left', 'sidebar_right')),
  denied_action text not null default 'message_continue' check (denied_action in ('message_continue', 'message', 'continue')),
  authentication text not null default 'none' check (authentication in
    ('none', 'require_authenticated', 'require_unauthenticated', 'require_superuser', 'require_redirect', 'require_outpost')),
  -- An address elsewhere, which the server never fetches, or a picture of ours; not both.
  background_url text check (background_url ~ '^https?://' and length(background_url) <= 2000),
  background_image bytea check (octet_length(background_image) <= 2097152),
  background_type text check (background_type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp')),
  background_hash text check (background_hash ~ '^[0-9a-f]{32}$'),
  check ((background_image is null) = (background_type is null) and (background_image is null) = (background_hash is null)),
  check (background_url is null or background_image is null)
);

create table flow_stage_bindings (
  id uuid primary key,
  policy_binding_id uuid not null unique,
  flow_id uuid not null references flows (id) on delete cascade,
  stage_id uuid not null references flow_stages (id) on delete cascade,
  place integer not null,
  evaluate_on_plan boolean not null default false,
  re_evaluate_policies boolean not null default true,
  policy_engine_mode text not null default 'any' check (policy_engine_mode in ('all', 'any')),
  invalid_response_action text not null default 'retry' check (invalid_response_action in
    ('retry', 'restart', 'restart_with_context')),
  constraint flow_stage_bindings_once unique (flow_id, stage_id, place)
);
create index flow_stage_bindings_stage on flow_stage_bindings (stage_id);

-- One browser on its way through a flow: the browser holds the token, we its hash. Never holds a password.
create table flow_plans (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  flow_id uuid not null references flows (id) on delete cascade,
  binding_ids uuid[] not null,
  -- How many of the bindings are passed.
  step smallint not null default 0 check (step >= 0),
  -- What was typed to say who is meant, and whom it was found to mean.
  identifier text check (length(identifier) <= 320),
  account_id uuid references accounts (id) on delete cascade,
  -- A password stage has been passed for this account.
  verified boolean not null default false,
  failures smallint not null default 0,
  completed boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (account_id is not null or not verified)
);
create index flow_plans_flow on flow_plans (flow_id);
create index flow_plans_expiry on flow_plans (expires_at);

-- Browsers that have signed in to an account before: guesses from elsewhere do not lock them out.
create table known_devices (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_devices_account on known_devices (account_id);

-- Who an account is at another provider of identities.
create table external_identities (
  provider text not null check (provider in ('google', 'identity')),
  subject text not null check (length(subject) between 1 and 255),
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create unique index external_identities_account on external_identities (account_id, provider);

-- One browser on its way to a provider and back.
create table provider_visits (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  next_path text not null,
  expires_at timestamptz not null
);
create index provider_visits_expiry on provider_visits (expires_at);

-- A browser that has shown who it is at a provider, to whom no account belongs yet: sign-up may take it up, once.
create table proven_identities (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  provider text not null check (provider in ('google', 'identity')),
  subject text not null check (length(subject) between 1 and 255),
  email text not null check (length(email) <= 320),
  expires_at timestamptz not null
);
create index proven_identities_expiry on proven_identities (expires_at);
