import { readIntervals } from '../reading/read-intervals.ts'
import { equalIntervals } from '../values/intervals.ts'
import { almost, invalid, right, wrong, type Judgement, type Task } from './judgement.ts'
import type { Intervals } from '../values/values.ts'

/**
 * Judges an inequality or a union of intervals exactly. Where interval notation is asked for, an inequality is
 * 'almost'; an inequality that still has to be solved is 'almost' too.
 */
export function markIntervals(task: Task<Intervals>): Judgement {
  const { variable } = task.answer
  const read = readIntervals(task.text, task.locale, variable)
  if (!read.ok) return invalid(read.sentence)
  const { value, written, solved, either } = read.read
  if (!equalIntervals(value, task.answer)) {
    if (either && equalIntervals(either, task.answer)) return almost('Use or: no number is both.')
    if (!equalIntervals(closed(value), closed(task.answer))) return wrong(value)
    if (task.rules.ends === 'either' && value.parts.every((part) => part.from && part.to)) return right
    return written === 'range'
      ? almost('Now say which ends belong to it: write brackets, such as [2, 5).')
      : wrong(value)
  }
  if (!solved) return almost(`That is true. Now get ${variable} alone on one side.`)
  if (written === 'inequality' && value.variable.toLowerCase() !== variable.toLowerCase()) {
    return almost(`Write it with the letter ${variable}.`)
  }
  if (task.rules.written === 'interval' && written === 'inequality') {
    return almost('That is the right set. Now write it with interval brackets, such as [2, 5).')
  }
  return right
}

/** The same with every end in it. */
function closed(value: Intervals): Intervals {
  const parts = value.parts.map((part) => ({ ...part, fromIncluded: part.from !== null, toIncluded: part.to !== null }))
  return { ...value, parts }
}
