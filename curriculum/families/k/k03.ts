import { hiddenRow } from '../../figures/hidden-row.ts'
import type { MarkShape } from '../../figures/marks.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** What repeats. */
  readonly unit: readonly MarkShape[]
  readonly length: number
  /** Place of the first hidden shape, from 0. */
  readonly from: number
  readonly hidden: number
  /** The shape that is counted. */
  readonly asked: MarkShape
}

const shapes = ['circle', 'star', 'square', 'heart', 'triangle'] as const

const at = ({ unit }: Params, place: number): MarkShape => unit[place % unit.length] as MarkShape

const covered = (p: Params): MarkShape[] => Array.from({ length: p.hidden }, (_, i) => at(p, p.from + i))

const count = (list: readonly MarkShape[], shape: MarkShape): number => list.filter((each) => each === shape).length

/** Longer repeats and larger clouds as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const size = difficulty < 0.25 ? 2 : difficulty < 0.6 ? chance.int(2, 3) : chance.int(3, 4)
  const [first, second, third] = chance.sample(shapes, 3) as [MarkShape, MarkShape, MarkShape]
  const repeats: Readonly<Record<number, readonly (readonly MarkShape[])[]>> = {
    2: [[first, second]],
    3: [
      [first, first, second],
      [first, second, second],
      [first, second, third],
    ],
    4: [
      [first, first, second, second],
      [first, second, second, second],
      [first, second, first, third],
      [first, first, second, third],
    ],
  }
  const unit = chance.pick(repeats[size] ?? [])
  const hidden = chance.int(3 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty))
  const from = chance.int(size + 1, size + 3)
  const length = from + hidden + chance.int(1, 3 + Math.round(4 * difficulty))
  return { unit, length, from, hidden, asked: chance.pick([first, second]) }
}

/** What the cloud would hide if the repeat began anew under it. */
const begunAnew = (p: Params): number => count(covered({ ...p, from: 0 }), p.asked)

function reject(p: Params): string | null {
  if (count(covered(p), p.asked) === 0) return 'none is hidden'
  if (p.from % p.unit.length === 0) return 'the cloud begins with the repeat'
  return p.length > 20 ? 'too long a row' : null
}

/** Beads that repeat run on under a cloud, which begins inside a repeat. */
export const family: ContestFamily<Params> = {
  code: 'K03',
  name: 'Shapes behind the cloud',
  version: 1,
  idea: 'cycle_position',
  reach: [0.1, 2.6],
  areas: ['PV', 'PN', 'NU'],
  targetSeconds: 60,
  params,
  reject,
  note: ({ unit, from, hidden, asked }) => `${unit.join(' ')} ${from} ${hidden} ${asked}`,
  prompt: (p, words) => {
    const asked = `How many ${p.asked}s does it hide?`
    return {
      text: words.pick([
        `The shapes on this string repeat. A cloud hides ${p.hidden} of them. ${asked}`,
        `Lights hang in a row. They repeat. A cloud hides ${p.hidden} of them. ${asked}`,
        `A train of shapes goes by. The shapes repeat. A cloud hides ${p.hidden} of them. ${asked}`,
      ]),
    }
  },
  answer: (p) => whole(count(covered(p), p.asked)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(begunAnew(p)),
      misconception: 'condition_dropped',
      why: 'The repeat does not start over under the cloud. It goes on from where it stopped.',
    },
    {
      value: whole(p.hidden),
      misconception: 'other_quantity',
      why: `That is how many shapes the cloud hides in all. Only the ${p.asked}s are wanted.`,
    },
    {
      value: whole(count(p.unit, p.asked)),
      misconception: 'one_case_only',
      why: 'That is how many stand in one repeat. The cloud may hide more of them, or fewer.',
    },
    {
      value: whole(
        count(
          Array.from({ length: p.length }, (_, i) => at(p, i)),
          p.asked,
        ),
      ),
      misconception: 'counted_twice',
      why: 'That counts the ones you can see as well. Count only those under the cloud.',
    },
    {
      value: whole(count(covered(p), p.asked) + 1),
      misconception: 'count_off_by_one',
      why: 'That is one too many. Write the hidden shapes down, one by one.',
    },
  ],
  hints: (p) => [
    { text: 'Say the shapes aloud from the first one on. Do you hear what repeats?' },
    {
      text: `Just before the cloud stands a ${at(p, p.from - 1)}. What comes next? Go on until you have said ${p.hidden} more.`,
    },
  ],
  solution: (p) => [
    {
      say: `The row goes on with its repeat, as if no cloud were there. It repeats: ${p.unit.join(', ')}.`,
      relation: 'next',
    },
    {
      say: `Before the cloud stands a ${at(p, p.from - 1)}. So it hides: ${covered(p).join(', ')}.`,
      relation: 'next',
    },
    {
      say: `Among them ${count(covered(p), p.asked) === 1 ? 'is' : 'are'} ${countNoun(count(covered(p), p.asked), p.asked)}.`,
      value: whole(count(covered(p), p.asked)),
      relation: 'next',
    },
  ],
  figure: (p) =>
    hiddenRow({
      shapes: Array.from({ length: p.length }, (_, i) => at(p, i)),
      from: p.from,
      hidden: p.hidden,
      second: [p.asked],
    }),
  load: (p) => p.hidden + 2 * p.unit.length,
}
