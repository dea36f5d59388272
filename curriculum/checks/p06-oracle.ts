import { equalValues } from '../values/equal.ts'
import type { Sweep } from './check.ts'

/** P6: an independent way gives the same answer, and so do the facts of the figure where the oracle reads them. */
export function checkOracle(sweep: Sweep): void {
  const { oracle } = sweep
  if (oracle === null) return sweep.fail('P6', null, 'there is no oracle file')
  for (const sample of sweep.samples) {
    try {
      if (!equalValues(oracle.oracle(sample.params as never), sample.answer))
        sweep.fail('P6', sample.seed, 'the oracle gives another answer')
      const facts = sample.choice.figure?.facts
      if (
        oracle.fromFacts !== undefined &&
        facts !== undefined &&
        !equalValues(oracle.fromFacts(facts), sample.answer)
      ) {
        sweep.fail('P6', sample.seed, 'the facts of the figure give another answer')
      }
    } catch (error) {
      sweep.fail('P6', sample.seed, `the oracle threw ${String(error)}`)
    }
  }
}
