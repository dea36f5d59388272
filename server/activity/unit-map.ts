import { type MapUnit, unitMap } from '@polyhex/contract/activity/unit-map'
import { units } from '@polyhex/curriculum'
import { toUnit } from '../curriculum/catalogue-view.ts'
import type { Database } from '../database/database.ts'
import { activeUnits } from './active-units.ts'

/** The whole catalogue as the browser sees it; it does not change while the server runs. */
let catalogue: readonly ReturnType<typeof toUnit>[] | null = null

/** Right answers of the best unit mastery run of an account, by unit. */
async function bestByUnit(db: Database, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.queries
    .selectFrom('runs')
    .select((from) => ['target', from.fn.max('correct').as('best')])
    .where('account_id', '=', accountId)
    .where('type', '=', 'unit_mastery')
    .groupBy('target')
    .execute()
  return new Map(rows.map((row) => [row.target, row.best]))
}

/**
 * The map of an account: statuses are worked out on the whole graph, then the units that begin in `gradeLevel` are
 * given, or all. `seesFuture` is whether the one who looks is a student (L-044).
 */
export async function unitMapOf(
  db: Database,
  subject: { readonly accountId: string; readonly grade: number | null },
  seesFuture: boolean,
  gradeLevel: number | undefined,
): Promise<MapUnit[]> {
  catalogue ??= units.map(toUnit).toSorted((a, b) => a.sequence - b.sequence)
  const [own, best] = [await activeUnits(db, subject.accountId), await bestByUnit(db, subject.accountId)]
  const all = unitMap(catalogue, own, { grade: subject.grade, seesFuture, best })
  return gradeLevel === undefined ? all : all.filter((unit) => unit.lowestGradeLevel === gradeLevel)
}
