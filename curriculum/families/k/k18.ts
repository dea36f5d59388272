import { barModel } from '../../figures/bar-model.ts'
import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly left: number
  /** How often it was halved. */
  readonly halvings: number
  /** Taken away after the last half. */
  readonly extra: number
}

const undone = ({ left, extra }: Params): number => left + extra
const answer = (p: Params): number => undone(p) * 2 ** p.halvings

function params(chance: Chance, difficulty: number): Params {
  return {
    left: chance.int(1 + Math.round(2 * difficulty), 6 + Math.round(4 * difficulty)),
    halvings: difficulty < 0.5 ? 2 : chance.int(2, 3),
    extra: difficulty < 0.3 ? 0 : chance.int(0, 1 + Math.round(2 * difficulty)),
  }
}

const halves: Figure = barModel({
  bars: [
    {
      parts: [
        { size: 4, text: 'half' },
        { size: 2, text: 'half', second: true },
        { size: 2, text: null },
      ],
      total: null,
    },
  ],
})

/** The story runs forward; the start is found by going back, last step first. */
export const family: ContestFamily<Params> = {
  code: 'K18',
  name: 'Halves of halves',
  version: 1,
  idea: 'work_backward',
  reach: [1.2, 2.9],
  areas: ['FR', 'MU', 'G2'],
  targetSeconds: 75,
  params,
  reject: (p) => (answer(p) > 100 ? 'too many to halve' : null),
  space: 61,
  note: ({ left, halvings, extra }) => `${left} ${halvings} ${extra}`,
  prompt: (p, words) => {
    const [name = '', other = ''] = pickNames(words, 2)
    const more = p.extra === 0 ? '' : ` and ${p.extra} more`
    const isLong = p.halvings === 3
    const [nuts, stickers, bus] = isLong
      ? [
          ` A mouse takes half of the rest${more}.`,
          ` Half of the rest${more} go on a box.`,
          ` Then half of the rest${more} get off.`,
        ]
      : ['', '', '']
    const moreNow = isLong ? '' : more
    const scene = words.pick([
      `A squirrel takes half of a bag of nuts. A bird takes half of the rest${moreNow}.${nuts}`,
      `${name} gets half of ${other}’s stickers. Half of the rest${moreNow} go on a book.${stickers}`,
      `Half of the children on a bus get off. Then half of the rest${moreNow} get off.${bus}`,
    ])
    return { text: `${scene} Now ${p.left} ${p.left === 1 ? 'is' : 'are'} left. How many were there at first?` }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(answer(p) / 2),
      misconception: 'half_way',
      why: 'You went back to the first half. Half of the start was gone by then.',
    },
    {
      value: whole(2 * answer(p)),
      misconception: 'counted_twice',
      why: 'You doubled once too often. Count the halves in the story.',
    },
    {
      value: whole(undone(p) * (p.halvings + 1)),
      misconception: 'surface_operation',
      why: 'You added the same number each time. The first half was larger than the last.',
    },
    {
      value: whole(p.left * 2 ** p.halvings + p.extra),
      misconception: 'order_ignored',
      why: 'What was taken last has to come back first.',
    },
  ],
  hints: (p) => [
    { text: 'Begin at the end of the story. What was there just before the last half was taken?', figure: halves },
    {
      text:
        p.extra === 0
          ? `${p.left} is the half that stayed. So the last time there were two halves of ${p.left}. Do the same once more.`
          : `Put the ${p.extra} more back to the ${p.left}. That is the half that stayed. Double it, and go on back.`,
    },
  ],
  solution: (p) => {
    const values = Array.from({ length: p.halvings + 1 }, (_, i) => undone(p) * 2 ** i)
    return [
      { say: 'Go back from the end. What stayed is as much as the half that went.', relation: 'next' },
      p.extra === 0
        ? { say: `In the end there are ${p.left}. That is one half.`, relation: 'next' }
        : {
            say: `Before the ${p.extra} more went, there were ${p.left} + ${p.extra} = ${undone(p)}. That is one half.`,
            relation: 'next',
          },
      ...values.slice(1).map((value, i) => ({
        say: `${i === 0 ? 'Before that' : i === p.halvings - 1 ? 'At first' : 'And before that'} there were ${values[i]} + ${values[i]} = ${value}.`,
        value: whole(value),
        relation: 'next' as const,
      })),
    ]
  },
  load: (p) => answer(p) + 6 * p.halvings + 3 * p.extra,
}
