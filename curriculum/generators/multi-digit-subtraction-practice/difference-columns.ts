import { missingDigits } from '../../tasks/missing-digits.ts'
import { writtenFrame } from '../../tasks/written-frame.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Difference } from './column-work.ts'

/** The difference in columns, digit by digit. */
export const differenceColumns = (base: TopicLevel<Difference>): LevelTask =>
  writtenFrame(base, {
    id: 'columns',
    version: 1,
    layout: 'subtract',
    operands: (p) => [String(p.top), String(p.bottom)],
  })

/** Some digits of the difference in columns are to be found. */
export const differenceDigits = (base: TopicLevel<Difference>): LevelTask =>
  missingDigits(base, {
    id: 'missing_digits',
    version: 1,
    calculation: (p) => ({ first: p.top, sign: '-', second: p.bottom }),
  })
