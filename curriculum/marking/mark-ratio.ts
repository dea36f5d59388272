import { readRatio } from '../reading/read-ratio.ts'
import { equalRatios, isSimplestRatio } from '../values/ratio.ts'
import { equalRationals, one } from '../values/rational.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Ratio } from '../values/values.ts'

/**
 * Judges a ratio by proportion and order: 3:4, 3 to 4, 3/4; a unit rate is also typed as its number alone. With rule `simplest`,
 * whole parts without common divisor.
 */
export function markRatio(task: Task<Ratio>): Judgement {
  const { answer, rules } = task
  const last = answer.parts.at(-1)
  const isUnitRate = answer.parts.length === 2 && last !== undefined && equalRationals(last, one)
  const read = readRatio(task.text, answer.parts.length, task.locale, isUnitRate)
  if (!read.ok) return invalid(read.sentence)
  const { parts, workedOut } = read.read
  if (parts.length !== answer.parts.length) return invalid(`Write ${answer.parts.length} parts with : between them.`)
  const typed: Ratio = { kind: 'ratio', parts }
  if (!equalRatios(typed, answer)) return wrong(typed)
  if (!workedOut) return almost(sentences.workOut)
  return rules.simplest && !isSimplestRatio(typed)
    ? almost('That equals the answer. Now write it in simplest form.')
    : right
}
