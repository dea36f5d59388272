import type { CoinChange } from '@polyhex/contract/coins/coin-changes'
import type { LeaderboardRow as Row } from '@polyhex/contract/contests/leaderboard'
import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld, type Person } from '../seed/test-world.ts'
import { recordCoinChange } from '../coins/coin-ledger.ts'
import { closeContests } from './close-contests.ts'

const world = openWorld()
const unitCode = 'g3_meaning_of_division'
const minutes = (count: number) => new Date(world.now.getTime() + count * 60_000)

/** A contest for others, open for joining. */
async function hosted(host: Person, body: object = {}) {
  const made = await host.call('createContest', { body: { codeType: 'unit', code: unitCode, ...body } })
  const { contest, contestPlayerGuid } = made.body.contestPlayer
  await host.call('registerContest', { params: { code: contest.code } })
  return { code: contest.code as string, guid: contestPlayerGuid as string }
}

/** A paper of one's own that has begun; its seat and its run. */
async function paper(person: Person, forceNew = false) {
  const seat = await person.call('getOrCreateContestPlayer', { body: { codeType: 'unit', code: unitCode, forceNew } })
  const { contestPlayerGuid, contest } = seat.body.contestPlayer
  await person.call('registerContest', { params: { code: contest.code } })
  await person.call('playContest', { params: { code: contest.code } })
  const run = await begin(person, contestPlayerGuid)
  return { guid: contestPlayerGuid as string, code: contest.code as string, ...run }
}

async function begin(person: Person, contestPlayerGuid: string) {
  const answer = await person.call('startExercise', {
    body: { target: { type: 'contest_problems', contestPlayerGuid } },
  })
  return {
    run: answer.body.run,
    question: answer.body.questions?.at(-1),
    status: answer.status,
    refusal: answer.body.code,
  }
}

/** Answers a whole paper: `how` says for each question, from 0, what is done. */
async function playAll(
  person: Person,
  begun: { run: { runId: string }; question: { storedQuestionId: string } },
  how: (n: number) => 'right' | 'wrong' | 'skip',
) {
  let { question } = begun
  let last
  for (let n = 0; n < 10; n++) {
    const params = { runId: begun.run.runId, storedQuestionId: question.storedQuestionId }
    const what = how(n)
    last =
      what === 'skip'
        ? await person.call('skipQuestion', { params, body: { timeTakenMs: 1000 } })
        : await person.call('answerQuestion', {
            params,
            body: {
              response: await (what === 'right' ? world.rightFor : world.wrongFor)(question.storedQuestionId),
              timeTakenMs: 1000,
            },
          })
    question = last.body.nextQuestions[0]
  }
  return last?.body
}

const coins = async (person: Person, amount: number) =>
  recordCoinChange(world.db, {
    accountId: person.accountId,
    changeType: 'admin',
    details: 'for a test',
    amount,
    source: `test:${newId(world.now)}`,
    at: world.now,
  })

