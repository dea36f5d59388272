import { topicLevel } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'

const world = openWorld()
const level = 'multi_digit_subtraction_practice/4'
const of = (person: Person) => ({ params: { accountId: person.accountId } })
const day = 86_400_000

interface Item {
  readonly type: string
  readonly topicCode: string | null
  readonly level: number | null
  readonly unitCode: string | null
  readonly why: string | null
}

const keyOf = (item: Item): string => `${item.topicCode}/${item.level}`

/** Practises a level: `r` right, anything else wrong. */
async function practise(who: Person, topicCodeLevel: string, plan: string): Promise<void> {
  const opened = await who.call('startExercise', { body: { target: { type: 'practice', topicCodeLevel } } })
  let pending = opened.body.questions.at(-1).storedQuestionId
  for (const turn of plan) {
    if (pending === undefined) return
    const response = await (turn === 'r' ? world.rightFor(pending) : world.wrongFor(pending))
    const params = { runId: opened.body.run.runId, storedQuestionId: pending }
    const given = await who.call('answerQuestion', { params, body: { response, timeTakenMs: 2000 } })
    pending = given.body.nextQuestions[0]?.storedQuestionId
  }
}

const practiceOf = async (who: Person): Promise<Item[]> =>
  (await who.call('populatePracticeStack', of(who))).body.items.filter(
    (item: Item) => item.type === 'topic_level_practice',
  )

describe('suggestions', () => {
  it("say on every card of Today's Math why it comes now, in one sentence [L-013] [L-108]", async () => {
    const sam = await world.person({ grade: 4 })
    const cards: Item[] = (await sam.call('getTodaysMath', of(sam))).body.cards
    expect(cards.map((card) => card.type)).toEqual([
      'topic_level_practice',
      'unit_game',
      'topic_level_practice',
      'topic_level_practice',
      'topic_level_speed_play',
    ])
    for (const card of cards) expect(card.why).toMatch(/^[^.]+\.$/)
    const topics = cards.flatMap((card) => (card.type === 'topic_level_practice' ? [card.topicCode] : []))
    expect(new Set(topics).size).toBe(3)
    expect((await sam.call('listStackItems', of(sam))).body.items.map((item: Item) => item.why)).toEqual(
      cards.map((card) => card.why),
    )
  })

  it('are of the grade until there are answers, then of what the answers show [L-210]', async () => {
    const sam = await world.person({ grade: 4 })
    const before = await practiceOf(sam)
    expect(before).toHaveLength(5)
    const mean = (items: readonly Item[]): number =>
      items.reduce((sum, item) => sum + (topicLevel(keyOf(item))?.difficulty ?? 0), 0) / items.length
    expect(Math.abs(mean(before) - 4)).toBeLessThan(0.6)
    for (const key of before.slice(0, 3).map(keyOf)) await practise(sam, key, 'wwwwww')
    const after = await practiceOf(sam)
    expect(mean(after)).toBeLessThan(mean(before) - 0.5)
  })

  it('are of the themes in focus, if any are chosen; else the curriculum adapts [A-111]', async () => {
    const sam = await world.person({ grade: 4 })
    const themesOf = async () => (await practiceOf(sam)).map((item) => topicLevel(keyOf(item))?.theme)
    const focusOn = async (focusAreas: string[]) =>
      (await sam.call('updateAccount', { ...of(sam), body: { focusAreas } })).body.account.focusAreas
    expect((await sam.call('getCurrentAccount')).body.account.focusAreas).toEqual([])
    expect(new Set(await themesOf()).size).toBeGreaterThan(2)
    expect(await focusOn(['shapes_space'])).toEqual(['shapes_space'])
    expect(new Set((await themesOf()).slice(0, 3))).toEqual(new Set(['shapes_space']))
    const why = (await practiceOf(sam)).map((item) => item.why)
    expect(why).toContain('You chose to focus on “Shapes and Space”, and are ready for this.')
    expect(await focusOn([])).toEqual([])
    expect(new Set(await themesOf()).size).toBeGreaterThan(2)
  })

  it('begin a grade lower to catch up and a grade higher to go beyond, until answers say more', async () => {
    const sam = await world.person({ grade: 4 })
    const meanFor = async (learningGoals: string[]) => {
      await sam.call('updateAccount', { ...of(sam), body: { learningGoals } })
      const levels = (await practiceOf(sam)).map((item) => topicLevel(keyOf(item))?.difficulty ?? 0)
      return levels.reduce((sum, one) => sum + one, 0) / levels.length
    }
    const usual = await meanFor(['academic_improvement'])
    expect((await meanFor(['catchup'])) - usual).toBeLessThan(-0.5)
    expect((await meanFor(['advanced_learning', 'love_of_math'])) - usual).toBeGreaterThan(0.5)
    expect(await meanFor(['catchup', 'advanced_learning'])).toBe(usual)
  })

  it('are of grade 3 while the grade is not known [A-307]', async () => {
    const [unknown, third] = [await world.person({ grade: null }), await world.person({ grade: 3 })]
    expect((await practiceOf(unknown)).map(keyOf)).toEqual((await practiceOf(third)).map(keyOf))
  })

  it('bring back what was solved when it is due, with the reason, and not at once', async () => {
    const sam = await world.person({ grade: 3 })
    await practise(sam, level, 'rrrrrrrr')
    expect((await practiceOf(sam)).map(keyOf)).not.toContain(level)
    world.now = new Date(world.now.getTime() + 4 * day)
    const due = (await practiceOf(sam)).find((item) => keyOf(item) === level)
    expect(due?.why).toBe('You solved most of these 4 days ago; a review keeps them.')
  })

  it('keep what an adult has chosen, without a reason where none is known', async () => {
    const sam = await world.person({ grade: 1 })
    const far = { type: 'topic_level_practice', topicCode: 'complex_numbers_intro', level: 5 }
    const { body } = await sam.call('addStackItem', { ...of(sam), body: { stackItem: far } })
    expect(body.item.why).toBeNull()
    const near = { type: 'unit_game', unitCode: 'g1_counting_to_120' }
    const unit = await sam.call('addStackItem', { ...of(sam), body: { stackItem: near } })
    expect(unit.body.item.why).toBe('You can reach most of this unit now.')
  })
})
