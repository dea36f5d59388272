import { keyFromJson } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'
import { readLiveRun } from './live-run.ts'

const world = openWorld()
/** A level whose answer is typed. */
const level = 'multi_digit_subtraction_practice/4'
const unit = 'g3_adding_and_subtracting_to_1000'
const practice = { type: 'practice', topicCodeLevel: level }

interface Place {
  readonly runId: string
  readonly storedQuestionId: string
}

async function start(who: Person, target: object = practice): Promise<Place> {
  const { status, body } = await who.call('startExercise', { body: { target, restart: true } })
  expect(status).toBe(200)
  return { runId: body.run.runId, storedQuestionId: body.questions.at(-1).storedQuestionId }
}

/** Answers 4 seconds later. */
async function answer(who: Person, params: Place, response: string, secondTry = true) {
  world.now = new Date(world.now.getTime() + 4000)
  const given = await who.call('answerQuestion', {
    params: { ...params },
    body: { response, timeTakenMs: 4000, secondTry },
  })
  expect(given.status).toBe(200)
  return given.body
}

const again = async (who: Person, params: Place, response: string | null) =>
  who.call('secondTry', { params: { ...params }, body: { response } })

/** A run whose first question was answered wrongly, with its second try open; `shown` is the right answer, `right` what to send for it. */
async function missed(who: Person, target: object = practice) {
  const place = await start(who, target)
  const outcome = await answer(who, place, await world.wrongFor(place.storedQuestionId))
  const next: Place = { runId: place.runId, storedQuestionId: outcome.nextQuestions[0].storedQuestionId }
  const row = await world.db.queries
    .selectFrom('run_questions')
    .select('key')
    .where('id', '=', place.storedQuestionId)
    .executeTakeFirstOrThrow()
  const { shown } = keyFromJson(row.key)
  return { place, outcome, next, shown: shown.text, right: await world.rightFor(place.storedQuestionId) }
}

const stored = async ({ storedQuestionId }: Place) =>
  world.db.queries
    .selectFrom('answers')
    .select(['outcome', 'response', 'second_response', 'second_outcome'])
    .where('question_id', '=', storedQuestionId)
    .executeTakeFirstOrThrow()

const answerIn = async (who: Person, { runId, storedQuestionId }: Place) => {
  const { body } = await who.call('getExercise', { params: { runId } })
  return body.questions.find((each: { storedQuestionId: string }) => each.storedQuestionId === storedQuestionId).answer
}

/** The second try seen by everybody who may read: whether the right answer is out. */
const isOut = async (who: Person, place: Place) => (await answerIn(who, place)).rightAnswer !== null

describe('an answer with a second try', () => {
  it('counts at once as wrong, holds back the right answer and brings the next question', async () => {
    const sam = await world.person()
    const { outcome } = await missed(sam)
    expect(outcome).toMatchObject({
      verdict: 'wrong',
      answer: { outcome: 'wrong', rightAnswer: null, secondTry: 'open' },
    })
    expect(outcome.run.progress).toMatchObject({ incorrect: 1, correct: 0, answered: 1 })
    expect(outcome.nextQuestions).toHaveLength(1)
  })

  it('is offered to a browser that asks for it alone, and never after a skip', async () => {
    const sam = await world.person()
    const place = await start(sam)
    const plain = await answer(sam, place, '987654', false)
    expect(plain.answer.rightAnswer.text).not.toBe('')
    expect(plain.answer.secondTry).toBeNull()
    const params = { runId: place.runId, storedQuestionId: plain.nextQuestions[0].storedQuestionId }
    const skipped = await sam.call('skipQuestion', { params, body: { timeTakenMs: 1, secondTry: true } })
    expect(skipped.body.answer).toMatchObject({ outcome: 'skipped', secondTry: null })
    expect(skipped.body.answer.rightAnswer.text).not.toBe('')
    for (const where of [place, params]) expect((await again(sam, where, '1')).body.code).toBe('second_try_not_offered')
  })

  it('is not offered in speed play, nor for an answer that was given offline', async () => {
    const sam = await world.person()
    const speed = await start(sam, { type: 'speed', topicCodeLevel: level })
    expect((await answer(sam, speed, '987654')).answer.secondTry).toBeNull()
    const place = await start(sam)
    const held = await sam.call('getQuestionsAhead', { params: { runId: place.runId }, body: {} })
    const nextQuestionId = held.body.questions[0].storedQuestionId
    const body = { response: '987654', timeTakenMs: 1, nextQuestionId, secondTry: true }
    const given = await sam.call('answerQuestion', { params: { ...place }, body })
    expect(given.body.answer).toMatchObject({ outcome: 'wrong', secondTry: null })
    expect(given.body.answer.rightAnswer.text).not.toBe('')
  })

  it('is offered in unit mastery', async () => {
    const sam = await world.person()
    const { outcome } = await missed(sam, { type: 'unit_mastery', unitCode: unit })
    expect(outcome.answer.secondTry).toBe('open')
  })
})

