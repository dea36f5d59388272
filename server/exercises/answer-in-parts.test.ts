import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import { type AnswerKey, keyFromJson, rightResponse } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { type Person, openWorld } from '../seed/test-world.ts'

const world = openWorld()
const level = 'multi_digit_subtraction_practice/4'

interface Met {
  readonly runId: string
  readonly id: string
  readonly key: AnswerKey
}

const rowOf = async (id: string) =>
  world.db.queries.selectFrom('run_questions').select(['task', 'key']).where('id', '=', id).executeTakeFirstOrThrow()

/** Answers three of four rightly until the story in two parts is asked; of a learner for whom the level is no longer new. */
async function untilStory(who: Person): Promise<Met> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const body = { target: { type: 'practice', topicCodeLevel: level }, restart: true, widgetSet: 3 }
    const opened = await who.call('startExercise', { body })
    const runId = opened.body.run.runId as string
    let id: string | undefined = opened.body.questions.at(-1).storedQuestionId
    for (let i = 0; id !== undefined; i++) {
      const { task, key } = await rowOf(id)
      if (task === 'story') return { runId, id, key: keyFromJson(key) }
      const response = await (i % 4 < 3 ? world.rightFor(id) : world.wrongFor(id))
      const answered = await send(who, { runId, id }, response)
      id = answered.nextQuestions[0]?.storedQuestionId
    }
  }
  throw new Error('the story was never asked')
}

async function send(who: Person, { runId, id }: Pick<Met, 'runId' | 'id'>, response: string) {
  const params = { runId, storedQuestionId: id }
  const { status, body } = await who.call('answerQuestion', { params, body: { response, timeTakenMs: 9000 } })
  expect(status).toBe(200)
  return body
}

const creditOf = async (id: string) =>
  world.db.queries
    .selectFrom('answers')
    .select(['outcome', 'credit', 'misconception'])
    .where('question_id', '=', id)
    .executeTakeFirst()

/** A calculation that does not fit, and what comes out of it. */
function mistaken({ parts }: AnswerKey): { option: string; value: string } {
  const wrong = parts?.[0]?.wrong.find(({ why }) => why.startsWith('Nothing is put together'))
  if (wrong?.value.kind !== 'expression' || wrong.value.node.op !== 'add') throw new Error('no sum is offered')
  const numbers = wrong.value.node.args.map((arg) => (arg.op === 'number' ? arg.value.n : 0n))
  return { option: wrong.optionId ?? '', value: String(numbers.reduce((a, b) => a + b)) }
}

describe('an answer in parts', () => {
  it('is recorded with its credit, and shows how each part went, also when it is read again', async () => {
    const sam = await world.person({ grade: 5 })
    const met = await untilStory(sam)
    const { option, value } = mistaken(met.key)
    const { verdict, answer } = await send(sam, met, writeParts([option, value]))
    expect(verdict).toBe('wrong')
    expect(answer.parts).toMatchObject([
      { outcome: 'wrong', said: 'Nothing is put together here. The answer is less than the greater number.' },
      { outcome: 'right', said: 'Right from what you had in part a.' },
    ])
    expect(await creditOf(met.id)).toEqual({ outcome: 'wrong', credit: 50, misconception: 'wrong_operation' })
    const again = await sam.call('getExercise', { params: { runId: met.runId } })
    const stored = again.body.questions.find((each: { storedQuestionId: string }) => each.storedQuestionId === met.id)
    expect(stored.answer.parts).toEqual(answer.parts)
  })

  it('comes back uncounted with the part to mend, then counts in full', async () => {
    const sam = await world.person({ grade: 5 })
    const met = await untilStory(sam)
    const [setUp = ''] = met.key.parts?.[0]?.rightOptionIds ?? []
    const mended = await send(sam, met, writeParts([setUp, '']))
    expect(mended).toMatchObject({ verdict: 'invalid', part: 1, answer: null })
    expect(await creditOf(met.id)).toBeUndefined()
    expect((await send(sam, met, rightResponse(met.key))).verdict).toBe('right')
    expect(await creditOf(met.id)).toMatchObject({ outcome: 'right', credit: 100 })
  })

  it('sends no key of a part before it is answered', async () => {
    const sam = await world.person({ grade: 5 })
    const { runId, id, key } = await untilStory(sam)
    const { body } = await sam.call('getExercise', { params: { runId } })
    const stored = body.questions.find((each: { storedQuestionId: string }) => each.storedQuestionId === id)
    expect(stored.answer).toBeNull()
    expect(stored.widget.parts).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toContain(key.parts?.[0]?.wrong[0]?.why)
  })
})
