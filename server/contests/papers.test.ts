import type { LeaderboardRow as Row } from '@polyhex/contract/contests/leaderboard'
import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld } from '../seed/test-world.ts'
import { openContestTrial, unitCode } from './contest-trial.ts'

const world = openWorld()
const { minutes, paper, begin, playAll } = openContestTrial(world)

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
    expect(nobody.body).toMatchObject({ papers: [], best: null })
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

describe('the best papers of a unit', () => {
  it('do not name who did not want to be named in that paper', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    const begun = await paper(sam)
    await sam.call('postPlayerSettings', { params: { contestPlayerGuid: begun.guid }, body: { showName: false } })
    await playAll(sam, begun, () => 'right')
    const { body } = await max.call('listBestPapers', { query: { unitCode } })
    expect(body.papers).toMatchObject([{ name: 'A player', avatar: 'hexagon', isYou: false }])
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
