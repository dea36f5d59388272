import { randomInt } from 'node:crypto'
import { notesOfPaper, type PaperQuestion } from '@polyhex/curriculum'
import type { Tx } from '../database/database.ts'
import { newPaperOf } from '../exercises/contest-target.ts'
import { questionStream } from '../exercises/plan-run.ts'
import { Refusal } from '../http/refusal.ts'
import type { Player } from './player.ts'

/** Papers that decide what rests, and problems that do not come again to the host. */
const papersRemembered = 8
const notesRemembered = 200
/** Seeds tried for a paper of which the host has had no problem; after these the last one stands. */
const mostTries = 20

async function plansOf(tx: Tx, player: Player): Promise<string[][]> {
  const rows = await tx
    .selectFrom('runs')
    .select('plan')
    .where('type', '=', 'contest_problems')
    .where((where) =>
      'accountId' in player
        ? where('account_id', '=', player.accountId)
        : where('visitor_hash', '=', player.visitorHash),
    )
    .orderBy('started_at', 'desc')
    .limit(papersRemembered)
    .execute()
  return rows.map((row) => row.plan)
}

async function notesHad(tx: Tx, player: Player): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('run_questions as q')
    .innerJoin('runs as r', 'r.id', 'q.run_id')
    .select(['q.topic_code_level', 'q.note'])
    .where('r.type', '=', 'contest_problems')
    .where((where) =>
      'accountId' in player
        ? where('r.account_id', '=', player.accountId)
        : where('r.visitor_hash', '=', player.visitorHash),
    )
    .orderBy('q.created_at', 'desc')
    .limit(notesRemembered)
    .execute()
  return new Set(rows.map((row) => `${row.topic_code_level} ${row.note}`))
}

/**
 * The seed and the questions of a new contest: everybody in it gets these, whatever is rated or written anew meanwhile. The
 * families of the host's last papers rest, and none of the host's last 200 problems comes again as far as 20 seeds allow.
 * Throws unit_not_found when the subject has no paper.
 */
export async function settlePaper(
  tx: Tx,
  runTarget: string,
  host: Player,
): Promise<{ readonly seed: number; readonly paper: readonly PaperQuestion[] }> {
  const [plans, had] = [await plansOf(tx, host), await notesHad(tx, host)]
  for (let i = 1; ; i++) {
    const seed = randomInt(2 ** 32) | 0
    const paper = newPaperOf(runTarget, seed, plans)
    if (paper === null) throw new Refusal('unit_not_found')
    // oxlint-disable-next-line no-await-in-loop -- the next seed is tried only when this one will not do
    const notes = await notesOfPaper(paper, (position) => questionStream(seed, position, 0))
    if (i === mostTries || notes.every((note) => !had.has(note))) return { seed, paper }
  }
}
