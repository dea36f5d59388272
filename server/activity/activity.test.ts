import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'

const world = openWorld()
const level = 'multi_digit_subtraction_practice/4'
const unit = 'g3_adding_and_subtracting_to_1000'
const of = (person: Person) => ({ params: { accountId: person.accountId } })

async function play(who: Person, target: object, plan: string): Promise<string> {
  const opened = await who.call('startExercise', { body: { target } })
  const { runId } = opened.body.run
  let pending = opened.body.questions.at(-1).storedQuestionId
  for (const turn of plan) {
    const response = await (turn === 'r' ? world.rightFor(pending) : world.wrongFor(pending))
    const params = { runId, storedQuestionId: pending }
    const given = await who.call('answerQuestion', { params, body: { response, timeTakenMs: 2000 } })
    pending = given.body.nextQuestions[0]?.storedQuestionId
  }
  return runId
}

describe('stack items', () => {
  it('are added once, listed in order by any filter, moved and deleted [L-108] [L-207] [L-208] [L-209]', async () => {
    const sam = await world.person()
    const topic = {
      type: 'topic_level_practice',
      topicCode: 'multi_digit_subtraction_practice',
      level: 4,
      unitCode: '',
    }
    const first = await sam.call('addStackItem', { ...of(sam), body: { stackItem: topic } })
    expect(first.body.item).toMatchObject({ accountId: sam.accountId, sequence: 0, unitCode: null, level: 4 })
    await sam.call('addStackItem', { ...of(sam), body: { stackItem: { type: 'unit game', unitCode: unit, level: 0 } } })
    const again = await sam.call('addStackItem', { ...of(sam), body: { stackItem: topic } })
    expect(again.body.item.id).toBe(first.body.item.id)
    const list = async (query = {}) => (await sam.call('listStackItems', { ...of(sam), query })).body.items
    expect((await list()).map((item: { type: string }) => item.type)).toEqual(['topic_level_practice', 'unit_game'])
    expect(await list({ type: 'unit_game' })).toHaveLength(1)
    expect(await list({ unitCode: unit })).toHaveLength(1)
    expect(await list({ topicCode: 'multi_digit_subtraction_practice' })).toHaveLength(1)
    const { id } = first.body.item
    await sam.call('updateStackItem', { params: { accountId: sam.accountId, id }, body: { sequence: 9 } })
    expect((await list()).map((item: { type: string }) => item.type)).toEqual(['unit_game', 'topic_level_practice'])
    const deleted = await sam.call('deleteStackItems', { ...of(sam), query: { type: 'topic practice', level: 4 } })
    expect(deleted.body).toEqual({ deleted: 1 })
    expect(await list()).toHaveLength(1)
  })

  it('need a supported type [L-110]', async () => {
    const sam = await world.person()
    for (const type of ['game', 'unit_mastery', '']) {
      const { status, body } = await sam.call('addStackItem', {
        ...of(sam),
        body: { stackItem: { type, unitCode: unit } },
      })
      expect([status, body.detail]).toEqual([400, 'Unsupported stack item type'])
    }
    expect((await sam.call('listStackItems', { ...of(sam), query: { type: 'game' } })).status).toBe(400)
  })

  it('need something the curriculum knows [L-111]', async () => {
    const sam = await world.person()
    const refused = async (stackItem: object) =>
      (await sam.call('addStackItem', { ...of(sam), body: { stackItem } })).body.code
    expect(await refused({ type: 'unit_game', unitCode: '' })).toBe('unit_not_found')
    expect(await refused({ type: 'unit_game', unitCode: 'nope' })).toBe('unit_not_found')
    expect(await refused({ type: 'topic practice', topicCode: 'counting_basics', level: 0 })).toBe('topic_not_found')
  })

  it('of another account cannot be moved', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    const added = await sam.call('addStackItem', {
      ...of(sam),
      body: { stackItem: { type: 'unit_game', unitCode: unit } },
    })
    const params = { accountId: max.accountId, id: added.body.item.id }
    const { status, body } = await max.call('updateStackItem', { params, body: { sequence: 1 } })
    expect([status, body.code]).toEqual([404, 'stack_item_not_found'])
  })

  it('are filled by kind, with what can be started, keeping the speed ones that are there [L-210]', async () => {
    const sam = await world.person({ grade: 3 })
    const practice = (await sam.call('populatePracticeStack', of(sam))).body.items
    expect(practice.length).toBeGreaterThan(0)
    expect(new Set(practice.map((item: { type: string }) => item.type))).toEqual(new Set(['topic_level_practice']))
    const own = { type: 'topic_level_speed_play', topicCode: 'multi_digit_subtraction_practice', level: 4 }
    const kept = await sam.call('addStackItem', { ...of(sam), body: { stackItem: own } })
    const withSpeed = (await sam.call('populateSpeedPlayStack', { ...of(sam), body: { deleteFirst: false } })).body
      .items
    expect(withSpeed.map((item: { id: string }) => item.id)).toContain(kept.body.item.id)
    const withUnits = (await sam.call('populateGameStack', of(sam))).body.items
    expect(withUnits.filter((item: { type: string }) => item.type === 'unit_game').length).toBeGreaterThan(0)
  })

  it("make the cards of Today's Math, which suggests by itself and can all be started [L-013]", async () => {
    const sam = await world.person({ grade: 3 })
    const { body } = await sam.call('getTodaysMath', of(sam))
    expect(body.cards.length).toBeGreaterThan(0)
    for (const card of body.cards) {
      expect(card.questionCount).toBe(card.exercise === 'unit_mastery' ? 20 : 10)
      expect(card.seconds).toBeGreaterThan(0)
      const target =
        card.exercise === 'unit_mastery'
          ? { type: 'unit_mastery', unitCode: card.unitCode }
          : { type: card.exercise, topicCodeLevel: `${card.topicCode}/${card.level}` }
      expect((await sam.call('startExercise', { body: { target } })).status).toBe(200)
    }
    expect((await sam.call('getTodaysMath', of(sam))).body).toEqual(body)
    const pat = await world.person({ roles: ['parent'] })
    expect((await pat.call('getTodaysMath', of(pat))).body.cards).toEqual([])
  })
})

