import type { LeaderboardRow as Row } from '@polyhex/contract/contests/leaderboard'
import { describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld } from '../seed/test-world.ts'
import { openContestTrial, unitCode } from './contest-trial.ts'

const world = openWorld()
const { minutes, hosted, begin, playAll } = openContestTrial(world)

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
      })
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

describe('codes of contests', () => {
  const limited = openWorld({ rateLimits: true })
  it('cannot be tried out by the calls of hosts and players either', async () => {
    const who = limited.visitor()
    const params = { code: 'ZZZZZZ' }
    const tries = async (call: 'playContest' | 'getLeaderboard', count: number) => {
      let last = 0
      for (let i = 0; i < count; i++) last = (await who.call(call, { params })).status
      return last
    }
    expect([await tries('playContest', 120), await tries('playContest', 1)]).toEqual([404, 429])
    expect([await tries('getLeaderboard', 1200), await tries('getLeaderboard', 1)]).toEqual([404, 429])
  })
})
