-- A link to set the password of a child's account was mailed to whoever managed it: it dies when that ends, and when an
-- account gets another address.
create function end_resets_by_permission() returns trigger language plpgsql as $$
begin
  if old.permission = 'manage' and old.status = 'confirmed' and old.accepted
    and (tg_op = 'DELETE' or new.status <> 'confirmed' or not new.accepted) then
    delete from password_resets where account_id = old.subject_id;
  end if;
  return null;
end $$;
create trigger account_links_end_resets after update or delete on account_links
  for each row execute function end_resets_by_permission();

create function end_resets_by_address() returns trigger language plpgsql as $$
begin
  if old.email is distinct from new.email or old.email_signs_in <> new.email_signs_in then
    delete from password_resets where account_id = new.id;
  end if;
  return null;
end $$;
create trigger accounts_end_resets after update of email, email_signs_in on accounts
  for each row execute function end_resets_by_address();
