import { describe, expect, it } from 'vitest'
import { mainStep } from './main-step.ts'
import { firstRunState, nextRunState, type KeptAnswers, type RunEvent, type RunState } from './run-state.ts'
import { sampleOpenRun, sampleOutcome, sampleQuestion, sampleQuestionId, sampleResults } from './run-samples.ts'

const after = (...events: RunEvent[]): RunState => events.reduce(nextRunState, firstRunState)
const opened = (kept: Partial<KeptAnswers> = {}): RunEvent => ({
  type: 'opened',
  open: sampleOpenRun('practice'),
  results: null,
  kept: { drafts: {}, sending: null, ...kept },
  now: 1000,
})
const ahead = (...positions: number[]): RunEvent => ({
  type: 'came-ahead',
  questions: positions.map((position) => sampleQuestion(position)),
  stillHeld: [],
})
const answer = (position: number, response: string | null = 'right'): RunEvent[] => [
  { type: 'submitted', questionId: sampleQuestionId(position), response, now: 2000 * position },
  { type: 'kept', questionId: sampleQuestionId(position), now: 2000 * position + 10 },
  { type: 'advanced', now: 2000 * position + 1600 },
]
const places = (state: RunState) => state.questions.map((question) => question.position)
const queued = (position: number, response = 'right') => ({
  questionId: sampleQuestionId(position),
  response,
  remark: null,
})

describe('a run without a connection', () => {
  it('keeps an answer, says so, and shows the next held question', () => {
    const kept = after(opened(), ahead(2, 3), ...answer(1).slice(0, 2))
    expect(kept.waiting).toEqual({ [sampleQuestionId(1)]: 'right' })
    expect([kept.shown, kept.advanceAt, kept.sending]).toEqual([0, 3510, null])
    expect(mainStep(kept)).toBe('next')
    const next = after(opened(), ahead(2, 3), ...answer(1))
    expect([next.shown, places(next), next.ahead.map((question) => question.position)]).toEqual([1, [1, 2], [3]])
    // A kept answer is not given twice.
    expect(nextRunState(next, answer(1)[0]!)).toBe(next)
  })

  it('says how many answers wait when nothing held is left', () => {
    const state = after(opened(), ahead(2), ...answer(1), ...answer(2, null))
    expect(state.phase).toBe('kept')
    expect(state.waiting).toEqual({ [sampleQuestionId(1)]: 'right', [sampleQuestionId(2)]: null })
  })

  it('is taken up after a reload: what waits stays answered, the question on show stays on show', () => {
    const held = [2, 3, 4].map((position) => sampleQuestion(position))
    const state = after(opened({ queued: [queued(1), queued(2)], ahead: held }))
    expect([places(state), state.shown, state.phase]).toEqual([[1, 2, 3], 2, 'open'])
    expect(state.ahead.map((question) => question.position)).toEqual([4])
    // The server has made another second question meanwhile: the one that was answered here stands.
    const other = sampleQuestion(2, { storedQuestionId: sampleQuestionId(99) })
    const open = sampleOpenRun('practice', ['right'])
    const merged = after({
      ...opened({ queued: [queued(2)], ahead: held }),
      open: { ...open, questions: [open.questions[0]!, other] },
    } as RunEvent)
    expect(merged.questions.map((question) => question.storedQuestionId)).toEqual([1, 2, 3].map(sampleQuestionId))
  })

  it('drops held questions that are not good any more and those that have been shown', () => {
    const state = after(opened(), ahead(2, 3, 4), {
      type: 'came-ahead',
      questions: [sampleQuestion(3, { storedQuestionId: sampleQuestionId(33) })],
      stillHeld: [sampleQuestionId(4)],
    })
    expect(state.ahead.map((question) => question.storedQuestionId)).toEqual([
      sampleQuestionId(33),
      sampleQuestionId(4),
    ])
    const online = nextRunState(nextRunState(state, answer(1)[0]!), {
      type: 'answered',
      questionId: sampleQuestionId(1),
      outcome: sampleOutcome('practice', ['right'], { nextQuestions: [sampleQuestion(2)] }),
      now: 3000,
      testFirst: false,
      afterWrong: 'wait',
    })
    expect(online.ahead.map((question) => question.position)).toEqual([3, 4])
  })
})

describe('when the verdicts come', () => {
  const offline = after(opened(), ahead(2, 3, 4), ...answer(1), ...answer(2, 'wrong'))
  const checked = (position: number, outcome: ReturnType<typeof sampleOutcome>): RunEvent => ({
    type: 'checked',
    questionId: sampleQuestionId(position),
    outcome,
    now: 9000,
  })

  it('each stands at its question, and the child stays where it is', () => {
    const one = nextRunState(offline, checked(1, sampleOutcome('practice', ['right'])))
    expect(one.questions[0]?.answer?.outcome).toBe('right')
    expect(one.waiting).toEqual({ [sampleQuestionId(2)]: 'wrong' })
    const two = nextRunState(one, checked(2, sampleOutcome('practice', ['right', 'wrong'])))
    expect([two.shown, two.waiting, places(two)]).toEqual([2, {}, [1, 2, 3]])
    expect(two.run?.progress).toMatchObject({ correct: 1, incorrect: 1 })
    // Told by another tab once more: nothing changes.
    expect(nextRunState(two, checked(2, sampleOutcome('practice', ['right', 'wrong'])))).toEqual(two)
  })

  it('goes on from a screen on which everything waited', () => {
    const all = after(opened(), ...answer(1))
    expect(all.phase).toBe('kept')
    const next = nextRunState(all, checked(1, sampleOutcome('practice', ['right'])))
    expect([next.phase, next.shown, places(next)]).toEqual(['open', 1, [1, 2]])
  })

  it('leads to the results when the run turns out to be over, and lets later answers go', () => {
    const results = sampleResults('practice', ['right', 'right', 'right', 'right'])
    const over = nextRunState(offline, checked(1, sampleOutcome('practice', ['right'], { results, nextQuestions: [] })))
    const let_go = nextRunState(over, { type: 'dropped', questionIds: [sampleQuestionId(2)], now: 9100 })
    expect([let_go.waiting, places(let_go)]).toEqual([{}, [1, 3]])
    expect(nextRunState(let_go, { type: 'advanced', now: let_go.advanceAt ?? 0 }).phase).toBe('done')
  })

  it('brings an answer that is to be mended back, as it was given, and costs nothing', () => {
    const remark = { verdict: 'almost' as const, sentence: 'Write it in lowest terms.' }
    const event: RunEvent = { type: 'to-mend', questionId: sampleQuestionId(1), response: '2/4', remark, now: 9000 }
    const state = nextRunState(offline, event)
    expect([state.shown, state.remark?.sentence]).toEqual([0, 'Write it in lowest terms.'])
    expect(state.drafts[sampleQuestionId(1)]).toEqual({ response: '2/4', complete: true })
    expect(state.waiting).toEqual({ [sampleQuestionId(2)]: 'wrong' })
    expect(mainStep(state)).not.toBe('next')
    // Also after a reload.
    const again = after(opened({ queued: [{ ...queued(1, '2/4'), remark }, queued(2)], ahead: [sampleQuestion(2)] }))
    expect([again.shown, again.remark?.sentence, again.drafts[sampleQuestionId(1)]?.response]).toEqual([
      0,
      'Write it in lowest terms.',
      '2/4',
    ])
  })
})