describe('the seat of a paper of one’s own', () => {
  it('has the fields of a contest player, in a contest in the state plan [L-118] [L-119] [L-223]', async () => {
    const sam = await world.person()
    const { status, body } = await sam.call('getOrCreateContestPlayer', { body: { codeType: 'unit', code: unitCode } })
    expect(status).toBe(200)
    const { contestPlayer } = body
    expect(contestPlayer).toMatchObject({ userId: sam.accountId, hostSettings: { locked: false, hideScores: false } })
    expect(contestPlayer.contest).toMatchObject({
      contestId: contestPlayer.contestId,
      state: 'plan',
      unitCode,
      gradeLevel: 3,
      shared: false,
      isHost: true,
      computerPlayerCount: 3,
    })
    expect(Number.isInteger(contestPlayer.contestPlayerId)).toBe(true)
    const again = await sam.call('getContestPlayer', { params: { contestPlayerGuid: contestPlayer.contestPlayerGuid } })
    expect(again.body.contestPlayer).toEqual(contestPlayer)
  })

  it('is given again until its paper is finished, and is new with forceNew [L-223]', async () => {
    const sam = await world.person()
    const first = await paper(sam)
    const same = await paper(sam)
    expect(same.guid).toBe(first.guid)
    expect(same.run.runId).toBe(first.run.runId)
    const other = await paper(sam, true)
    expect(other.guid).not.toBe(first.guid)
    await playAll(sam, other, () => 'skip')
    const next = await paper(sam)
    expect(next.guid).toBe(first.guid)
    world.now = minutes(60 * 25)
    expect((await paper(sam)).guid).not.toBe(first.guid)
  })

  it('is had by a visitor under a guid of the browser, with a name from our words [L-224]', async () => {
    const visitor = world.visitor()
    const body = { codeType: 'unit', code: unitCode, anonymousUserGuid: newId(world.now) }
    const seat = await visitor.call('getOrCreateAnonymousContestPlayer', { body })
    expect(seat.body.contestPlayer).toMatchObject({ userId: null, contest: { state: 'plan', isHost: true } })
    expect(seat.body.contestPlayer.name).toMatch(/^[a-z]+_[a-z]+_\d+$/)
    const again = await visitor.call('getOrCreateAnonymousContestPlayer', { body })
    expect(again.body.contestPlayer.contestPlayerGuid).toBe(seat.body.contestPlayer.contestPlayerGuid)
    const stranger = await world.visitor().call('getOrCreateAnonymousContestPlayer', { body })
    expect(stranger.body.contestPlayer.contestPlayerGuid).not.toBe(seat.body.contestPlayer.contestPlayerGuid)
  })

  it('is about a focus area at the nearest grade that the area has', async () => {
    const sam = await world.person({ grade: 9 })
    const { body } = await sam.call('getOrCreateContestPlayer', {
      body: { codeType: 'focus_area', code: 'addition_and_subtraction' },
    })
    expect(body.contestPlayer.contest).toMatchObject({
      focusAreaCode: 'addition_and_subtraction',
      unitCode: null,
      gradeLevel: 4,
      name: 'Adding and Subtracting',
    })
    const unknown = await sam.call('getOrCreateContestPlayer', { body: { codeType: 'focus_area', code: 'cooking' } })
    expect(unknown.body.code).toBe('focus_area_not_found')
    const noUnit = await sam.call('getOrCreateContestPlayer', { body: { codeType: 'unit', code: 'cooking' } })
    expect(noUnit.body.code).toBe('unit_not_found')
  })

  it('is nobody else’s: not to look at, not to play, not to change', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    const { guid } = await paper(sam)
    const params = { contestPlayerGuid: guid }
    for (const person of [max, world.visitor()]) {
      expect((await person.call('getContestPlayer', { params })).body.code).toBe('contest_player_not_found')
      expect((await person.call('getContestResults', { params })).body.code).toBe('contest_player_not_found')
      expect((await person.call('postPlayerSettings', { params, body: {} })).body.code).toBe('contest_player_not_found')
      expect((await begin(person, guid)).refusal).toBe('contest_player_not_found')
    }
  })

  it('keeps player, math and host settings [L-225]', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const { code, guid } = await hosted(host)
    const params = { contestPlayerGuid: guid }
    await host.call('postPlayerSettings', { params, body: { showName: false } })
    await host.call('postMathSettings', { params, body: { advanceAtOnce: true } })
    const { body } = await host.call('postHostSettings', { params, body: { locked: true, hideScores: true } })
    expect(body.contestPlayer).toMatchObject({
      playerSettings: { showName: false },
      mathSettings: { advanceAtOnce: true },
      hostSettings: { locked: true, hideScores: true },
      name: 'A player',
    })
    expect((await guest.call('joinContest', { body: { uniqueCode: code } })).body.code).toBe('contest_not_open')
    await host.call('postHostSettings', { params, body: { locked: false } })
    const joined = await guest.call('joinContest', { body: { uniqueCode: code } })
    expect(joined.body.contestPlayer.hostSettings).toBeNull()
    const own = { contestPlayerGuid: joined.body.contestPlayer.contestPlayerGuid }
    expect((await guest.call('postHostSettings', { params: own, body: {} })).body.code).toBe('not_the_host')
  })
})