describe('history', () => {
  it('lists finished runs, latest first, with their answered questions [L-114] [L-204] [L-217]', async () => {
    const [sam, pat] = [await world.person(), await world.person({ roles: ['parent'] })]
    await world.manages(pat, sam)
    const first = await play(sam, { type: 'practice', topicCodeLevel: level }, 'wrrrr')
    world.now = new Date(world.now.getTime() + 60_000)
    const second = await play(sam, { type: 'unit_mastery', unitCode: unit }, 'r'.repeat(20))
    await play(sam, { type: 'speed', topicCodeLevel: level }, 'rr')
    const { body } = await pat.call('listHistoryItems', { ...of(sam), query: { count: 100, hasAnswered: true } })
    expect(body.total).toBe(2)
    expect(body.items).toMatchObject([
      { id: second, itemType: 'UnitMastery', unitCode: unit, topicCodeLevel: null, correct: 20, percentCorrect: 100 },
      {
        id: first,
        itemType: 'Practice',
        topicCodeLevel: level,
        totalQuestions: 5,
        correct: 4,
        incorrect: 1,
        percentCorrect: 80,
      },
    ])
    const { body: answered } = await pat.call('listAnsweredQuestions', { params: { questionSetGuid: first } })
    expect(answered.questions.map((question: { answer: { outcome: string } }) => question.answer.outcome)).toEqual([
      'wrong',
      'right',
      'right',
      'right',
      'right',
    ])
    const stranger = await world.person()
    const refused = await stranger.call('listAnsweredQuestions', { params: { questionSetGuid: first } })
    expect([refused.status, refused.body.code]).toEqual([404, 'exercise_not_found'])
  })

  it('groups the work by unit, with the topic levels as child rows [L-081] [L-216]', async () => {
    const sam = await world.person()
    await play(sam, { type: 'practice', topicCodeLevel: level }, 'wrrrr')
    await play(sam, { type: 'practice', topicCodeLevel: 'counting_basics/2' }, 'rrrr')
    world.now = new Date(world.now.getTime() + 60_000)
    await play(sam, { type: 'speed', topicCodeLevel: level }, 'wwwrrrrrrr')
    const { body } = await sam.call('listActivity', of(sam))
    expect(body.total).toBe(2)
    expect(body.rows.map((row: { isChild: boolean }) => row.isChild)).toEqual([false, true, true, false, true])
    expect(body.rows[0]).toMatchObject({
      unitCode: unit,
      correct: 11,
      incorrect: 4,
      totalQuestions: 15,
      timeTakenMs: 30_000,
    })
    expect(body.rows[1]).toMatchObject({ itemType: 'Speed', completion: 'almost_passed', topicCodeLevel: level })
    expect(body.rows[2]).toMatchObject({ itemType: 'Practice', completion: 'passed', percentCorrect: 80 })
    // Only topics of the unit were practiced, which is not its mastery.
    expect(body.rows[0]).toMatchObject({ itemType: 'UnitMastery', triedItself: false })
    const page = await sam.call('listActivity', { ...of(sam), query: { offset: 1, count: 10 } })
    expect(page.body.rows).toHaveLength(2)
    const one = await sam.call('listActivity', { ...of(sam), query: { topicCodeLevel: 'counting_basics/2' } })
    expect(one.body.total).toBe(1)
  })

  it('tells the work on each level of a unit [L-113]', async () => {
    const sam = await world.person()
    await play(sam, { type: 'practice', topicCodeLevel: level }, 'wrrrr')
    const { body } = await sam.call('listUnitActivity', { ...of(sam), query: { unitCode: unit } })
    const done = body.activities.find(
      (entry: { topicCode: string; level: number }) => `${entry.topicCode}/${entry.level}` === level,
    )
    expect(done).toMatchObject({ totalQuestions: 5, correct: 4, completion: 'passed' })
    const others = body.activities.filter((entry: { totalQuestions: number }) => entry.totalQuestions === 0)
    expect(others.length).toBe(body.activities.length - 1)
    for (const other of others) expect(other.completion).toBe('not_started')
    const unknown = await sam.call('listUnitActivity', { ...of(sam), query: { unitCode: 'nope' } })
    expect(unknown.body.code).toBe('unit_not_found')
  })
})

