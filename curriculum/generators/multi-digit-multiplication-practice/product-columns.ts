import { writtenFrame } from '../../tasks/written-frame.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Factors } from './split-product.ts'

/** The product in columns, with a row for each partial product; of two rows at most, so that all of it is seen at once on a phone. */
export const productColumns = <P>(base: TopicLevel<P>, factors: (p: P) => Factors): LevelTask =>
  writtenFrame(
    { ...base, reject: (p) => (factors(p).b > 99 ? 'too many rows' : (base.reject?.(p) ?? null)) },
    {
      id: 'columns',
      version: 1,
      layout: 'multiply',
      operands: (p) => [String(factors(p).a), String(factors(p).b)],
    },
  )
