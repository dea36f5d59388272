import { leastMsPerAnswer, sameDayHours } from '@polyhex/contract/coins/earnings'
import { isReady, topicLevels } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { forgetVisitors } from './forget-visitors.ts'
import { type Person, openWorld } from '../seed/test-world.ts'

const world = openWorld()
/** A level whose default answer is typed, and one that can also be played for speed. */
const level = 'multi_digit_subtraction_practice/4'
const unit = 'g3_adding_and_subtracting_to_1000'
const practice = { type: 'practice', topicCodeLevel: level }

const start = async (who: Person, target: object = practice, restart = false) =>
  who.call('startExercise', { body: { target, restart } })

/** Gives an answer 4 seconds later, as long as it is said to have taken. */
async function answer(who: Person, runId: string, storedQuestionId: string, response: string) {
  world.now = new Date(world.now.getTime() + 4000)
  return who.call('answerQuestion', { params: { runId, storedQuestionId }, body: { response, timeTakenMs: 4000 } })
}

/** Answers questions by a plan of right (r), wrong (w) and skipped (s) and gives every outcome. */
async function play(who: Person, target: object, plan: string) {
  const opened = await start(who, target)
  expect(opened.status).toBe(200)
  const { runId } = opened.body.run
  let pending = opened.body.questions.at(-1).storedQuestionId
  const outcomes = []
  for (const turn of plan) {
    const params = { runId, storedQuestionId: pending }
    const given =
      turn === 's'
        ? await who.call('skipQuestion', { params, body: { timeTakenMs: 1000 } })
        : await answer(who, runId, pending, await (turn === 'r' ? world.rightFor(pending) : world.wrongFor(pending)))
    expect(given.status).toBe(200)
    outcomes.push(given.body)
    pending = given.body.nextQuestions[0]?.storedQuestionId
  }
  return { runId, outcomes, last: outcomes.at(-1), pending }
}

describe('startExercise', () => {
  it('opens a run with one pending question that holds no key [L-100]', async () => {
    const sam = await world.person()
    const { status, body } = await start(sam)
    expect(status).toBe(200)
    expect(body.run).toMatchObject({ type: 'practice', topicCodeLevel: level, unitCode: null, finishedAt: null })
    expect(body.run.progress).toMatchObject({ total: 10, required: 8, inARow: 4, answered: 0, result: null })
    expect(body.questions).toHaveLength(1)
    const [question] = body.questions
    expect(question).toMatchObject({ position: 1, questionSetGuid: body.run.runId, level: 4, topicCodeLevel: level })
    expect(question.answer).toBeNull()
    const stored = await world.db.queries.selectFrom('run_questions').selectAll().executeTakeFirstOrThrow()
    for (const secret of ['key', 'rightOptionIds', 'wrong', 'solution', 'hints'])
      expect(question).not.toHaveProperty(secret)
    expect(JSON.stringify(body)).not.toContain(stored.key)
  })

  it('gives a visitor a token and earns nothing for it [A-008] [L-005] [L-188]', async () => {
    const visitor = world.visitor()
    const played = await play(visitor, practice, 'rrrr')
    expect(visitor.cookies.has('polyhex_visitor')).toBe(true)
    expect(played.last.run.progress.result).toBe('in_a_row_correct')
    expect(played.last.coins).toEqual({ earned: 0, credited: false, balance: null })
    expect(await world.db.queries.selectFrom('coin_changes').select('id').execute()).toEqual([])
    const runs = await world.db.queries.selectFrom('runs').select(['account_id', 'coins']).execute()
    expect(runs).toEqual([{ account_id: null, coins: 0 }])
  })

  it('takes up the open run of the same target within 24 hours only, and starts anew on restart [L-151] [L-152]', async () => {
    const sam = await world.person()
    const first = await start(sam)
    const again = await start(sam)
    expect(again.body.run.runId).toBe(first.body.run.runId)
    const other = await start(sam, { type: 'speed', topicCodeLevel: level })
    expect(other.body.run.runId).not.toBe(first.body.run.runId)
    const restarted = await start(sam, practice, true)
    expect(restarted.body.run.runId).not.toBe(first.body.run.runId)
    expect(restarted.body.run.progress.answered).toBe(0)
    world.now = new Date(world.now.getTime() + 24 * 3_600_000 + 1)
    const nextDay = await start(sam)
    expect(nextDay.body.run.runId).not.toBe(restarted.body.run.runId)
  })

  it('refuses what is not there or has no questions', async () => {
    const sam = await world.person()
    const refused = async (target: object) => (await start(sam, target)).body.code
    expect(await refused({ type: 'practice', topicCodeLevel: 'no_such_topic/1' })).toBe('topic_not_found')
    expect(await refused({ type: 'unit_mastery', unitCode: 'no_such_unit' })).toBe('unit_not_found')
    expect(await refused({ type: 'practice', topicCodeLevel: 'not a level' })).toBe('invalid_request')
    expect(await refused({ type: 'game' })).toBe('invalid_request')
    const waiting = topicLevels.find((entry) => !isReady(entry.key))
    if (waiting !== undefined) {
      expect(await refused({ type: 'practice', topicCodeLevel: waiting.key })).toBe('topic_level_not_ready')
    }
    const slow = topicLevels.find((entry) => isReady(entry.key) && !entry.supportsSpeedPlay)
    expect(await refused({ type: 'speed', topicCodeLevel: slow?.key })).toBe('speed_play_not_supported')
  })

  it('says that an ended session has ended rather than playing as a visitor', async () => {
    const sam = await world.person()
    world.now = new Date(world.now.getTime() + 31 * 86_400_000)
    const { status, body } = await start(sam)
    expect([status, body.code]).toEqual([401, 'session_expired'])
  })
})

