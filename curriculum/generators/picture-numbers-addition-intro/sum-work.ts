import { findError } from '../../tasks/find-error.ts'
import { columnsOf } from '../multi-digit-addition-practice/columns.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'
import type { Addition } from './picture-addition.ts'

const heads = ['Ones', 'Tens', 'Hundreds'] as const
const places = [0, 1, 2] as const

/**
 * Adding kind by kind, and then all together, as a child does it who makes the slip of an id, or none for null: `lost_1` forgets the
 * block traded into the tens, `off_1` counts the tens wrong by one, `end` leaves a ten out at the end. The other lines stay right.
 */
export function sumWork(p: Addition, slip: string | null): RichText[] {
  const lines = columnsOf([p.a, p.b]).map(({ digits: [x = 0, y = 0], carriedIn, sum }, i) => {
    const traded = slip === `lost_${i}` ? 0 : carriedIn
    const shown = sum - (carriedIn - traded) + (slip === `off_${i}` ? 1 : 0)
    return `${heads[i]}: \\(${x} + ${y}${traded > 0 ? ` + ${traded}` : ''} = ${shown}\\)`
  })
  return [...lines, `Together: \\(${p.a} + ${p.b} = ${p.a + p.b - (slip === 'end' ? 10 : 0)}\\)`]
}

/** Somebody adds block by block and goes wrong in one kind. */
export function sumWrong(base: TopicLevel<Addition>): LevelTask {
  return findError(base, {
    id: 'find_mistake',
    version: 1,
    task: (p) => `\\(${p.a} + ${p.b}\\)`,
    work: sumWork,
    slips: [
      ...places.map((place) => ({
        id: `off_${place}`,
        why: () => `The blocks in it are right, but the sum is one too many.`,
      })),
      ...places.slice(1).map((place) => ({
        id: `lost_${place}`,
        why: () =>
          place === 1
            ? 'Ten ones were traded for a ten. It belongs to the tens.'
            : 'Ten tens were traded for a hundred. It belongs to the hundreds.',
      })),
      { id: 'end', why: (p) => `The lines above make ${p.a + p.b}. A ten was left out.` },
    ],
    hint: 'Add up each kind of block again.',
  })
}
