-- Pictures that a tutor has put on the board of a group: photos of a page, pages of a PDF. They go with the group, as its
-- board does. Kept as JPEG that the server has taken apart and put together again, without anything but the picture.
create table class_pictures (
  id uuid primary key,
  group_id uuid not null references class_groups (id) on delete cascade,
  width smallint not null check (width between 1 and 2000),
  height smallint not null check (height between 1 and 2000),
  image bytea not null check (octet_length(image) between 100 and 900000),
  created_at timestamptz not null
);
create index class_pictures_group on class_pictures (group_id);
