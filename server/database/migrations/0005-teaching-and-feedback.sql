create table teaching_preferences (
  account_id uuid primary key references accounts (id) on delete cascade,
  auto_play boolean not null,
  voice smallint not null,
  teaching_style text not null check (teaching_style in ('video', 'audio'))
);

-- guid comes from the browser, so that a report sent twice is one report.
create table issue_reports (
  guid uuid primary key,
  account_id uuid references accounts (id) on delete set null,
  context text not null,
  page_url text not null,
  contest_id text,
  message text not null,
  role text not null,
  image bytea,
  image_type text check (image_type in ('image/png', 'image/jpeg', 'image/webp')),
  stored_question_id uuid,
  created_at timestamptz not null,
  check ((image is null) = (image_type is null))
);
