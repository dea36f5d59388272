import { afterEach, describe, expect, it } from 'vitest'
import { firstRunState, nextRunState, type RunState } from './run-state.ts'
import { sampleOpenRun, sampleQuestionId, sampleResults, sampleRunId } from './run-samples.ts'
import { clearStoredExercise, readStoredExercise, storageKey, storeExercise } from './stored-exercise.ts'

afterEach(() => localStorage.clear())

const target = { type: 'practice' as const, topicCodeLevel: 'fractions_intro/1' }
const kept = { drafts: {}, sending: null }
const open: RunState = nextRunState(firstRunState, {
  type: 'opened',
  open: sampleOpenRun('practice', ['right']),
  results: null,
  kept,
  now: 0,
})
const begun = nextRunState(open, {
  type: 'drafted',
  questionId: sampleQuestionId(2),
  answer: { response: '3/', complete: false },
})
const now = Date.UTC(2026, 2, 2)
const hour = 3_600_000

describe('stored answers', () => {
  it('hold activity, code, target, questions and time under polyhex.exercise [L-117]', () => {
    storeExercise(localStorage, target, begun, now)
    expect(storageKey).toBe('polyhex.exercise')
    expect(JSON.parse(localStorage.getItem('polyhex.exercise') ?? '')).toEqual({
      activity: 'practice',
      code: sampleRunId,
      focusAreaCode: null,
      unitCode: null,
      topicCodeLevel: 'fractions_intro/1',
      questions: [{ storedQuestionId: sampleQuestionId(2), response: '3/', complete: false, sent: null }],
      timeStamp: now,
    })
  })

  it('are used again within 24 hours for the same activity and target only [L-152]', () => {
    storeExercise(localStorage, target, begun, now)
    const drafts = { [sampleQuestionId(2)]: { response: '3/', complete: false } }
    expect(readStoredExercise(localStorage, target, now + 24 * hour - 1)).toEqual({ drafts, sending: null })
    expect(readStoredExercise(localStorage, target, now + 24 * hour)).toEqual(kept)
    expect(readStoredExercise(localStorage, { ...target, topicCodeLevel: 'fractions_intro/2' }, now)).toEqual(kept)
    expect(readStoredExercise(localStorage, { ...target, type: 'speed' }, now)).toEqual(kept)
    expect(readStoredExercise(localStorage, { type: 'unit_mastery', unitCode: 'fractions_unit' }, now)).toEqual(kept)
  })

  it('bring back an answer that was sent and never acknowledged', () => {
    const sent = nextRunState(begun, { type: 'submitted', questionId: sampleQuestionId(2), response: '3/4', now: 500 })
    storeExercise(localStorage, target, sent, now)
    expect(readStoredExercise(localStorage, target, now + hour).sending).toEqual({
      questionId: sampleQuestionId(2),
      response: '3/4',
      timeTakenMs: 500,
      failures: 0,
    })
  })

  it('are gone when the run is over and when it is tried again [L-151]', () => {
    storeExercise(localStorage, target, begun, now)
    storeExercise(localStorage, target, { ...begun, results: sampleResults('practice', ['right']) }, now)
    expect(localStorage.getItem(storageKey)).toBeNull()
    storeExercise(localStorage, target, begun, now)
    clearStoredExercise(localStorage)
    expect(readStoredExercise(localStorage, target, now)).toEqual(kept)
  })

  it('that cannot be read count as nothing', () => {
    for (const text of ['{', '{}', 'null', '{"activity":1}']) {
      localStorage.setItem(storageKey, text)
      expect(readStoredExercise(localStorage, target, now)).toEqual(kept)
    }
  })
})
