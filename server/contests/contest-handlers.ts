import { isOfProblems } from '@polyhex/curriculum'
import { paperOfTarget } from '../exercises/contest-target.ts'
import type { SeatWanted } from '@polyhex/contract/contests/contest'
import type { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { miniGames } from '@polyhex/contract/contests/contest-types'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import type { Database } from '../database/database.ts'
import { readRun } from '../exercises/run-rows.ts'
import { ownerOf } from '../exercises/run-owner.ts'
import { resultsOf } from '../exercises/results.ts'
import type { Caller, Cookies, Handlers } from '../http/handlers.ts'
import { buyHint } from './buy-hint.ts'
import { contestLeaderboard, updateComputers } from './contest-leaderboard.ts'
import { contestQuestions } from './contest-questions.ts'
import { contestOfCode, contestOfSeat, ownSeat, seatIn } from './contest-rows.ts'
import { subjectOf, subjectOfQuery } from './contest-subject.ts'
import { toContest, toContestPlayer } from './contest-view.ts'
import { bestPapers, earlierPapers } from './earlier-papers.ts'
import { createContest } from './make-contest.ts'
import { hostedContest, moveContest, setComputerPlayers, setHostSettings } from './move-contest.ts'
import { playerOf } from './player.ts'
import { getOrCreateSeat, joinByCode, type Taken } from './take-seat.ts'

interface Asking {
  readonly db: Database
  readonly caller: Caller
  readonly now: Date
}

/** A seat of the caller by its guid, with its contest. */
async function seatOfCaller({ db, caller }: Asking, guid: string) {
  const player = await playerOf(caller)
  const seat = await ownSeat(db.queries, player, guid)
  if (player === null) throw new Error('a seat is always somebody’s')
  return { player, seat, contest: await contestOfSeat(db.queries, seat.contest_id) }
}

/** Keeps settings of a seat and gives the seat as it is then. */
async function keepSettings(
  asking: Asking,
  guid: string,
  settings: { player_settings: string } | { math_settings: string },
) {
  await seatOfCaller(asking, guid)
  await asking.db.queries.updateTable('contest_players').set(settings).where('id', '=', guid).execute()
  const { player, seat, contest } = await seatOfCaller(asking, guid)
  return { contestPlayer: await toContestPlayer(asking.db, seat, contest, player, asking.now) }
}

async function move({ db, caller, now }: Asking, code: string, call: 'register' | 'play' | 'complete') {
  const player = await playerOf(caller)
  const contest = await moveContest(db, await hostedContest(db, player, code), call, now)
  return { contest: await toContest(db, contest, player, now) }
}

async function takenSeat(
  { db, caller, now, cookies }: Asking & { cookies: Cookies },
  take: (player: Awaited<ReturnType<typeof ownerOf>>['owner']) => Promise<Taken>,
) {
  const { owner } = await ownerOf(caller, cookies)
  const { seat, contest } = await take(owner)
  return { contestPlayer: await toContestPlayer(db, seat, contest, owner, now) }
}

const gradeOf = (owner: object): number =>
  'grade' in owner && typeof owner.grade === 'number' ? owner.grade : gradeWhenUnknown

async function seatWanted(asking: Asking & { cookies: Cookies }, wanted: SeatWanted, anonymousGuid: string | null) {
  return takenSeat(asking, (player) =>
    getOrCreateSeat(asking.db, player, { ...wanted, anonymousGuid, grade: gradeOf(player) }, asking.now),
  )
}

export const contestHandlers: Handlers<typeof contestOperations> = {
  createContest: async ({ db, account, body, now }) => {
    const host = { accountId: account.accountId }
    const subject = subjectOf(body.codeType, body.code, body.gradeLevel ?? account.grade ?? gradeWhenUnknown)
    const wanted = { subject, host, shared: true, config: body.config, computerPlayerCount: body.computerPlayerCount }
    const contest = await createContest(db, wanted, null, now)
    const seat = await seatIn(db.queries, contest.id, host)
    if (seat === null) throw new Error('the host of a new contest has a seat')
    return { contestPlayer: await toContestPlayer(db, seat, contest, host, now) }
  },

  getContestByCode: async ({ db, params, caller, now }) => ({
    contest: await toContest(db, await contestOfCode(db.queries, params.code), await playerOf(caller), now),
  }),

  listPossibleMiniGames: async () => ({ miniGames: [...miniGames] }),

  getLeaderboard: async ({ db, params, query, caller, now }) => {
    const found = await contestOfCode(db.queries, params.code)
    const player = await playerOf(caller)
    // Who may look is decided first: a stranger moves nothing.
    const board = await contestLeaderboard(db, found, player, now)
    if (!query.updateComputerPlayers || found.state !== 'active') return board
    return contestLeaderboard(db, await updateComputers(db, found, now), player, now)
  },

  updateComputerPlayerCount: async ({ db, params, body, caller, now }) => {
    const player = await playerOf(caller)
    const contest = await setComputerPlayers(db, await hostedContest(db, player, params.code), body.count)
    return { contest: await toContest(db, contest, player, now) }
  },

  registerContest: async ({ params, ...asking }) => move(asking, params.code, 'register'),
  playContest: async ({ params, ...asking }) => move(asking, params.code, 'play'),
  completeContest: async ({ params, ...asking }) => move(asking, params.code, 'complete'),

  getContestPlayer: async ({ params, ...asking }) => {
    const { player, seat, contest } = await seatOfCaller(asking, params.contestPlayerGuid)
    return { contestPlayer: await toContestPlayer(asking.db, seat, contest, player, asking.now) }
  },

  joinContest: async ({ body, ...asking }) =>
    takenSeat(asking, (player) =>
      joinByCode(asking.db, player, body.uniqueCode, body.anonymousUserGuid ?? null, asking.now),
    ),

  getOrCreateContestPlayer: async ({ body, ...asking }) => seatWanted(asking, body, null),

  getOrCreateAnonymousContestPlayer: async ({ body, ...asking }) => {
    const { anonymousUserGuid, ...wanted } = body
    return seatWanted(asking, wanted, anonymousUserGuid)
  },

  postPlayerSettings: async ({ params, body, ...asking }) =>
    keepSettings(asking, params.contestPlayerGuid, { player_settings: JSON.stringify(body) }),

  postMathSettings: async ({ params, body, ...asking }) =>
    keepSettings(asking, params.contestPlayerGuid, { math_settings: JSON.stringify(body) }),

  postHostSettings: async ({ params, body, ...asking }) => {
    const { player, seat, contest } = await seatOfCaller(asking, params.contestPlayerGuid)
    const hosted = await hostedContest(asking.db, player, contest.code)
    const changed = await setHostSettings(asking.db, hosted, body)
    return { contestPlayer: await toContestPlayer(asking.db, seat, changed, player, asking.now) }
  },

  getContestResults: async ({ params, ...asking }) => {
    const { seat } = await seatOfCaller(asking, params.contestPlayerGuid)
    if (seat.run_id === null) return { results: null }
    const run = await readRun(asking.db, asking.caller, seat.run_id, asking.now)
    return { results: await resultsOf(asking.db, run) }
  },

  getSimilarContestHistory: async ({ db, query, caller }) => {
    const { runTarget } = subjectOfQuery(query)
    const earlier = await earlierPapers(db, await playerOf(caller), runTarget, query.count)
    return { ...earlier, ofProblems: isOfProblems(paperOfTarget(runTarget)) }
  },

  listBestPapers: async ({ db, query, account, now }) =>
    bestPapers(db, account.accountId, subjectOfQuery(query).runTarget, now),

  listContestQuestions: async ({ query, now }) => contestQuestions(query.focusAreaCode, query, now),

  buyContestHint: async ({ db, params, body, caller, now }) =>
    buyHint(db, caller, { questionId: params.storedQuestionId, sequence: body.sequence }, now),
}
