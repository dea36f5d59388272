-- Names that tell how to find somebody elsewhere, or look like our staff, can be looked at by a person too.
alter table name_reviews drop constraint name_reviews_reason_check;
alter table name_reviews add constraint name_reviews_reason_check
  check (reason in ('bad_word', 'negative_sentiment', 'personal_information', 'handle_like', 'staff_like'));
