-- The questions of a contest as they were settled when it was made: keys, difficulties and contest levels, without answers.
alter table contests add column paper text;
