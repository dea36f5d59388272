import { missingPart } from '../../tasks/missing-part.ts'
import { writtenFrame } from '../../tasks/written-frame.ts'
import { divisionMistake } from './division-mistake.ts'
import { exactDivision } from './exact-division.ts'
import { dividendOf, type Division } from './long-division.ts'
import { quotientSize } from './quotient-size.ts'
import { splitDivision } from './split-division.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** The ways in which every level of long division asks beside its old one. */
export function longTasksOf(base: TopicLevel<Division>): LevelTask[] {
  const exact = exactDivision(base)
  return [
    writtenFrame(exact, {
      id: 'columns',
      version: 1,
      layout: 'divide',
      operands: (p) => [String(dividendOf(p)), String(p.divisor)],
    }),
    splitDivision(exact),
    missingPart(exact, {
      id: 'missing_number',
      version: 1,
      sentence: (p) => ({ first: dividendOf(p), sign: '÷', second: p.divisor, result: p.quotient }),
    }),
    divisionMistake(exact),
    quotientSize(exact),
  ]
}
