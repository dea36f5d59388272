-- The questions of a run are read with the replaced ones too (their notes are not asked again), so the partial index
-- over the positions does not serve; a visitor's earlier runs are looked up by the token.
create index run_questions_run on run_questions (run_id, created_at);
create index runs_of_visitor on runs (visitor_hash, type, target) where visitor_hash is not null;
create index issue_reports_account on issue_reports (account_id) where account_id is not null;