describe('a contest for others', () => {
  it('is made with the standard configuration, or one that is given by either names [L-120] [L-227] [L-251]', async () => {
    const host = await world.person()
    const plain = await host.call('createContest', { body: { codeType: 'unit', code: unitCode } })
    expect(plain.body.contestPlayer.contest).toMatchObject({
      state: 'plan',
      shared: true,
      config: { contestType: 'car_race', sceneCode: 'carracescene5', startLevel: 0, timeLimit: 300, forceLogin: false },
    })
    const config = {
      contestType: 'ice_walk',
      gameScene: 'scene_2',
      gameStartingStage: 4,
      play_time: 120,
      requireLogin: true,
    }
    const given = await host.call('createContest', { body: { codeType: 'unit', code: unitCode, config } })
    expect(given.body.contestPlayer.contest.config).toMatchObject({
      contestType: 'ice_walk',
      sceneCode: 'scene_2',
      startLevel: 4,
      timeLimit: 120,
      forceLogin: true,
    })
    const wrong = { contestType: 'chess_boxing' }
    const refused = await host.call('createContest', { body: { codeType: 'unit', code: unitCode, config: wrong } })
    expect(refused.status).toBe(400)
  })

  it('is found by its code, which shows nobody who takes part but the host [L-227]', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const { code } = await hosted(host)
    const found = await guest.call('getContestByCode', {
      params: { code: `${code.slice(0, 3)}-${code.slice(3).toLowerCase()}` },
    })
    expect(found.body.contest).toMatchObject({ code, isHost: false, playerCount: 1, state: 'register' })
    expect(found.body.contest.hostName).toMatch(/^Person /)
    expect(JSON.stringify(found.body)).not.toContain(host.accountId)
    const board = await guest.call('getLeaderboard', { params: { code } })
    expect(board.body.code).toBe('not_in_contest')
    expect((await guest.call('getContestByCode', { params: { code: 'ZZZZZZ' } })).body.code).toBe('contest_not_found')
  })

  it('is joined by its unique code once it is open, late too, and not when it is over [L-223]', async () => {
    const [host, early, guest, late] = await Promise.all([1, 2, 3, 4].map(async () => world.person()))
    if (!host || !early || !guest || !late) throw new Error('four people')
    const made = await host.call('createContest', { body: { codeType: 'unit', code: unitCode } })
    const { code } = made.body.contestPlayer.contest
    const body = { uniqueCode: code }
    expect((await early.call('joinContest', { body })).body.code).toBe('contest_not_open')
    await host.call('registerContest', { params: { code } })
    const seat = await guest.call('joinContest', { body })
    expect(seat.body.contestPlayer).toMatchObject({ userId: guest.accountId, contest: { playerCount: 2 } })
    const again = await guest.call('getOrCreateContestPlayer', { body: { codeType: 'contest', code } })
    expect(again.body.contestPlayer.contestPlayerGuid).toBe(seat.body.contestPlayer.contestPlayerGuid)
    await host.call('playContest', { params: { code } })
    expect((await early.call('joinContest', { body })).status).toBe(200)
    await host.call('completeContest', { params: { code } })
    expect((await late.call('joinContest', { body })).body.code).toBe('contest_over')
  })

  it('lets visitors join unless it needs a sign-in [L-224]', async () => {
    const host = await world.person()
    const open = await hosted(host)
    const visitor = world.visitor()
    const joined = await visitor.call('joinContest', { body: { uniqueCode: open.code } })
    expect(joined.body.contestPlayer.userId).toBeNull()
    const closed = await hosted(host, { config: { forceLogin: true } })
    const refused = await visitor.call('joinContest', { body: { uniqueCode: closed.code } })
    expect(refused.body.code).toBe('contest_needs_sign_in')
  })

  it('moves only by the calls of its host, and only along its states [L-162] [L-227]', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const made = await host.call('createContest', { body: { codeType: 'unit', code: unitCode } })
    const { code } = made.body.contestPlayer.contest
    const params = { code }
    expect((await guest.call('registerContest', { params })).body.code).toBe('not_the_host')
    const state = async (call: 'registerContest' | 'playContest' | 'completeContest') =>
      (await host.call(call, { params })).body.contest.state
    expect(await state('completeContest')).toBe('plan')
    expect(await state('playContest')).toBe('plan')
    expect(await state('registerContest')).toBe('register')
    expect(await state('completeContest')).toBe('register')
    expect(await state('playContest')).toBe('active')
    expect(await state('registerContest')).toBe('active')
    expect(await state('completeContest')).toBe('complete')
    expect(await state('playContest')).toBe('complete')
    expect((await guest.call('completeContest', { params })).body.code).toBe('not_the_host')
  })

  it('gives everybody the same ten questions, and a paper only once it has started', async () => {
    const [host, guest] = [await world.person(), await world.person({ grade: 7 })]
    const { code, guid } = await hosted(host)
    const seat = (await guest.call('joinContest', { body: { uniqueCode: code } })).body.contestPlayer
    expect((await begin(guest, seat.contestPlayerGuid)).refusal).toBe('contest_not_started')
    await host.call('playContest', { params: { code } })
    const [a, b] = [await begin(host, guid), await begin(guest, seat.contestPlayerGuid)]
    expect(a.run.contestLevels).toHaveLength(10)
    expect(b.run.contestLevels).toEqual(a.run.contestLevels)
    await playAll(host, a, () => 'right')
    await playAll(guest, b, (n) => (n % 2 === 0 ? 'wrong' : 'skip'))
    const asked = await world.db.queries
      .selectFrom('run_questions')
      .select(['run_id', 'position', 'public'])
      .where('run_id', 'in', [a.run.runId, b.run.runId])
      .orderBy('position')
      .execute()
    const of = (id: string) => asked.filter((row) => row.run_id === id).map((row) => row.public)
    expect(of(a.run.runId)).toHaveLength(10)
    expect(of(b.run.runId)).toEqual(of(a.run.runId))
  })

  it('shows its leaderboard by public names and points only, computer players marked [L-227]', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const { code, guid } = await hosted(host, { computerPlayerCount: 2 })
    const visitor = world.visitor()
    await visitor.call('joinContest', { body: { uniqueCode: code } })
    const seat = (await guest.call('joinContest', { body: { uniqueCode: code } })).body.contestPlayer
    await host.call('playContest', { params: { code } })
    await playAll(guest, await begin(guest, seat.contestPlayerGuid), (n) => (n < 5 ? 'right' : 'skip'))
    await begin(host, guid)
    const { body } = await host.call('getLeaderboard', { params: { code } })
    expect(body.rows).toHaveLength(5)
    expect(body.rows[0]).toMatchObject({ rank: 1, isYou: false, isComputer: false, finished: true, answered: 10 })
    expect(body.rows[0].name).toMatch(/^Person /)
    const computers = body.rows.filter((row: { isComputer: boolean }) => row.isComputer)
    expect(computers.map((row: { name: string; points: number }) => [row.name, row.points])).toEqual([
      ['Robo Circle', 0],
      ['Robo Pentagon', 0],
    ])
    expect(body.rows.filter((row: { isYou: boolean }) => row.isYou)).toMatchObject([{ isHost: true, points: 0 }])
    for (const person of [host, guest]) expect(JSON.stringify(body)).not.toContain(person.accountId)
    expect(Object.keys(body.rows[0]).toSorted()).toEqual(
      ['answered', 'avatar', 'finished', 'isComputer', 'isHost', 'isYou', 'name', 'points', 'rank'].toSorted(),
    )
  })

  it('moves computer players on only when asked to, and to their end when it is over [L-227]', async () => {
    const host = await world.person()
    const { code } = await hosted(host)
    const { body } = await host.call('updateComputerPlayerCount', { params: { code }, body: { count: 3 } })
    expect(body.contest.computerPlayerCount).toBe(3)
    await host.call('playContest', { params: { code } })
    const late = await host.call('updateComputerPlayerCount', { params: { code }, body: { count: 5 } })
    expect(late.body.code).toBe('contest_begun')
    const answered = async (updateComputerPlayers?: boolean): Promise<number[]> => {
      const query = updateComputerPlayers === undefined ? {} : { updateComputerPlayers }
      const board = await host.call('getLeaderboard', { params: { code }, query })
      return board.body.rows.filter((row: Row) => row.isComputer).map((row: Row) => row.answered)
    }
    world.now = minutes(3)
    expect(await answered()).toEqual([0, 0, 0])
    const after3 = await answered(true)
    for (const count of after3) {
      expect(count).toBeGreaterThanOrEqual(3)
      expect(count).toBeLessThanOrEqual(10)
    }
    world.now = minutes(4)
    expect(await answered()).toEqual(after3)
    await host.call('completeContest', { params: { code } })
    expect(await answered()).toEqual([10, 10, 10])
  })

  it('shows a child under 13 without consent to others only as a player', async () => {
    const host = await world.person()
    const child = await world.person({ birthMonth: '2018/05' })
    const { code } = await hosted(host)
    const seat = await child.call('joinContest', { body: { uniqueCode: code } })
    expect(seat.body.contestPlayer.name).toBe('A player')
    const names = async () =>
      (await host.call('getLeaderboard', { params: { code } })).body.rows.map((row: { name: string }) => row.name)
    expect((await names()).filter((name: string) => name === 'A player')).toHaveLength(1)
    await world.db.queries
      .insertInto('consents')
      .values({
        id: newId(world.now),
        account_id: child.accountId,
        kind: 'child_account',
        wording: 'child_account/1',
        given_by: null,
        given_at: world.now,
      } as never)
      .execute()
    expect(await names()).not.toContain('A player')
    const theirs = await hosted(await world.person({ birthMonth: '2018/05' }))
    const seen = await host.call('getContestByCode', { params: { code: theirs.code } })
    expect(seen.body.contest.hostName).toBe('A player')
  })

  it('hides the points of others while its host says so', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const { code, guid } = await hosted(host)
    await guest.call('joinContest', { body: { uniqueCode: code } })
    await host.call('postHostSettings', { params: { contestPlayerGuid: guid }, body: { hideScores: true } })
    await host.call('playContest', { params: { code } })
    const board = await guest.call('getLeaderboard', { params: { code } })
    expect(board.body.scoresHidden).toBe(true)
    expect(board.body.rows.map((row: Row) => [row.isYou, row.points])).toEqual([
      [true, 0],
      [false, null],
    ])
    const hosts = await host.call('getLeaderboard', { params: { code } })
    expect(hosts.body.scoresHidden).toBe(false)
    await host.call('completeContest', { params: { code } })
    expect((await guest.call('getLeaderboard', { params: { code } })).body.scoresHidden).toBe(false)
  })

  it('lists the games that can be mini games [L-227]', async () => {
    const { body } = await world.visitor().call('listPossibleMiniGames')
    expect(body.miniGames).toEqual(['gem_solver', 'home_decoration', 'where_in_the_world', 'wise_words'])
  })
})

