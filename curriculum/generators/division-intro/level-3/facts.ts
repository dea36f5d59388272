import { range, windowOf } from '../../wrong-answer.ts'
import { missingFactor, type Params } from './numbers.ts'
import type { TopicLevel } from '../../../topic-level.ts'

export const totalOf = (p: Params): number => p.rows * p.size
export const noteOf = (p: Params): string => `${totalOf(p)}:${p.size}`

/** Divisions without a remainder, of which divisor and quotient differ, from small numbers to large ones. */
export const divisions: readonly Params[] = range(2, 10)
  .flatMap((rows) => range(2, 10).map((size): Params => ({ rows, size, asked: 'division' })))
  .filter((p) => p.rows !== p.size)
  .toSorted((a, b) => totalOf(a) - totalOf(b))

/** The divisions of the level alone, without the question that is asked of them. */
export const divisionFacts: TopicLevel<Params> = {
  ...missingFactor,
  params: (chance, difficulty) => chance.pick(windowOf(divisions, difficulty)),
  note: noteOf,
  load: totalOf,
}