describe('active units', () => {
  it('are set, listed by fields and deleted [L-112] [L-137] [L-211] [L-213] [L-214]', async () => {
    const sam = await world.person()
    const params = { accountId: sam.accountId, unitCode: unit }
    const set = await sam.call('setActiveStatus', { params: { ...params, activeStatus: '2' } })
    expect(set.body.activeUnit).toMatchObject({ unitCode: unit, activeStatus: 2, completionStatus: 0 })
    const off = await sam.call('setActiveStatus', { params: { ...params, activeStatus: '3' } })
    expect(off.body.activeUnit).toMatchObject({ id: set.body.activeUnit.id, activeStatus: 3 })
    const list = await sam.call('listActiveUnits', of(sam))
    expect(Object.keys(list.body.activeUnits[0]).toSorted()).toEqual(
      ['accountId', 'activeStatus', 'completionStatus', 'firstTimePassedContestPlayerId', 'id', 'unitCode'].toSorted(),
    )
    const few = await sam.call('listActiveUnits', { ...of(sam), query: { fields: 'activeStatus' } })
    expect(few.body.activeUnits[0]).not.toHaveProperty('completionStatus')
    const { id } = set.body.activeUnit
    expect((await sam.call('deleteActiveUnit', { params: { accountId: sam.accountId, id } })).body).toEqual({
      deleted: 1,
    })
    const gone = await sam.call('deleteActiveUnit', { params: { accountId: sam.accountId, id } })
    expect([gone.status, gone.body.code]).toEqual([404, 'active_unit_not_found'])
    await sam.call('setActiveStatus', { params: { ...params, activeStatus: '1' } })
    expect((await sam.call('deleteActiveUnits', of(sam))).body).toEqual({ deleted: 1 })
    expect((await sam.call('setActiveStatus', { params: { ...params, activeStatus: '4' } })).status).toBe(400)
    expect(
      (await sam.call('setActiveStatus', { params: { ...params, unitCode: 'x', activeStatus: '2' } })).body.code,
    ).toBe('unit_not_found')
  })

  it('are calculated from the runs, and lead to next steps [L-212] [L-215]', async () => {
    const sam = await world.person()
    await play(sam, { type: 'practice', topicCodeLevel: level }, 'rrrr')
    const started = await sam.call('calculateActiveUnits', { ...of(sam), body: { unitCode: unit } })
    expect(started.body.activeUnits).toMatchObject([{ unitCode: unit, completionStatus: 1 }])
    expect((await sam.call('automateNextSteps', of(sam))).body.activeUnits).toHaveLength(1)
    await play(sam, { type: 'unit_mastery', unitCode: unit }, 'r'.repeat(20))
    const passed = await sam.call('calculateActiveUnits', of(sam))
    expect(passed.body.activeUnits).toMatchObject([{ unitCode: unit, completionStatus: 2 }])
    const next = await sam.call('automateNextSteps', { ...of(sam), body: { daysOfResults: 7 } })
    const suggested = next.body.activeUnits.filter((entry: { activeStatus: number }) => entry.activeStatus === 1)
    expect(suggested.length).toBeGreaterThan(0)
    world.now = new Date(world.now.getTime() + 8 * 86_400_000)
    const later = await world.person()
    expect((await later.call('automateNextSteps', of(later))).body.activeUnits).toEqual([])
  })
})
