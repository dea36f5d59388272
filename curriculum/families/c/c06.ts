import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly fields: number
  readonly colors: number
  /** Whether the last field touches the first. */
  readonly ring: boolean
}

const inRow = ({ fields, colors }: Params): number => colors * (colors - 1) ** (fields - 1)

/** In a ring: all rows whose ends differ, by going back one field at a time. */
const ways = (p: Params): number => {
  if (!p.ring) return inRow(p)
  return (p.colors - 1) ** p.fields + (p.fields % 2 === 0 ? 1 : -1) * (p.colors - 1)
}

function params(chance: Chance, difficulty: number): Params {
  const ring = difficulty > 0.6 && chance.happens(0.7)
  return {
    fields: ring ? 4 : chance.int(3 + Math.round(difficulty), 4 + Math.round(3 * difficulty)),
    colors: chance.int(3, 4 + Math.round(2 * difficulty)),
    ring,
  }
}

/** Colorings in which neighbors differ: choose field by field. */
export const family: ContestFamily<Params> = {
  code: 'C06',
  name: 'Neighbors differ',
  version: 2,
  idea: 'stepwise_choice',
  reach: [5.8, 8.4],
  areas: ['PR', 'PV', 'EX'],
  targetSeconds: 100,
  params,
  space: 24,
  note: ({ fields, colors, ring }) => `${fields} ${colors} ${ring}`,
  prompt: ({ fields, colors, ring }, words) => ({
    text: ring
      ? words.pick([
          `A round table has ${fields} seats with different numbers. Each seat gets a cushion in one of ${colors} colors. Cushions side by side must differ. In how many ways can this be done?`,
          `A square window is cut into ${fields} panes by one vertical and one horizontal bar. Each pane gets one of ${colors} colors. Panes that share a bar must differ. How many ways are there?`,
        ])
      : words.pick([
          `A flag has ${fields} stripes in a row. Each is painted in one of ${colors} colors. Stripes that touch must differ. In how many ways can the flag be painted?`,
          `A fence has ${fields} boards. Each is painted in one of ${colors} colors. Boards side by side must differ. In how many ways can the fence be painted?`,
        ]),
  }),
  answer: (p) => whole(ways(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('condition_dropped', p.colors ** p.fields, 'That allows neighbors of the same color.'),
    mistake(
      'one_case_only',
      p.ring ? inRow(p) : p.colors * (p.colors - 1) * Math.max(1, p.colors - 2) ** (p.fields - 2),
      p.ring
        ? 'The last one touches the first, so these two must differ as well.'
        : 'A color may come again, as long as it is not next to itself.',
    ),
    mistake(
      'last_case_missed',
      (p.colors - 1) ** p.fields,
      'The first part has nothing before it. How many colors may it have?',
    ),
    mistake(
      'surface_operation',
      p.colors * p.fields,
      'Each choice goes with each choice of the next part. Is that adding or multiplying?',
    ),
  ],
  hints: ({ colors, ring }) =>
    twoHints(
      'Color one part after the other. How many colors may the first have? And the second?',
      ring
        ? 'Number the parts around the ring. Parts 1 and 3 have the same color or different ones. How many colors are left for parts 2 and 4?'
        : `The first has ${colors} choices. Each of the others only has to differ from the one before it.`,
    ),
  solution: (p) => {
    const less = p.colors - 1
    return p.ring
      ? stepsTo(
          ways(p),
          'Choose step by step, and split where a choice depends on an earlier one.',
          `Parts 1 and 3 alike: ${p.colors} ways, then parts 2 and 4 have ${less} each. ${p.colors} × ${less} × ${less} = ${p.colors * less * less}.`,
          `Parts 1 and 3 different: ${p.colors} × ${less} ways, then parts 2 and 4 have ${p.colors - 2} each. That makes ${p.colors * less * (p.colors - 2) ** 2}.`,
          `Together that is ${ways(p)}.`,
        )
      : stepsTo(
          ways(p),
          'Choose step by step: each part only has to differ from the one before it.',
          `The first part can have ${p.colors} colors. Each of the other ${p.fields - 1} has ${less}.`,
          `\\(${p.colors} \\cdot ${less}^{${p.fields - 1}} = ${ways(p)}\\).`,
        )
  },
  load: (p) => Math.log2(ways(p)) + (p.ring ? 5 : 0),
}
