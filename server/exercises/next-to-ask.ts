import { nextDifficulty } from './difficulty.ts'
import { evaluationOf, nextLevelOf, type EvaluationAnswer } from './evaluation.ts'
import { contestDifficulty, levelAt } from './plan-run.ts'
import type { Asked } from './run-rows.ts'

/** The topic level of the question after this one, and how hard it is inside its level; `position` counts from 1. */
export function nextToAsk(
  asked: Asked,
  outcome: 'right' | 'wrong' | 'skipped',
  position: number,
): { topicCodeLevel: string; difficulty: number } {
  if (asked.type === 'levelling') {
    const { topic_code_level: key, question_difficulty: difficulty, form, help_viewed: help } = asked
    const answers: EvaluationAnswer[] = [...(asked.run_answers ?? []), [key, difficulty, form, outcome, help]]
    return { topicCodeLevel: nextLevelOf(asked, evaluationOf(asked, answers), answers), difficulty: 0.5 }
  }
  const contestLevel = asked.plan_levels[position - 1]
  return {
    topicCodeLevel: levelAt(asked.plan, position),
    difficulty:
      contestLevel === undefined ? nextDifficulty(asked.difficulty, outcome) : contestDifficulty(contestLevel),
  }
}
