import type { ClassContest } from '@polyhex/contract/classes/section-operations'
import { pickFields } from '@polyhex/contract/paging'
import type { Kysely } from 'kysely'
import { contestOfCode } from '../../contests/contest-rows.ts'
import { subjectName } from '../../contests/contest-subject.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'

/** Who plays a contest together: exactly one of the three. */
export type ContestPlace =
  | { readonly section_id: string }
  | { readonly time_slot_id: string }
  | { readonly group_id: string }

function contestsOf(queries: Kysely<Tables>, place: ContestPlace) {
  const [column, id] = Object.entries(place)[0] as ['section_id' | 'time_slot_id' | 'group_id', string]
  return queries
    .selectFrom('class_contests as k')
    .innerJoin('contests as c', 'c.id', 'k.contest_id')
    .select(['c.code', 'c.state', 'c.code_type', 'c.target', 'c.created_at'])
    .select(({ selectFrom, cast, fn }) =>
      selectFrom('contest_players as p')
        .select(cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('p.contest_id', '=', 'c.id')
        .as('players'),
    )
    .where(`k.${column}`, '=', id)
}
type Row = Awaited<ReturnType<ReturnType<typeof contestsOf>['execute']>>[number]

const toClassContest = (row: Row): ClassContest => ({
  code: row.code,
  status: row.state,
  title: subjectName(row.code_type, row.target),
  players: row.players ?? 0,
  createdAt: row.created_at.toISOString(),
})

/** A page of the contests that a section, a class or a group plays, the newest first, with what was asked for of each. C-204. */
export async function listClassContests(
  db: Database,
  place: ContestPlace,
  wanted: {
    readonly status?: ClassContest['status'] | undefined
    readonly fields?: string | undefined
    readonly offset: number
    readonly count: number
  },
): Promise<{ contests: ClassContest[]; total: number }> {
  const { status } = wanted
  const rows = await contestsOf(db.queries, place)
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .where((where) => (status === undefined ? where.lit(true) : where('c.state', '=', status)))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .offset(wanted.offset)
    .limit(wanted.count)
    .execute()
  // The type says all of it, since who names fields knows which.
  const asked = (row: Row) => pickFields(toClassContest(row), wanted.fields, ['code']) as ClassContest
  return { contests: rows.map(asked), total: Number(rows[0]?.total ?? 0) }
}

/**
 * Lets a section, a class or a group play a contest that the caller hosts; a contest is played in one place, the last it was given to.
 * Throws contest_not_found, also for a contest of another host.
 */
export async function addClassContest(
  db: Database,
  place: ContestPlace,
  account: Account,
  code: string,
  now: Date,
): Promise<ClassContest> {
  const contest = await contestOfCode(db.queries, code)
  if (contest.host_account_id !== account.accountId) throw new Refusal('contest_not_found')
  const places = { section_id: null, time_slot_id: null, group_id: null, ...place }
  await db.queries
    .insertInto('class_contests')
    .values({ contest_id: contest.id, ...places, created_at: now })
    .onConflict((conflict) => conflict.column('contest_id').doUpdateSet(places))
    .execute()
  const row = await contestsOf(db.queries, place).where('c.id', '=', contest.id).executeTakeFirstOrThrow()
  return toClassContest(row)
}