describe('a paper', () => {
  it('gives results only when all ten are used, and counts right, skipped and wrong [L-161] [L-180] [L-181]', async () => {
    const sam = await world.person()
    const begun = await paper(sam)
    const params = { contestPlayerGuid: begun.guid }
    expect((await sam.call('getContestResults', { params })).body.results).toBeNull()
    const levels: number[] = begun.run.contestLevels
    const how = (n: number) => (['right', 'skip', 'wrong'] as const)[n % 3] ?? 'right'
    const last = await playAll(sam, begun, how)
    const expected = levels.reduce((sum, level, n) => {
      const what = how(n)
      return sum + pointsOfAnswer(what === 'skip' ? 'skipped' : what, level)
    }, 0)
    expect(last.results).toMatchObject({ points: expected, total: 10, skipped: 3, contestPlayerId: begun.guid })
    expect(last.results.result).toBe(expected >= 36 ? 'at_least_correct' : 'incorrect')
    expect((await sam.call('getContestResults', { params })).body.results).toMatchObject({ points: expected })
    const seat = await sam.call('getContestPlayer', { params })
    expect(seat.body.contestPlayer).toMatchObject({ runId: begun.run.runId, runFinished: true })
  })

  it('makes a top scorer of who has everything right, and passes nobody by skipping [L-161] [L-181] [L-182]', async () => {
    const sam = await world.person()
    const top = await playAll(sam, await paper(sam), () => 'right')
    expect(top.results.result).toBe('top_scorer')
    expect(top.results.points).toBeGreaterThanOrEqual(72)
    const skipped = await playAll(sam, await paper(sam, true), () => 'skip')
    expect(skipped.results).toMatchObject({ result: 'incorrect', points: 20, passed: false })
  })

  it('is answered once: starting it again, also anew, gives the same run', async () => {
    const sam = await world.person()
    const begun = await paper(sam)
    await playAll(sam, begun, () => 'skip')
    const target = { type: 'contest_problems', contestPlayerGuid: begun.guid }
    const again = await sam.call('startExercise', { body: { target, restart: true } })
    expect(again.body.run).toMatchObject({ runId: begun.run.runId, progress: { answered: 10 } })
  })

  it('exchanges no question [L-050]', async () => {
    const sam = await world.person()
    const { run, question } = await paper(sam)
    const params = { runId: run.runId, storedQuestionId: question.storedQuestionId }
    expect((await sam.call('refreshQuestion', { params })).body.code).toBe('contest_not_refreshed')
  })

  it('stands in the history of its unit, with the best score, and among the best of 30 days [L-225]', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    await playAll(sam, await paper(sam), () => 'skip')
    const best = await playAll(sam, await paper(sam, true), () => 'right')
    await playAll(max, await paper(max), (n) => (n < 3 ? 'right' : 'wrong'))
    const history = await sam.call('getSimilarContestHistory', { query: { unitCode } })
    expect(history.body.papers.map((each: { points: number }) => each.points).toSorted()).toEqual(
      [20, best.results.points].toSorted(),
    )
    expect(history.body.best).toBe(best.results.points)
    const nobody = await world.visitor().call('getSimilarContestHistory', { query: { unitCode } })
    expect(nobody.body).toEqual({ papers: [], best: null })
    const { body } = await max.call('listBestPapers', { query: { unitCode } })
    expect(body.papers).toHaveLength(2)
    expect(body.papers[0]).toMatchObject({ rank: 1, points: best.results.points, isYou: false })
    expect(body.own).toMatchObject({ rank: 2, isYou: true })
    expect(JSON.stringify(body)).not.toContain(sam.accountId)
    world.now = minutes(60 * 24 * 29)
    await world.db.queries
      .updateTable('sessions')
      .set({ idle_until: minutes(60 * 24), expires_at: minutes(60 * 24 * 40) })
      .execute()
    expect((await max.call('listBestPapers', { query: { unitCode } })).body.papers).toHaveLength(2)
    world.now = minutes(60 * 24 * 2)
    expect((await max.call('listBestPapers', { query: { unitCode } })).body.papers).toHaveLength(0)
  })
})

