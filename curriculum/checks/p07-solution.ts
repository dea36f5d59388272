import { equalValues } from '../values/equal.ts'
import type { Sample, Sweep } from './check.ts'
import type { Value } from '../values/values.ts'

function faultsOf(sample: Sample): string[] {
  const steps = sample.question.solution
  const faults: string[] = []
  if (steps.length < 2 || steps.length > 8) faults.push(`${steps.length} solution steps`)
  let reached: Value | undefined
  for (const [i, step] of steps.entries()) {
    if (
      step.relation === 'same' &&
      (step.value === undefined || reached === undefined || !equalValues(step.value, reached))
    ) {
      faults.push(`step ${i + 1} says 'same' but does not equal the step before`)
    }
    if (step.say.trim() === '') faults.push(`step ${i + 1} says nothing`)
    if (step.value !== undefined) reached = step.value
  }
  const last = steps.at(-1)?.value
  if (last === undefined || !equalValues(last, sample.answer)) faults.push('the last step does not reach the answer')
  return faults
}

/** P7: 2 to 8 steps; each 'same' step equals the one before; the last value is the answer. */
export function checkSolution(sweep: Sweep): void {
  for (const sample of sweep.samples) for (const fault of faultsOf(sample)) sweep.fail('P7', sample.seed, fault)
}
