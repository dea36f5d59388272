import type { FoundThemeLevel } from '@polyhex/contract/exercises/runs'
import {
  emptyLearner,
  evaluationResult,
  type EvaluationState,
  seedLearner,
  type Standouts,
  standoutsOf,
} from '@polyhex/curriculum'
import { themeLevelWords } from '../curriculum/theme-level-words.ts'
import type { RunRow } from './run-rows.ts'

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/** What a levelling has found, with the topics that stand out in its own answers. */
export interface Found extends FoundThemeLevel, Standouts {
  readonly answers: number
}

type LevelledRun = Pick<RunRow, 'target' | 'grade' | 'correct' | 'incorrect' | 'skipped'>

/** Where a levelling has found the child to be, how sure that is, and why. */
export function foundThemeLevel(run: LevelledRun, evaluation: EvaluationState): Found {
  const answers = run.correct + run.incorrect + run.skipped
  const { ability, low, high, level, confidence } = evaluationResult(evaluation)
  // Any time will do: nothing was answered before these answers.
  const alone = seedLearner(emptyLearner(run.grade), run.target, evaluation, new Date(0))
  // Among answers that are all right or all wrong, none is stronger or weaker than another.
  const mixed = run.correct > 0 && run.correct < answers
  const standouts = mixed ? standoutsOf(alone, run.target) : { strongest: null, weakest: null }
  const found = { level, confidence: rounded(confidence, 3), answers, ...standouts }
  return {
    ...found,
    themeCode: run.target,
    percentageCorrect: answers === 0 ? 0 : rounded((100 * run.correct) / answers, 1),
    ability: rounded(ability, 1),
    low: rounded(low, 1),
    high: rounded(high, 1),
    words: themeLevelWords(found),
  }
}

/** As the results of the run show it. */
export function shownThemeLevel(run: LevelledRun, evaluation: EvaluationState): FoundThemeLevel {
  const { answers: _answers, strongest: _strongest, weakest: _weakest, ...shown } = foundThemeLevel(run, evaluation)
  return shown
}

/** A found level as the function record_theme_level of the database takes it. */
export function themeLevelJson(found: Found): string {
  return JSON.stringify({
    level: found.level,
    confidence: found.confidence,
    percentage_correct: found.percentageCorrect,
    ability: found.ability,
    low: found.low,
    high: found.high,
    answers: found.answers,
    strongest: found.strongest,
    weakest: found.weakest,
  })
}
