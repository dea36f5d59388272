-- Who draws on the same credits, found a step at a time for everybody at once. As one recursive query it was planned anew
-- inside every query that asked, and looked each person up by themselves: most of what a sign-up in a large family took,
-- while everybody else of the family waited for it.
create or replace function credit_family(people uuid[]) returns setof uuid language plpgsql stable rows 20 as $$
declare
  family uuid[] = '{}';
  ahead uuid[] = array(select distinct id from unnest(people) as p (id) where id is not null);
begin
  while cardinality(ahead) > 0 loop
    family := family || ahead;
    ahead := array(
      (select subject_id from account_links where holder_id = any (ahead)
        and permission = 'sourceCredits' and status = 'confirmed' and accepted and subject_id is not null
      union
      select holder_id from account_links where subject_id = any (ahead)
        and permission = 'sourceCredits' and status = 'confirmed' and accepted and holder_id is not null
      union
      select owner_account_id from credits where student_account_id = any (ahead) and status = 'allocated'
        and owner_account_id is not null
      union
      select student_account_id from credits where owner_account_id = any (ahead) and status = 'allocated'
        and student_account_id is not null)
      except select unnest(family));
  end loop;
  return query select unnest(family);
end $$;
