import { findError } from '../../tasks/find-error.ts'
import { columnsOf, digitsOf, type Subtraction } from './trades.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

const heads = ['Ones', 'Tens', 'Hundreds'] as const
const places = [0, 1, 2] as const

/**
 * Taking away kind by kind, as a child does it who makes the slip of an id, or none for null: `kept_1` forgets that a ten was broken
 * up, `off_1` is off by one in the tens, `end` leaves ten too many.
 */
export function differenceWork(p: Subtraction, slip: string | null): RichText[] {
  const columns = columnsOf(p).slice(0, String(p.top).length)
  const lines = columns.map(({ top, taken, left }, i) => {
    const isUnpaid = columns[i - 1]?.traded === true && slip === `kept_${i}`
    const above = isUnpaid ? top + 1 : top
    return `${heads[i]}: \\(${above} - ${taken} = ${left + above - top + (slip === `off_${i}` ? 1 : 0)}\\)`
  })
  return [...lines, `Left: \\(${p.top} - ${p.bottom} = ${p.top - p.bottom + (slip === 'end' ? 10 : 0)}\\)`]
}

const isAcross = (p: Subtraction): boolean => p.top > 99 && digitsOf(p.top)[1] === 0

/** Somebody takes blocks away and goes wrong in one kind. */
export function differenceWrong(base: TopicLevel<Subtraction>): LevelTask {
  return findError(base, {
    id: 'find_mistake',
    version: 1,
    task: (p) => `\\(${p.top} - ${p.bottom}\\)`,
    work: differenceWork,
    slips: [
      ...places.map((place) => ({
        id: `off_${place}`,
        why: () => 'The blocks in it are right, but one too many is left.',
      })),
      {
        id: 'kept_1',
        why: (p) => (isAcross(p) ? acrossWhy : 'A ten was broken into ones, so there is one ten fewer.'),
      },
      { id: 'kept_2', why: () => 'A hundred was broken into tens, so there is one hundred fewer.' },
      { id: 'end', why: (p) => `The lines above leave ${p.top - p.bottom}, not ${p.top - p.bottom + 10}.` },
    ],
    hint: 'Take away each kind of block again.',
  })
}

const acrossWhy = 'The hundred became 10 tens, and one of them 10 ones. So 9 tens are there.'
