import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { paperTarget, type StoredPaper } from './contest-target.ts'

/** A contest entry as far as its paper needs it. Seed and paper are of the contest: everybody in it gets the same. */
export interface PaperSeat extends StoredPaper {
  readonly id: string
  /** What its runs are about. */
  readonly target: string
  /** The run in which its paper is answered, once it has begun. */
  readonly runId: string | null
}

/**
 * The contest entry of an owner whose paper may be begun or gone on with. A paper begins while the contest is active; one
 * that is begun may be finished afterwards. Throws contest_player_not_found, contest_not_started.
 */
export async function paperSeatOf(
  db: Database,
  owner: { readonly accountId: string } | { readonly visitorHash: Buffer },
  guid: string,
): Promise<PaperSeat> {
  const row = await db.queries
    .selectFrom('contest_players as p')
    .innerJoin('contests as c', 'c.id', 'p.contest_id')
    .leftJoin('runs as r', (join) => join.onRef('r.contest_player_id', '=', 'p.id').on('r.state', '<>', 'left'))
    .select(['p.id', 'c.seed', 'c.paper', 'c.code_type as codeType', 'c.target', 'c.grade', 'c.state', 'r.id as runId'])
    .where('p.id', '=', guid)
    .where((where) =>
      'accountId' in owner
        ? where('p.account_id', '=', owner.accountId)
        : where('p.visitor_hash', '=', owner.visitorHash),
    )
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('contest_player_not_found')
  if (row.runId === null && row.state !== 'active') throw new Refusal('contest_not_started')
  const of = row.codeType === 'unit' ? { unitCode: row.target } : { focusAreaCode: row.target, grade: row.grade }
  return { id: row.id, seed: row.seed, paper: row.paper, target: paperTarget(of), runId: row.runId }
}
