import { mayName } from '../catalogue/misconceptions.ts'
import { equalValues } from '../values/equal.ts'
import { misconceptionRules } from './misconception-rules.ts'
import { numbersIn } from './numbers-in.ts'
import type { Sample, Sweep } from './check.ts'
import type { Distractor } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

/** How many named wrong answers were met and of how many the rule was recomputed; words without a rule do not count. */
export interface Recomputed {
  named: number
  proved: number
}

/** True or false when the rule could be recomputed, null when neither the oracle file nor a general rule knows it. */
function followsRule(sweep: Sweep, sample: Sample, wrong: Distractor): boolean | null {
  const own = sweep.oracle?.wrong?.[wrong.misconception]
  if (own !== undefined) {
    const result = own(sample.params as never)
    const values = (Array.isArray(result) ? result : [result]) as readonly Value[]
    return values.some((value) => equalValues(value, wrong.value))
  }
  const general = misconceptionRules[wrong.misconception]
  const { prompt } = sample.whole ?? sample.question
  const given = numbersIn(`${prompt.text} ${prompt.latex ?? ''}`)
  return general?.({ wrong: wrong.value, answer: sample.answer, given }) ?? null
}

function checkWrong(sweep: Sweep, sample: Sample, wrong: Distractor, tally: Recomputed): void {
  const { misconception } = wrong
  if (wrong.why.trim().length < 8) sweep.fail('P4', sample.seed, `${misconception} has no sentence`)
  if (misconception === 'near') return
  if (!mayName(sweep.entry.topicCode, misconception)) {
    return sweep.fail('P4', sample.seed, `${misconception} is not a misconception of ${sweep.entry.topicCode}`)
  }
  const follows = followsRule(sweep, sample, wrong)
  if (follows !== null) tally.proved++
  if (follows !== null || wrong.value.kind !== 'item') tally.named++
  if (follows === false) sweep.fail('P4', sample.seed, `the rule of ${misconception} does not give this wrong answer`)
}

/** P4: at least 2 of 3 wrong options name a misconception of the topic, and its rule, recomputed, gives their value. */
export function checkMisconceptions(sweep: Sweep): Recomputed {
  const tally: Recomputed = { named: 0, proved: 0 }
  for (const sample of sweep.samples) {
    const offered = sample.choice.key.wrong.filter((w) => w.optionId !== undefined)
    const named = offered.filter((w) => w.misconception !== 'near').length
    if (named < Math.round((2 * offered.length) / 3))
      sweep.fail('P4', sample.seed, `only ${named} of ${offered.length} wrong options name a misconception`)
    for (const wrong of sample.choice.key.wrong) checkWrong(sweep, sample, wrong, tally)
  }
  return tally
}
