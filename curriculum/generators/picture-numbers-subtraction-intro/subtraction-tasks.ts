import { missingPart } from '../../tasks/missing-part.ts'
import { differenceWrong } from './difference-work.ts'
import { readTaken } from './read-taken.ts'
import { takeBlocks } from './take-blocks.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Subtraction } from './trades.ts'

/** The ways in which every level of the topic asks, beside its old one and the one in which a picture is chosen. */
export function subtractionTasksOf(base: TopicLevel<Subtraction>): LevelTask[] {
  return [
    takeBlocks(base),
    readTaken(base),
    missingPart(base, {
      id: 'missing_number',
      version: 1,
      sentence: (p) => ({ first: p.top, sign: '-', second: p.bottom, result: p.top - p.bottom }),
    }),
    differenceWrong(base),
  ]
}