describe('answerQuestion', () => {
  it('marks on the server, reveals the right answer only then, and brings the next question [L-144]', async () => {
    const sam = await world.person()
    const played = await play(sam, practice, 'r')
    expect(played.last.verdict).toBe('right')
    expect(played.last.answer).toMatchObject({
      outcome: 'right',
      isCorrect: true,
      timeTakenMs: 4000,
      misconception: null,
      credit: null,
    })
    expect(played.last.answer.rightAnswer.text).not.toBe('')
    expect(played.last.nextQuestions).toHaveLength(1)
    expect(played.last.nextQuestions[0]).toMatchObject({ position: 2, answer: null })
    expect(played.last.coins.earned).toBe(2)
  })

  it('names the misconception behind a known wrong answer', async () => {
    const sam = await world.person()
    const opened = await start(sam)
    const { runId } = opened.body.run
    const { storedQuestionId } = opened.body.questions[0]
    const row = await world.db.queries.selectFrom('run_questions').select('key').executeTakeFirstOrThrow()
    const named = JSON.parse(row.key).wrong.find((wrong: { misconception: string }) => wrong.misconception !== 'near')
    const response = String(named.value.n)
    const { body } = await answer(sam, runId, storedQuestionId, response)
    expect(body.verdict).toBe('wrong')
    expect(body.answer.misconception).toEqual({ code: named.misconception, why: named.why })
  })

  it('stores nothing for what cannot be read, so that it can be mended', async () => {
    const sam = await world.person()
    const opened = await start(sam)
    const { storedQuestionId } = opened.body.questions[0]
    const { status, body } = await answer(sam, opened.body.run.runId, storedQuestionId, 'hmm?')
    expect(status).toBe(200)
    expect(body.verdict).toBe('invalid')
    expect(body.sentence).not.toBe('')
    expect(body.answer).toBeNull()
    expect(body.run.progress.answered).toBe(0)
    expect(await world.db.queries.selectFrom('answers').select('question_id').execute()).toEqual([])
  })

  it('gives the first verdict again when an answer is sent twice, and counts it once', async () => {
    const sam = await world.person()
    const opened = await start(sam)
    const { runId } = opened.body.run
    const { storedQuestionId } = opened.body.questions[0]
    const first = await answer(sam, runId, storedQuestionId, await world.rightFor(storedQuestionId))
    const second = await answer(sam, runId, storedQuestionId, await world.wrongFor(storedQuestionId))
    expect(second.body.verdict).toBe('right')
    expect(second.body.answer).toEqual(first.body.answer)
    expect(second.body.run.progress).toEqual(first.body.run.progress)
    expect(second.body.nextQuestions[0].storedQuestionId).toBe(first.body.nextQuestions[0].storedQuestionId)
  })

  it('asks no question twice in a run, nor one of the last of the account', async () => {
    const sam = await world.person()
    await play(sam, practice, 'wrwrwrwrww')
    await play(sam, practice, 'wrwrwrwrww')
    const rows = await world.db.queries.selectFrom('run_questions').select('note').execute()
    expect(rows).toHaveLength(20)
    expect(new Set(rows.map((row) => row.note)).size).toBe(20)
  })

  it('keeps other people out: 404 for a stranger, another visitor and nobody', async () => {
    const [sam, stranger] = [await world.person(), await world.person({ roles: ['tutor'] })]
    const opened = await start(sam)
    const { runId } = opened.body.run
    const { storedQuestionId } = opened.body.questions[0]
    for (const other of [stranger, world.visitor()]) {
      const tried = await answer(other, runId, storedQuestionId, '1')
      expect([tried.status, tried.body.code]).toEqual([404, 'exercise_not_found'])
      expect((await other.call('getExercise', { params: { runId } })).status).toBe(404)
      expect((await other.call('getStoredQuestion', { params: { storedQuestionId } })).status).toBe(404)
    }
  })

  it('refuses an answer to a run that has been started again', async () => {
    const sam = await world.person()
    const left = await start(sam)
    await start(sam, practice, true)
    const late = await answer(sam, left.body.run.runId, left.body.questions[0].storedQuestionId, '1')
    expect([late.status, late.body.code]).toEqual([409, 'exercise_finished'])
  })

  it('refuses malformed answers and questions of other runs', async () => {
    const sam = await world.person()
    const played = await play(sam, practice, 'rrrr')
    const other = await start(sam, { type: 'speed', topicCodeLevel: level })
    const foreign = other.body.questions[0].storedQuestionId
    const wrongRun = await answer(sam, played.runId, foreign, '1')
    expect([wrongRun.status, wrongRun.body.code]).toEqual([404, 'question_not_found'])
    const params = { runId: played.runId, storedQuestionId: foreign }
    const malformed = await sam.call('answerQuestion', { params, body: { response: 5, timeTakenMs: -1 } })
    expect(malformed.status).toBe(400)
    expect(malformed.body.errors.map((error: { field: string }) => error.field)).toEqual(['response', 'timeTakenMs'])
  })
})