describe('while a second try is open', () => {
  it.each(['a student', 'a visitor'])('nothing that %s can read holds the right answer', async (whose) => {
    const who = whose === 'a student' ? await world.person() : world.visitor()
    const { place, outcome, shown } = await missed(who)
    const { storedQuestionId, runId } = place
    const replies = await Promise.all([
      who.call('getExercise', { params: { runId } }),
      who.call('startExercise', { body: { target: practice } }),
      who.call('getStoredQuestion', { params: { storedQuestionId } }),
      who.call('listAnsweredQuestions', { params: { questionSetGuid: runId } }),
      who.call('answerQuestion', { params: { ...place }, body: { response: '1', timeTakenMs: 1, secondTry: false } }),
      who.call('getQuestionsAhead', { params: { runId }, body: {} }),
    ])
    const answers = replies.slice(0, 5).map(({ body }) => (body.questions?.[0] ?? body.question ?? body).answer)
    for (const each of [outcome.answer, ...answers])
      expect(each).toMatchObject({ rightAnswer: null, secondTry: 'open' })
    for (const each of answers) expect(JSON.stringify(each)).not.toContain(`"${shown}"`)
    const teaching = await who.call('getTeaching', { params: { storedQuestionId } })
    expect(teaching.body).toMatchObject({ solution: null, hints: [] })
    expect(teaching.body.hintCount).toBeGreaterThan(1)
    expect((await who.call('getHints', { params: { storedQuestionId } })).body.hints).toEqual([])
    const opened = await who.call('viewHelp', { params: { storedQuestionId }, body: { kind: 'hint' } })
    expect(opened.body.hintsViewed).toBe(1)
    expect((await who.call('getHints', { params: { storedQuestionId } })).body.hints).toHaveLength(1)
    await again(who, place, null)
    expect((await who.call('getTeaching', { params: { storedQuestionId } })).body.solution).not.toBeNull()
  })

  it('whoever looks on reads no more than the child, and a tutor sees both answers', async () => {
    const [sam, admin] = [await world.person(), await world.person({ roles: ['admin'] })]
    const { place } = await missed(sam)
    const { storedQuestionId } = place
    const seen = await admin.call('getStoredQuestion', { params: { storedQuestionId } })
    expect(seen.body.question.answer).toMatchObject({ rightAnswer: null, secondTry: 'open' })
    const live = await readLiveRun(world.db, sam.accountId, place.runId)
    expect(live?.last).toEqual({ outcome: 'wrong', response: '987654', why: null, second: null })
    await again(sam, place, '987653')
    expect((await readLiveRun(world.db, sam.accountId, place.runId))?.last).toMatchObject({
      response: '987654',
      second: { outcome: 'wrong', response: '987653' },
    })
  })

  it('the next answer, the end of the run and 24 hours bring the answer out', async () => {
    const sam = await world.person()
    const one = await missed(sam)
    expect(await isOut(sam, one.place)).toBe(false)
    await answer(sam, one.next, await world.rightFor(one.next.storedQuestionId))
    expect(await isOut(sam, one.place)).toBe(true)
    expect((await again(sam, one.place, one.right)).body.code).toBe('second_try_over')

    const two = await missed(sam)
    world.now = new Date(world.now.getTime() + 24 * 3_600_000 - 1)
    expect(await isOut(sam, two.place)).toBe(false)
    world.now = new Date(world.now.getTime() + 1)
    expect(await isOut(sam, two.place)).toBe(true)
    expect((await again(sam, two.place, two.right)).body.code).toBe('second_try_over')
    expect((await again(sam, two.place, null)).body).toMatchObject({ verdict: 'shown', answer: { secondTry: null } })

    const three = await missed(sam)
    await start(sam)
    expect(await isOut(sam, three.place)).toBe(true)
    expect((await again(sam, three.place, three.right)).body.code).toBe('second_try_over')
  })

  it('a last answer that ends the run is shown at once', async () => {
    const sam = await world.person()
    let place = await start(sam)
    let outcome = await answer(sam, place, await world.wrongFor(place.storedQuestionId))
    while (outcome.results === null) {
      place = { runId: place.runId, storedQuestionId: outcome.nextQuestions[0].storedQuestionId }
      outcome = await answer(sam, place, await world.wrongFor(place.storedQuestionId))
    }
    expect(outcome.answer.secondTry).toBeNull()
    expect(outcome.answer.rightAnswer.text).not.toBe('')
  })
})