describe('a visitor’s paper', () => {
  it('has its leaderboard, beside computer players, when it is over [L-224] [L-227]', async () => {
    const visitor = world.visitor()
    const seat = await visitor.call('getOrCreateAnonymousContestPlayer', {
      body: { codeType: 'unit', code: unitCode, anonymousUserGuid: newId(world.now) },
    })
    const { contest, contestPlayerGuid } = seat.body.contestPlayer
    const params = { code: contest.code }
    for (const call of ['registerContest', 'playContest'] as const) await visitor.call(call, { params })
    await playAll(visitor, await begin(visitor, contestPlayerGuid), () => 'skip')
    await visitor.call('completeContest', { params })
    const board = await visitor.call('getLeaderboard', { params })
    expect(board.status).toBe(200)
    expect(board.body.rows.filter((row: Row) => row.isComputer && row.finished)).toHaveLength(3)
    const own = board.body.rows.find((row: Row) => row.isYou)
    expect(own).toMatchObject({ points: 20, answered: 10, isHost: true })
  })
})

describe('contest questions of a focus area', () => {
  it('are listed with the focus area and the stored question, always the same, by offset and count [L-107] [L-198]', async () => {
    const visitor = world.visitor()
    const ask = async (query: object) =>
      (await visitor.call('listContestQuestions', { query: { focusAreaCode: 'fractions_and_decimals', ...query } }))
        .body
    const first = await ask({ count: 6 })
    expect(first.total).toBe(100)
    expect(first.contestQuestions).toHaveLength(6)
    const [one] = first.contestQuestions
    expect(one.focusAreaCode).toBe('fractions_and_decimals')
    expect(one.points).toBe(pointsOfAnswer('right', one.contestLevel))
    expect(one.storedQuestion.questionText.length).toBeGreaterThan(3)
    expect(JSON.stringify(first)).not.toMatch(/rightOptionIds|"key"|rightAnswer/)
    expect((await ask({ offset: 2, count: 2 })).contestQuestions).toEqual(first.contestQuestions.slice(2, 4))
    expect((await ask({ offset: 99, count: 5 })).contestQuestions).toHaveLength(1)
    expect((await ask({ focusAreaCode: 'cooking' })).code).toBe('focus_area_not_found')
  })
})

