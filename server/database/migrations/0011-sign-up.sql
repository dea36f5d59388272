-- Who makes an account for a child, and into which section: both take effect when the account gets its credentials.
alter table create_tokens
  add column creator_id uuid references accounts (id) on delete cascade,
  add column section_id uuid references sections (id) on delete cascade;

-- A parent's account has been connected through this request; it works once.
alter table consent_requests add column connected_id uuid references accounts (id) on delete set null;
