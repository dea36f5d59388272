import { ideaOf, isOfProblems, units } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'
import { openContestTrial } from './contest-trial.ts'

const world = openWorld()
const { paper, playAll, hosted, begin, coins } = openContestTrial(world)

/** A unit whose papers are made of contest problems. */
const served = units.find(({ unitCode, lowestGradeLevel }) => lowestGradeLevel === 7 && isOfProblems({ unitCode }))
const code = served?.unitCode ?? ''

const asked = async (runId: string) =>
  world.db.queries
    .selectFrom('run_questions')
    .select(['topic_code_level', 'note', 'position', 'difficulty'])
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute()

describe('a paper of contest problems', () => {
  it('is stored with its contest and asks ten families, none twice', async () => {
    const sam = await world.person()
    const begun = await paper(sam, false, code)
    await playAll(sam, begun, (n) => (n % 2 === 0 ? 'right' : 'wrong'))
    const { paper: stored } = await world.db.queries
      .selectFrom('contests')
      .select('paper')
      .where('code', '=', begun.code)
      .executeTakeFirstOrThrow()
    const rows = await asked(begun.run.runId)
    expect(rows.map((row) => row.topic_code_level)).toEqual(
      JSON.parse(stored ?? '[]').map((question: { topicCodeLevel: string }) => question.topicCodeLevel),
    )
    expect(rows.every((row) => row.topic_code_level.startsWith('family:'))).toBe(true)
    expect(new Set(rows.map((row) => row.topic_code_level)).size).toBe(10)
    expect(rows.map((row) => row.difficulty)).toEqual(
      JSON.parse(stored ?? '[]').map((question: { difficulty: number }) => question.difficulty),
    )
  })

  it('names the idea after the answer and not before, and explains it then', async () => {
    const sam = await world.person()
    await coins(sam, 20)
    const { run, question } = await paper(sam, false, code)
    const params = { storedQuestionId: question.storedQuestionId }
    expect(question.questionDefinition).toBe('Contest problem')
    const before = await sam.call('getTeaching', { params })
    expect(before.body).toMatchObject({ solution: null, hintCount: 2, hints: [] })
    expect((await sam.call('buyContestHint', { params, body: { sequence: 2 } })).status).toBeGreaterThanOrEqual(400)
    const hint = await sam.call('buyContestHint', { params, body: { sequence: 1 } })
    expect(hint.body).toMatchObject({ hintsViewed: 1, balance: 10 })
    const answered = await sam.call('answerQuestion', {
      params: { ...params, runId: run.runId },
      body: { response: await world.wrongFor(question.storedQuestionId), timeTakenMs: 5 },
    })
    const after = await sam.call('getTeaching', { params })
    expect(after.body.solution).not.toBeNull()
    const again = await sam.call('getStoredQuestion', { params })
    const first = again.body.question
    expect(first.questionDefinition).toBe('Contest problem')
    expect(first.answer.idea).toBe(ideaOf(question.topicCodeLevel))
    expect(answered.body.answer.idea).toBe(first.answer.idea)
    expect(JSON.stringify(question)).not.toContain(first.answer.idea)
    expect(first.answer.outcome).toBe('wrong')
  })

  it('is the same for everybody in a contest, and another one for the next contest of its host', async () => {
    const [host, guest] = [await world.person(), await world.person()]
    const contest = await hosted(host, { code })
    const seat = await guest.call('getOrCreateContestPlayer', { body: { codeType: 'contest', code: contest.code } })
    await host.call('playContest', { params: { code: contest.code } })
    const own = await begin(host, contest.guid)
    const other = await begin(guest, seat.body.contestPlayer.contestPlayerGuid)
    expect(other.run.contestLevels).toEqual(own.run.contestLevels)
    const { storedQuestionId: _own, questionSetGuid: _run, promptSpeechId: _speech, ...same } = own.question
    expect(other.question).toMatchObject(same)
    await playAll(host, own, () => 'skip')
    const next = await paper(host, false, code)
    await playAll(host, next, () => 'skip')
    const [first, second] = [await asked(own.run.runId), await asked(next.run.runId)]
    const had = new Set(first.map((row) => `${row.topic_code_level} ${row.note}`))
    expect(second.filter((row) => had.has(`${row.topic_code_level} ${row.note}`))).toEqual([])
  })

  it('is said to be one before it begins, and stands in the history after', async () => {
    const sam = await world.person()
    const before = await sam.call('getSimilarContestHistory', { query: { unitCode: code } })
    expect(before.body).toEqual({ papers: [], best: null, ofProblems: true })
    const last = await playAll(sam, await paper(sam, false, code), () => 'right')
    expect(last.results.result).toBe('top_scorer')
    const after = await sam.call('getSimilarContestHistory', { query: { unitCode: code } })
    expect(after.body).toMatchObject({ best: last.results.points, ofProblems: true })
    const activity = await sam.call('listHistoryItems', { params: { accountId: sam.accountId }, query: {} })
    expect(activity.status).toBe(200)
    const unserved = units.find(({ unitCode }) => !isOfProblems({ unitCode }))
    if (unserved === undefined) return
    const old = await sam.call('getSimilarContestHistory', { query: { unitCode: unserved.unitCode } })
    expect(old.body.ofProblems).toBe(false)
  })
})