describe('hints of a contest question', () => {
  it('cost 10 coins, one change of the ledger for a hint and a question, paid once', async () => {
    const sam = await world.person()
    await coins(sam, 35)
    const { run, question } = await paper(sam)
    const params = { storedQuestionId: question.storedQuestionId }
    const first = await sam.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(first.body).toMatchObject({ hintsViewed: 1, balance: 25, hint: { sequence: 1 } })
    const same = await sam.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(same.body).toEqual(first.body)
    const second = await sam.call('buyContestHint', { params, body: { sequence: 2 } })
    expect(second.body).toMatchObject({ hintsViewed: 2, balance: 15 })
    const { body } = await sam.call('listCoinChanges', { params: { accountId: sam.accountId } })
    const bought = body.changes.filter((change: CoinChange) => change.changeType === 'contest_question_hint')
    expect(bought.map((change: CoinChange) => change.userAssetChangeAmount)).toEqual([-10, -10])
    const hints = await sam.call('getHints', { params })
    expect(hints.body.hints).toHaveLength(2)
    const answered = await sam.call('answerQuestion', {
      params: { ...params, runId: run.runId },
      body: { response: await world.rightFor(question.storedQuestionId), timeTakenMs: 5 },
    })
    expect(answered.body.answer.hasViewedHelp).toBe(true)
  })

  it('are refused where there are too few coins, and nothing is taken', async () => {
    const sam = await world.person()
    await coins(sam, 9)
    const { question } = await paper(sam)
    const params = { storedQuestionId: question.storedQuestionId }
    const refused = await sam.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'hint_too_dear' } })
    expect((await sam.call('getAssets', { params: { accountId: sam.accountId } })).body.assets[0].amount).toBe(9)
    expect((await sam.call('getHints', { params })).body.hints).toEqual([])
  })

  it('are not for visitors, who are told how to have them, nor free by the way of other exercises', async () => {
    const visitor = world.visitor()
    const seat = await visitor.call('getOrCreateAnonymousContestPlayer', {
      body: { codeType: 'unit', code: unitCode, anonymousUserGuid: newId(world.now) },
    })
    const { code } = seat.body.contestPlayer.contest
    await visitor.call('registerContest', { params: { code } })
    await visitor.call('playContest', { params: { code } })
    const { question } = await begin(visitor, seat.body.contestPlayer.contestPlayerGuid)
    const params = { storedQuestionId: question.storedQuestionId }
    const refused = await visitor.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'hint_needs_sign_in' } })
    const free = await visitor.call('viewHelp', { params, body: { kind: 'hint' } })
    expect(free.body.code).toBe('hint_must_be_bought')
    expect((await visitor.call('viewHelp', { params, body: { kind: 'skill' } })).status).toBe(200)
  })

  it('come in their order, before the answer, to the owner of the question, in contests only', async () => {
    const [sam, max, parent] = [await world.person(), await world.person(), await world.person({ roles: ['parent'] })]
    await world.manages(parent, sam)
    for (const person of [sam, max, parent]) await coins(person, 100)
    const { run, question } = await paper(sam)
    const params = { storedQuestionId: question.storedQuestionId }
    expect((await sam.call('buyContestHint', { params, body: { sequence: 2 } })).body.code).toBe('hint_not_found')
    expect((await sam.call('buyContestHint', { params, body: { sequence: 9 } })).body.code).toBe('hint_not_found')
    expect((await max.call('buyContestHint', { params, body: { sequence: 1 } })).body.code).toBe('question_not_found')
    expect((await parent.call('buyContestHint', { params, body: { sequence: 1 } })).body.code).toBe(
      'question_not_found',
    )
    await sam.call('skipQuestion', { params: { ...params, runId: run.runId }, body: { timeTakenMs: 1 } })
    expect((await sam.call('buyContestHint', { params, body: { sequence: 1 } })).body.code).toBe('question_answered')
    const practice = await sam.call('startExercise', {
      body: { target: { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/4' } },
    })
    const other = { storedQuestionId: practice.body.questions[0].storedQuestionId }
    const refused = await sam.call('buyContestHint', { params: other, body: { sequence: 1 } })
    expect(refused.body.code).toBe('not_a_contest_question')
  })
})

describe('contests that nobody ends', () => {
  it('end 12 hours after they were made, and visitors’ seats go with the visitors', async () => {
    const host = await world.person()
    const { code } = await hosted(host)
    const visitor = world.visitor()
    await visitor.call('joinContest', { body: { uniqueCode: code } })
    await host.call('playContest', { params: { code } })
    const planned = (await host.call('createContest', { body: { codeType: 'unit', code: unitCode } })).body
      .contestPlayer
    world.now = minutes(60 * 11)
    await closeContests(world.db, world.now)
    expect((await host.call('getContestByCode', { params: { code } })).body.contest.state).toBe('active')
    world.now = minutes(60 * 2)
    await closeContests(world.db, world.now)
    const over = await host.call('getContestByCode', { params: { code } })
    expect(over.body.contest).toMatchObject({ state: 'complete', playerCount: 2 })
    world.now = minutes(60 * 40)
    await closeContests(world.db, world.now)
    expect((await host.call('getContestByCode', { params: { code } })).body.contest.playerCount).toBe(1)
    const gone = await host.call('getContestByCode', { params: { code: planned.contest.code } })
    expect(gone.body.code).toBe('contest_not_found')
  })
})
