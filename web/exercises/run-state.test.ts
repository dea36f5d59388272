import { describe, expect, it } from 'vitest'
import type { AfterWrong } from './after-wrong.ts'
import { mainStep } from './main-step.ts'
import { latestPlace } from './run-places.ts'
import { firstRunState, nextRunState, type RunEvent, type RunState } from './run-state.ts'
import { sampleOpenRun, sampleOutcome, sampleQuestion, sampleQuestionId, sampleResults } from './run-samples.ts'

const nothing = { drafts: {}, sending: null }
const after = (...events: RunEvent[]): RunState => events.reduce(nextRunState, firstRunState)
const opened = (now = 1000): RunEvent => ({
  type: 'opened',
  open: sampleOpenRun('practice'),
  results: null,
  kept: nothing,
  now,
})
const submitted = (response: string | null, now: number, position = 1): RunEvent => ({
  type: 'submitted',
  questionId: sampleQuestionId(position),
  response,
  now,
})
const answered = (
  outcome: ReturnType<typeof sampleOutcome>,
  now: number,
  testFirst = false,
  position = 1,
  afterWrong: AfterWrong = 'soon',
): RunEvent => ({
  type: 'answered',
  questionId: sampleQuestionId(position),
  outcome,
  now,
  testFirst,
  afterWrong,
})

describe('an answer', () => {
  it('is timed from when its question came, and a second tap is nobody’s answer [L-144]', () => {
    const state = after(opened(1000), submitted('right', 4200), submitted('wrong', 4300))
    expect(state.sending).toEqual({
      questionId: sampleQuestionId(1),
      response: 'right',
      timeTakenMs: 3200,
      failures: 0,
    })
    expect(mainStep(state)).toBe('saving')
  })

  it('waits 750 ms after a right one, and 1500 ms after a wrong one where a clock or a rank runs, then goes on [L-145]', () => {
    const right = after(opened(), submitted('right', 2000), answered(sampleOutcome('practice', ['right']), 2100))
    expect(right.advanceAt).toBe(2850)
    expect(right.shown).toBe(0)
    expect(nextRunState(right, { type: 'advanced', now: 2850 })).toMatchObject({
      shown: 1,
      shownAt: 2850,
      advanceAt: null,
    })
    const wrong = after(opened(), submitted('wrong', 2000), answered(sampleOutcome('practice', ['wrong']), 2100))
    expect(wrong.advanceAt).toBe(3600)
  })

  it('waits after a wrong one for the learner, or for as long as its words take to read, as the account has chosen', () => {
    const outcome = sampleOutcome('practice', ['wrong'])
    const wrong = (how: AfterWrong) => after(opened(), submitted('wrong', 2000), answered(outcome, 2100, false, 1, how))
    expect(wrong('wait').advanceAt).toBeNull()
    expect(nextRunState(wrong('wait'), { type: 'advanced', now: 9000 }).shown).toBe(1)
    // "That is one more than the sum." and "2": 8 words.
    expect(wrong('timed').advanceAt).toBe(2100 + 1200 + 8 * 330)
    expect(
      after(opened(), submitted('right', 2000), answered(sampleOutcome('practice', ['right']), 2100, false, 1, 'wait'))
        .advanceAt,
    ).toBe(2850)
  })

  it('goes on at once after a skip and with test_first [L-146]', () => {
    const skipped = after(opened(), submitted(null, 2000), answered(sampleOutcome('practice', ['skipped']), 2100))
    expect(skipped.advanceAt).toBe(2100)
    const first = after(opened(), submitted('wrong', 2000), answered(sampleOutcome('practice', ['wrong']), 2100, true))
    expect(first.advanceAt).toBe(2100)
  })

  it('that is almost right or not readable costs nothing and says what to mend', () => {
    const outcome = {
      ...sampleOutcome('practice', []),
      verdict: 'almost' as const,
      sentence: 'Write it in lowest terms.',
      answer: null,
    }
    const state = after(opened(), submitted('2/4', 2000), answered(outcome, 2100))
    expect(state.questions[0]?.answer).toBeNull()
    expect(state.remark).toEqual({
      questionId: sampleQuestionId(1),
      verdict: 'almost',
      sentence: 'Write it in lowest terms.',
    })
    expect(state.advanceAt).toBeNull()
    const changed = nextRunState(state, {
      type: 'drafted',
      questionId: sampleQuestionId(1),
      answer: { response: '1/2', complete: true },
    })
    expect(changed.remark).toBeNull()
  })

  it('is kept until it is acknowledged, however often the server does not answer', () => {
    const state = after(opened(), submitted('right', 2000), { type: 'send-failed' }, { type: 'send-failed' })
    expect(state.sending).toMatchObject({ response: 'right', failures: 2 })
    expect(
      nextRunState(state, answered(sampleOutcome('practice', ['right']), 9000)).questions[0]?.answer?.isCorrect,
    ).toBe(true)
  })

  it('acknowledged twice adds the next question once', () => {
    const outcome = sampleOutcome('practice', ['right'])
    const state = after(opened(), submitted('right', 2000), answered(outcome, 2100), answered(outcome, 2200))
    expect(state.questions).toHaveLength(2)
    expect(state.advanceAt).toBe(2850)
  })

  it('that ends the run leads to the results [L-150]', () => {
    const results = sampleResults('practice', ['right', 'right', 'right', 'right'])
    const state = after(
      opened(),
      submitted('right', 2000),
      answered(sampleOutcome('practice', ['right'], { results, nextQuestions: [] }), 2100),
    )
    expect(state.phase).toBe('open')
    expect(nextRunState(state, { type: 'advanced', now: 2900 }).phase).toBe('done')
  })
})