describe('the end of a run', () => {
  it('ends practice at 4 in a row and credits the coins once, in the ledger [L-003] [L-124] [L-150] [L-157]', async () => {
    const sam = await world.person()
    const { last, runId } = await play(sam, practice, 'wrrrr')
    expect(last.run.progress).toMatchObject({ result: 'in_a_row_correct', passed: true, answered: 5 })
    expect(last.nextQuestions).toEqual([])
    expect(last.results).toMatchObject({
      passed: true,
      firstPass: true,
      correct: 4,
      incorrect: 1,
      skipped: 0,
      coinsEarned: 18,
    })
    expect(last.coins).toEqual({ earned: 18, credited: true, balance: 18 })
    const changes = await sam.call('listCoinChanges', { params: { accountId: sam.accountId } })
    expect(changes.body.changes).toHaveLength(1)
    expect(changes.body.changes[0]).toMatchObject({
      changeType: 'practice',
      userAssetChangeAmount: 18,
      userAssetFinalAmount: 18,
    })
    const again = await play(sam, practice, 'rrrr')
    expect(again.runId).not.toBe(runId)
    expect(again.last.results.firstPass).toBe(false)
    expect(again.last.coins.balance).toBe(27)
  })

  it('ends practice at 8 right of 10, and as incorrect after 10 questions, skipped ones included [L-147] [L-157]', async () => {
    const sam = await world.person()
    const eight = await play(sam, practice, 'rrrwrrrwrr')
    expect(eight.last.run.progress.result).toBe('at_least_correct')
    const other = { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/3' }
    const failed = await play(sam, other, 'rrsrrwrrsw')
    expect(failed.last.run.progress).toMatchObject({
      result: 'incorrect',
      passed: false,
      correct: 6,
      incorrect: 2,
      skipped: 2,
    })
    expect(failed.last.results.coinsEarned).toBe(12)
    const changes = await sam.call('listCoinChanges', { params: { accountId: sam.accountId } })
    expect(changes.body.changes.map((change: { changeType: string }) => change.changeType)).toEqual([
      'math_only',
      'practice',
    ])
  })

  it('ends speed play at 8 right [L-158]', async () => {
    const sam = await world.person()
    const { last } = await play(sam, { type: 'speed', topicCodeLevel: level }, 'rrrrrrrr')
    expect(last.run.progress).toMatchObject({ result: 'at_least_correct', answered: 8 })
    expect(last.results.series).toHaveLength(8)
    expect(last.results.timeTakenSeconds).toBe(32)
  })

  it('ends unit mastery only after 20 questions, passed with 14 right, and marks the unit [L-070] [L-112] [L-159]', async () => {
    const sam = await world.person()
    const { last, runId } = await play(sam, { type: 'unit_mastery', unitCode: unit }, 'rrrrrrrrrrrrrrwwwwww')
    expect(last.run.progress).toMatchObject({ result: 'at_least_correct', correct: 14, incorrect: 6 })
    const active = await sam.call('listActiveUnits', { params: { accountId: sam.accountId } })
    expect(active.body.activeUnits).toMatchObject([
      { unitCode: unit, activeStatus: 2, completionStatus: 2, firstTimePassedContestPlayerId: runId },
    ])
  })

  it('pays the same exercise half, a quarter and then nothing on one day, says why, and pays in full the next day', async () => {
    const sam = await world.person()
    const brought = async () => {
      const { results } = (await play(sam, practice, 'rrrr')).last
      return [results.coinsEarned, results.lessCoins]
    }
    expect(await brought()).toEqual([18, null])
    expect(await brought()).toEqual([9, 'again_today'])
    expect(await brought()).toEqual([4, 'again_today'])
    expect(await brought()).toEqual([0, 'again_today'])
    const other = { type: 'practice', topicCodeLevel: 'multi_digit_subtraction_practice/3' }
    expect((await play(sam, other, 'rrrr')).last.results).toMatchObject({ coinsEarned: 18, lessCoins: null })
    world.now = new Date(world.now.getTime() + sameDayHours * 3_600_000)
    expect(await brought()).toEqual([18, null])
  })

  it('pays nothing for answers that come faster than anybody reads, whatever time they are said to have taken', async () => {
    const sam = await world.person()
    const opened = await start(sam)
    const { runId } = opened.body.run
    let pending = opened.body.questions[0].storedQuestionId
    let last
    for (let question = 0; question < 4; question++) {
      world.now = new Date(world.now.getTime() + leastMsPerAnswer - 1)
      const body = { response: await world.rightFor(pending), timeTakenMs: 60_000 }
      last = await sam.call('answerQuestion', { params: { runId, storedQuestionId: pending }, body })
      pending = last.body.nextQuestions[0]?.storedQuestionId
    }
    expect(last?.body.results).toMatchObject({ passed: true, coinsEarned: 0, lessCoins: 'faster_than_reading' })
    expect((await sam.call('listCoinChanges', { params: { accountId: sam.accountId } })).body.changes).toEqual([])
  })

  it('pays half for an answer after help', async () => {
    const sam = await world.person()
    const opened = await start(sam)
    const { runId } = opened.body.run
    const { storedQuestionId } = opened.body.questions[0]
    await sam.call('viewHelp', { params: { storedQuestionId }, body: { kind: 'hint' } })
    const first = await answer(sam, runId, storedQuestionId, await world.rightFor(storedQuestionId))
    expect(first.body.answer.hasViewedHelp).toBe(true)
    expect(first.body.coins.earned).toBe(1)
  })

  it('credits nobody but students', async () => {
    const pat = await world.person({ roles: ['parent'] })
    const { last } = await play(pat, practice, 'rrrr')
    expect(last.coins).toEqual({ earned: 0, credited: false, balance: null })
    expect(await world.db.queries.selectFrom('coin_changes').select('id').execute()).toEqual([])
  })

  it('takes the activity off the stack with the first answer, and no other [L-149]', async () => {
    const sam = await world.person()
    const params = { accountId: sam.accountId }
    const item = { type: 'topic practice', topicCode: 'multi_digit_subtraction_practice', level: 4 }
    await sam.call('addStackItem', { params, body: { stackItem: item } })
    await sam.call('addStackItem', { params, body: { stackItem: { ...item, type: 'topic speed play' } } })
    const opened = await start(sam)
    expect((await sam.call('listStackItems', { params })).body.items).toHaveLength(2)
    const { storedQuestionId } = opened.body.questions[0]
    await answer(sam, opened.body.run.runId, storedQuestionId, await world.wrongFor(storedQuestionId))
    const left = await sam.call('listStackItems', { params })
    expect(left.body.items).toMatchObject([{ type: 'topic_level_speed_play' }])
  })
})

describe('around a run', () => {
  it('gives the waiting question as it is now: with the hints opened, another when refreshed, none once signed out', async () => {
    const sam = await world.person()
    const { run, questions } = (await start(sam)).body
    const waiting = async () => sam.call('getNextQuestions', { params: { runId: run.runId } })
    expect((await waiting()).body).toEqual({ questions })
    expect((await waiting()).body).toEqual({ questions })
    const params = { runId: run.runId, storedQuestionId: questions[0].storedQuestionId }
    await sam.call('viewHelp', { params, body: { kind: 'hint' } })
    expect((await waiting()).body).toEqual({ questions: [{ ...questions[0], hintsViewed: 1 }] })
    const refreshed = (await sam.call('refreshQuestion', { params })).body.question
    expect((await waiting()).body).toEqual({ questions: [refreshed] })
    await sam.call('signOut', {})
    expect((await waiting()).body.code).toBe('exercise_not_found')
  })

  it('gives the whole run back after a reload, with its answers', async () => {
    const sam = await world.person()
    const played = await play(sam, practice, 'rw')
    const { body } = await sam.call('getExercise', { params: { runId: played.runId } })
    expect(
      body.questions.map((question: { answer: { outcome: string } | null }) => question.answer?.outcome ?? null),
    ).toEqual(['right', 'wrong', null])
    expect(body.run.progress.answered).toBe(2)
    expect(body.results).toBeNull()
  })

  it('gives the pending question as next, whatever the browser thinks of the last [L-226]', async () => {
    const sam = await world.person()
    const played = await play(sam, practice, 'r')
    const { body } = await sam.call('getNextQuestions', {
      params: { runId: played.runId },
      query: { lastQuestionCorrect: 'false', lastTopicCode: 'x', lastLevel: 1, count: 3 },
    })
    expect(body.questions.map((question: { storedQuestionId: string }) => question.storedQuestionId)).toEqual([
      played.pending,
    ])
  })

  it('puts another question in the place of one not answered, and refuses for an answered one', async () => {
    const sam = await world.person()
    const opened = await start(sam)
    const { runId } = opened.body.run
    const { storedQuestionId } = opened.body.questions[0]
    const { body } = await sam.call('refreshQuestion', { params: { runId, storedQuestionId } })
    expect(body.question).toMatchObject({ position: 1, topicCodeLevel: level })
    expect(body.question.storedQuestionId).not.toBe(storedQuestionId)
    const old = await answer(sam, runId, storedQuestionId, '1')
    expect([old.status, old.body.code]).toEqual([404, 'question_not_found'])
    const fresh = body.question.storedQuestionId
    await answer(sam, runId, fresh, await world.rightFor(fresh))
    const late = await sam.call('refreshQuestion', { params: { runId, storedQuestionId: fresh } })
    expect([late.status, late.body.code]).toEqual([409, 'question_answered'])
  })

  it('answers posted results with its own record [L-116] [L-221]', async () => {
    const sam = await world.person()
    const open = await play(sam, practice, 'r')
    const sent = { totalQuestions: 10, correct: 10, incorrect: 0, skipped: 0, timeTakenMs: 1 }
    const early = await sam.call('postResults', { body: { questionSetGuid: open.runId, ...sent } })
    expect([early.status, early.body.code]).toEqual([409, 'exercise_not_finished'])
    const done = await play(sam, { type: 'speed', topicCodeLevel: level }, 'rrrrwrrrr')
    const { body } = await sam.call('postResults', { body: { questionSetGuid: done.runId, ...sent } })
    expect(body.results).toMatchObject({
      correct: 8,
      incorrect: 1,
      answered: 9,
      skipped: 0,
      total: 10,
      score: 1,
      type: 'speed',
    })
  })

  it('forgets the runs of visitors after two days, and no others', async () => {
    const [visitor, sam] = [world.visitor(), await world.person()]
    await play(visitor, practice, 'rw')
    await play(sam, practice, 'rw')
    const after = (days: number) => new Date(world.now.getTime() + days * 86_400_000)
    expect(await forgetVisitors(world.db, after(1.9))).toBe(0)
    expect(await forgetVisitors(world.db, after(2.1))).toBe(1)
    const left = await world.db.queries.selectFrom('answers').select('account_id').execute()
    expect(left.map((row) => row.account_id)).toEqual([sam.accountId, sam.accountId])
  })

  it('gives the same sample questions to everyone, to be kept for 20 minutes [L-202] [L-245]', async () => {
    const query = { topicCodeLevel: level, count: 3 }
    const first = await world.visitor().call('getSampleQuestions', { query })
    const second = await world.visitor().call('getSampleQuestions', { query })
    expect(first.body.questions).toHaveLength(3)
    expect(second.body).toEqual(first.body)
    expect(first.headers['cache-control']).toBe('public, max-age=1200')
    const unchanged = await world.visitor().call('getSampleQuestions', {
      query,
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect(unchanged.status).toBe(304)
    expect((await world.visitor().call('getSampleQuestions', { query: { unitCode: unit } })).status).toBe(200)
    expect((await world.visitor().call('getSampleQuestions', { query: { focusAreaCode: 'nope' } })).body.code).toBe(
      'focus_area_not_found',
    )
    expect((await world.visitor().call('getSampleQuestions', { query: {} })).status).toBe(400)
  })

  it('shows a stored question to its child, the parent and an administrator only [L-183] [L-203]', async () => {
    const [sam, pat, stranger] = [await world.person(), await world.person({ roles: ['parent'] }), await world.person()]
    const ada = await world.person({ roles: ['admin'] })
    await world.manages(pat, sam)
    const opened = await start(sam)
    const params = { storedQuestionId: opened.body.questions[0].storedQuestionId }
    expect((await sam.call('getStoredQuestion', { params })).body.question.storedQuestionId).toBe(
      params.storedQuestionId,
    )
    expect((await pat.call('getStoredQuestion', { params })).status).toBe(200)
    expect((await ada.call('getStoredQuestion', { params })).status).toBe(200)
    expect((await stranger.call('getStoredQuestion', { params })).body.code).toBe('question_not_found')
  })

  it('shows the options of a stored question that are asked for, and refuses fewer than two', async () => {
    const sam = await world.person()
    for (const { key } of topicLevels.filter((one) => isReady(one.key))) {
      const opened = await start(sam, { type: 'practice', topicCodeLevel: key })
      const [{ storedQuestionId, widget }] = opened.body.questions
      if (widget.widget !== 'choice') continue
      const ids: string[] = widget.options.map((option: { id: string }) => option.id)
      const ask = async (answerIds: string) =>
        sam.call('getStoredQuestion', { params: { storedQuestionId }, query: { answerIds } })
      const two = await ask(`${ids[0]},${ids[1]}`)
      expect(two.body.question.widget.options.map((option: { id: string }) => option.id)).toEqual(ids.slice(0, 2))
      for (const few of ['', 'none', `${ids[0]}`, `${ids[0]},${ids[0]}`]) {
        const { status, body } = await ask(few)
        expect([status, body.code, body.errors[0].field]).toEqual([400, 'invalid_request', 'answerIds'])
      }
      return
    }
    throw new Error('no level asks to choose')
  })
})
