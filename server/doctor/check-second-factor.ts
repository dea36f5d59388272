import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { findSealingKey, type KeyFinding } from '../identity/second-factor/sealing-key.ts'
import { bad, type Finding, good, off, warn } from '../outside/finding.ts'

const what = 'Two-step sign-in'

/** Whether administrators and tutors have to have a second factor. Decision 0041. */
export function checkSecondFactorDemanded({ secondFactor, production }: Config): Finding {
  if (secondFactor.demanded) return good(what, 'Administrators and tutors cannot work without it.')
  return production
    ? warn(what, 'Administrators and tutors may work without it.', 'Remove SECOND_FACTOR, or set it to staff.')
    : off(what, 'It is left to everybody: nobody has to have it.')
}

const keyFindings: Readonly<Record<KeyFinding, (name: string) => Finding>> = {
  fits: (name) => good(name, 'It opens what this database has sealed. Keep it with your backups.'),
  none_yet: (name) => off(name, 'It is made when the server starts for the first time.'),
  missing: (name) =>
    bad(
      name,
      'It is gone: no code of an authenticator app can be checked.',
      'Put second-factor.key back into DATA_DIRECTORY, or set SECOND_FACTOR_KEY.',
    ),
  damaged: (name) =>
    bad(name, 'The file second-factor.key is damaged.', 'Put the file of your last backup in its place.'),
  other: (name) =>
    bad(
      name,
      'The authenticator apps of this database are sealed with another key.',
      'Set SECOND_FACTOR_KEY to the key of the server that made them, the same for every server.',
    ),
}

/** How many active administrators and tutors have no second factor where they need one, and whether the key of apps is there. */
export async function checkSecondFactors(
  { queries }: Database,
  { secondFactor, dataDirectory }: Config,
): Promise<Finding[]> {
  const { rows: there } = await sql<{ has: boolean }>`select to_regclass('second_factors') is not null as has`.execute(
    queries,
  )
  if (there[0]?.has !== true) return []
  const key = keyFindings[await findSealingKey(queries, secondFactor.key, dataDirectory)]('Key of authenticator apps')
  if (!secondFactor.demanded) return [key]
  const { rows } = await sql<{ without: number }>`select count(*)::int as without from accounts a
    where a.active and a.roles && array['admin', 'tutor']
      and not exists (select 1 from second_factors f where f.account_id = a.id)`.execute(queries)
  const without = rows[0]?.without ?? 0
  const staff = 'Second factors of staff'
  return [
    key,
    without === 0
      ? good(staff, 'Every administrator and tutor has one.')
      : warn(
          staff,
          `${without === 1 ? '1 administrator or tutor has' : `${without} administrators and tutors have`} none and cannot work.`,
          'Ask them to sign in: a page leads them through it.',
        ),
  ]
}
