-- A wrong answer of practice may be mended once. second_until says until when, and that it was offered at all; null where it was
-- not. The second try is written once: what was sent, and how it went, or that the answer was shown instead. It counts for nothing
-- but a coin, and runs count those.
alter table answers
  add column second_until timestamptz,
  add column second_response text,
  add column second_outcome text check (second_outcome in ('right', 'wrong', 'shown')),
  add constraint answers_second_after_wrong check (second_until is null or outcome = 'wrong'),
  add constraint answers_second_offered check (second_outcome is null or second_until is not null),
  add constraint answers_second_response check ((second_response is not null) = (coalesce(second_outcome, 'shown') <> 'shown'));

-- Answers mended at the second try without help.
alter table runs
  add column mended smallint not null default 0 check (mended >= 0 and mended <= incorrect);
