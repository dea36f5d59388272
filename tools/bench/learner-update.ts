import { openChance, readyKeys, predict, updateLearner, emptyLearner } from '../../curriculum/curriculum.ts'
import type { LearnerAnswer, LearnerState } from '../../curriculum/curriculum.ts'
import { compare, type Comparison, type Round } from './ratio.ts'

/** Answers of one account all over the curriculum, always the same. */
function answers(count: number): LearnerAnswer[] {
  const chance = openChance('bench of the learner model')
  const keys = readyKeys()
  return Array.from({ length: count }, () => ({
    topicCodeLevel: chance.pick(keys),
    difficulty: chance.int(0, 100) / 100,
    form: chance.happens(0.3) ? ('choice' as const) : ('numeric' as const),
    outcome: chance.happens(0.7) ? ('right' as const) : ('wrong' as const),
    helpViewed: chance.happens(0.1),
  }))
}

export interface LearnerBench {
  readonly comparison: Comparison
  /** Milliseconds of one prediction with the update after it. */
  readonly milliseconds: number
}

/**
 * Predicts and learns from answer after answer of an account that has practised the whole curriculum. The limit is reading and writing
 * the same state as JSON, which the database makes necessary for every answer whatever the model does.
 */
export async function benchLearnerUpdate(rounds: number, seconds: number): Promise<LearnerBench> {
  const at = new Date('2026-03-02T15:00:00Z')
  const list = answers(2000)
  const after = (state: LearnerState, answer: LearnerAnswer): LearnerState => {
    predict(state, answer, at)
    return updateLearner(state, answer, at)
  }
  const full = list.reduce(after, emptyLearner(6))
  const round = (once: (answer: LearnerAnswer) => void): Promise<Round> => {
    const begun = performance.now()
    let done = 0
    while (performance.now() - begun < 1000 * seconds) {
      for (const answer of list.slice(0, 200)) once(answer)
      done += 200
    }
    return Promise.resolve({ done, seconds: (performance.now() - begun) / 1000 })
  }
  let state = full
  const ours = (): Promise<Round> =>
    round((answer) => {
      state = after(state, answer)
    })
  const limit = (): Promise<Round> => round(() => JSON.parse(JSON.stringify(full)))
  const comparison = await compare(rounds, ours, limit)
  return { comparison, milliseconds: 1000 / comparison.ours }
}