describe('looking back', () => {
  const back = after(
    opened(),
    submitted('wrong', 2000),
    answered(sampleOutcome('practice', ['wrong']), 2100),
    { type: 'advanced', now: 3600 },
    { type: 'went', to: 0, now: 5000 },
  )

  it('shows an answered question without counting its time for the one that waits', () => {
    expect(back.shown).toBe(0)
    const again = nextRunState(back, { type: 'went', to: 1, now: 9000 })
    expect(again).toMatchObject({ shown: 1, shownAt: 9000 })
  })

  it('stays within the run, and help stops the exercise from going on', () => {
    expect(nextRunState(back, { type: 'went', to: -3, now: 5000 }).shown).toBe(0)
    expect(nextRunState(back, { type: 'went', to: 7, now: 5000 }).shown).toBe(1)
    const waiting = after(opened(), submitted('wrong', 2000), answered(sampleOutcome('practice', ['wrong']), 2100))
    expect(nextRunState(waiting, { type: 'held' }).advanceAt).toBeNull()
  })
})

describe('opening', () => {
  it('sends again what was sent and never acknowledged, unless the server has it', () => {
    const sending = { questionId: sampleQuestionId(1), response: 'right', timeTakenMs: 10, failures: 4 }
    const kept = { drafts: {}, sending }
    const event: RunEvent = { type: 'opened', open: sampleOpenRun('practice'), results: null, kept, now: 1 }
    expect(after(event).sending).toEqual({ ...sending, failures: 0 })
    expect(after({ ...event, open: sampleOpenRun('practice', ['right']) }).sending).toBeNull()
  })

  it('shows the question that waits', () => {
    const state = after({
      type: 'opened',
      open: sampleOpenRun('practice', ['right', 'wrong']),
      results: null,
      kept: nothing,
      now: 1,
    })
    expect(state.shown).toBe(2)
    expect(latestPlace(state)).toBe(2)
  })

  it('puts a refreshed question in the place of the old one', () => {
    const fresh = sampleQuestion(1, { storedQuestionId: sampleQuestionId(99), questionText: 'Another one' })
    const state = after(opened(), { type: 'refreshed', question: fresh, now: 7000 })
    expect(state.questions.map((question) => question.questionText)).toEqual(['Another one'])
    expect(state.shownAt).toBe(7000)
  })
})
