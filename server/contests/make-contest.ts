import { inTransaction } from '../database/in-transaction.ts'
import { randomInt } from 'node:crypto'
import { computerPlayers, contestCode } from '@polyhex/contract/contests/contest-limits'
import { ContestConfig } from '@polyhex/contract/contests/contest-types'
import { makeName } from '../accounts/names/suggest-names.ts'
import { constraintOf } from '../database/constraint.ts'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { ContestRow } from './contest-rows.ts'
import type { ContestSubject } from './contest-subject.ts'
import { settlePaper } from './settle-paper.ts'
import type { Player } from './player.ts'

/** What a new contest is. */
export interface WantedContest {
  readonly subject: ContestSubject
  readonly host: Player
  readonly shared: boolean
  readonly config: ContestConfig | undefined
  readonly computerPlayerCount: number
}

const someCode = (): string =>
  Array.from({ length: contestCode.length }, () => contestCode.letters[randomInt(contestCode.letters.length)]).join('')

/** Puts somebody into a contest. A visitor gets a name from words of ours. */
export async function addSeat(
  tx: Tx,
  contestId: string,
  player: Player,
  anonymousGuid: string | null,
  now: Date,
): Promise<string> {
  const id = newId(now)
  const who =
    'accountId' in player
      ? { account_id: player.accountId }
      : {
          visitor_hash: player.visitorHash,
          anonymous_guid: anonymousGuid,
          anonymous_name: makeName(() => randomInt(2 ** 32) / 2 ** 32),
        }
  await tx
    .insertInto('contest_players')
    .values({ id, contest_id: contestId, ...who, player_settings: '{}', math_settings: '{}', joined_at: now })
    .execute()
  return id
}

/** Makes a contest in the state plan with its host in the first seat, inside a transaction. */
export async function makeContest(
  tx: Tx,
  wanted: WantedContest,
  anonymousGuid: string | null,
  now: Date,
): Promise<ContestRow> {
  const { subject, host } = wanted
  const { seed, paper } = await settlePaper(tx, subject.runTarget, host)
  const values = {
    id: newId(now),
    code: someCode(),
    code_type: subject.codeType,
    target: subject.target,
    grade: subject.grade,
    seed,
    paper: JSON.stringify(paper),
    shared: wanted.shared,
    config: JSON.stringify(wanted.config ?? ContestConfig.parse({})),
    computer_players: wanted.computerPlayerCount,
    host_settings: '{}',
    created_at: now,
    ...('accountId' in host ? { host_account_id: host.accountId } : { host_visitor_hash: host.visitorHash }),
  }
  const row = await tx.insertInto('contests').values(values).returningAll().executeTakeFirstOrThrow()
  await addSeat(tx, row.id, host, anonymousGuid, now)
  return row
}

/** Two contests in 887 million get the same code at once: then another one is drawn. */
export async function createContest(
  db: Database,
  wanted: WantedContest,
  anonymousGuid: string | null,
  now: Date,
): Promise<ContestRow> {
  for (;;) {
    try {
      return await inTransaction(db, (tx) => makeContest(tx, wanted, anonymousGuid, now))
    } catch (error) {
      if (constraintOf(error) !== 'contests_code_key') throw error
    }
  }
}

/** A paper that somebody plays alone, beside some computer players. */
export function paperAlone(subject: ContestSubject, host: Player): WantedContest {
  return { subject, host, shared: false, config: undefined, computerPlayerCount: computerPlayers.alone }
}