describe('secondTry', () => {
  it('mends an answer once, for a coin at the end of the run, and moves neither the run nor the learner', async () => {
    const sam = await world.person()
    const { place, next, right, outcome, shown } = await missed(sam)
    const learner = async () =>
      world.db.queries.selectFrom('learner_states').selectAll().where('account_id', '=', sam.accountId).execute()
    const before = await learner()
    const { status, body } = await again(sam, place, right)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      verdict: 'right',
      answer: { outcome: 'wrong', secondTry: 'right', secondResponse: right },
    })
    expect(body.answer.rightAnswer.text).toBe(shown)
    expect(body.run.progress).toEqual(outcome.run.progress)
    expect(body.coins.earned).toBe(1)
    expect(await learner()).toEqual(before)
    expect(await stored(place)).toEqual({
      ...{ outcome: 'wrong', response: '987654', second_response: right, second_outcome: 'right' },
    })
    for (const sent of [right, '987653', null]) {
      expect((await again(sam, place, sent)).body).toMatchObject({ verdict: 'right', coins: { earned: 1 } })
    }
    let turn = next
    let last = await answer(sam, turn, await world.rightFor(turn.storedQuestionId))
    while (last.results === null) {
      turn = { runId: turn.runId, storedQuestionId: last.nextQuestions[0].storedQuestionId }
      last = await answer(sam, turn, await world.rightFor(turn.storedQuestionId))
    }
    // Four right answers, a pass, and the one that was mended.
    expect(last.results).toMatchObject({ correct: 4, incorrect: 1, coinsEarned: 4 * 2 + 10 + 1 })
    const changes = await world.db.queries.selectFrom('coin_changes').select(['amount', 'source']).execute()
    expect(changes).toEqual([{ amount: 19, source: `run:${place.runId}` }])
  })

  it('brings no coin with help, and nothing to who mends without ever being right', async () => {
    const sam = await world.person()
    const helped = await missed(sam)
    await sam.call('viewHelp', { params: { storedQuestionId: helped.place.storedQuestionId }, body: { kind: 'hint' } })
    const mended = await again(sam, helped.place, helped.right)
    expect(mended.body).toMatchObject({ verdict: 'right', coins: { earned: 0 } })

    let place = await start(sam)
    let outcome = await answer(sam, place, await world.wrongFor(place.storedQuestionId))
    let mends = 0
    while (outcome.results === null) {
      const { status } = await again(sam, place, await world.rightFor(place.storedQuestionId))
      if (status === 200) mends += 1
      place = { runId: place.runId, storedQuestionId: outcome.nextQuestions[0].storedQuestionId }
      outcome = await answer(sam, place, await world.wrongFor(place.storedQuestionId))
    }
    expect(mends).toBeGreaterThan(5)
    expect(outcome.results.coinsEarned).toBe(0)
    expect(await world.db.queries.selectFrom('coin_changes').select('id').execute()).toEqual([])
  })

  it('gives the whole answer after a wrong second try and after Show me', async () => {
    const sam = await world.person()
    const wrong = await missed(sam)
    const outcome = await again(sam, wrong.place, '987653')
    expect(outcome.body).toMatchObject({ verdict: 'wrong', answer: { secondTry: 'wrong', secondResponse: '987653' } })
    expect(outcome.body.answer.rightAnswer.text).toBe(wrong.shown)
    const shown = await missed(sam)
    expect((await again(sam, shown.place, null)).body).toMatchObject({
      verdict: 'shown',
      answer: { secondTry: 'shown', secondResponse: null, rightAnswer: { text: shown.shown } },
    })
    // What was shown cannot be mended any more.
    expect((await again(sam, shown.place, shown.right)).body).toMatchObject({ verdict: 'shown', coins: { earned: 0 } })
  })

  it('lets what cannot be read be mended, and stores nothing of it', async () => {
    const sam = await world.person()
    const { place, right } = await missed(sam)
    const { status, body } = await again(sam, place, 'nothing of the kind')
    expect(status).toBe(200)
    expect(body).toMatchObject({ verdict: 'invalid', answer: null })
    expect(body.sentence).not.toBe('')
    expect(await stored(place)).toMatchObject({ second_outcome: null })
    expect((await again(sam, place, right)).body.verdict).toBe('right')
  })

  it('is for one who owns the run, and for a question that was answered', async () => {
    const [sam, tom] = [await world.person(), await world.person()]
    const { place, next, right } = await missed(sam)
    for (const stranger of [tom, world.visitor()]) {
      const refused = await again(stranger, place, right)
      expect([refused.status, refused.body.code]).toEqual([404, 'exercise_not_found'])
    }
    const parent = await world.person({ roles: ['parent'] })
    await world.manages(parent, sam)
    expect((await again(parent, place, right)).body.code).toBe('exercise_not_found')
    const early = await again(sam, next, right)
    expect([early.status, early.body.code]).toEqual([409, 'second_try_not_offered'])
    const own = await start(tom)
    const elsewhere = await again(tom, { ...place, runId: own.runId }, right)
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'question_not_found'])
    expect(await stored(place)).toMatchObject({ second_outcome: null })
  })
})
