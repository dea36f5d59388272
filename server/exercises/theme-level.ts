import type { FoundThemeLevel } from '@polyhex/contract/exercises/runs'
import { themeLevelName, themeLevelOfAbility } from '@polyhex/curriculum'
import type { Evaluation } from './evaluation.ts'
import type { RunRow } from './run-rows.ts'

/** Half the width of the band that holds a normal value 4 times in 5, in standard deviations. */
const bandOf80 = 1.2816

const tenth = (value: number): number => Math.round(10 * value) / 10

/** Where a levelling has found the child to be, with how sure that is. */
export function foundThemeLevel(run: RunRow, { mean, deviation }: Evaluation): FoundThemeLevel {
  const used = run.correct + run.incorrect + run.skipped
  const level = themeLevelOfAbility(mean)
  const confidence = Math.min(1, Math.max(0, 1 - deviation / 1.7))
  return {
    themeCode: run.target,
    level,
    confidence,
    percentageCorrect: used === 0 ? 0 : Math.round((1000 * run.correct) / used) / 10,
    ability: tenth(mean),
    low: tenth(mean - bandOf80 * deviation),
    high: tenth(mean + bandOf80 * deviation),
    words: `${themeLevelName(level)}. ${Math.round(100 * confidence)} % sure, from ${used} answers.`,
  }
}

/** A found level as record_theme_level takes it. */
export function themeLevelJson(found: FoundThemeLevel, answers: number): string {
  return JSON.stringify({
    level: found.level,
    confidence: found.confidence,
    percentage_correct: found.percentageCorrect,
    ability: found.ability,
    low: found.low,
    high: found.high,
    answers,
    strongest: null,
    weakest: null,
  })
}
