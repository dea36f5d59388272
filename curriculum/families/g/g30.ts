import { gridArea } from '../../figures/grid-area.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** Tiles along a side of the floor. */
  readonly side: number
  /** How many rings of dark tiles, from the edge inward. */
  readonly rings: number
  /** Whether the inner tiles are wanted, or those of the whole floor. */
  readonly asked: 'inside' | 'all'
}

const border = ({ side, rings }: Params): number => 4 * rings * (side - rings)
const inner = ({ side, rings }: Params): number => side - 2 * rings

function params(chance: Chance, difficulty: number): Params {
  const rings = difficulty > 0.5 && chance.happens(1.4 * difficulty - 0.4) ? 2 : 1
  return {
    side: chance.int(5 + 2 * rings, 12 + Math.round(14 * difficulty)),
    rings,
    asked: chance.happens(0.7) ? 'inside' : 'all',
  }
}

/** The same floor in small, so that the strips can be seen. */
function small(rings: number): Figure {
  const side = rings + 5
  const isDark = (at: number): boolean => at < rings || at >= side - rings
  const cells = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)] as const)
  return gridArea({ columns: side, rows: side, shaded: cells.filter(([x, y]) => isDark(x) || isDark(y)), unit: 'tile' })
}

/** The border of a square floor tells its side, and the side tells what is inside. */
export const family: ContestFamily<Params> = {
  code: 'G30',
  name: 'A floor with a border',
  version: 1,
  idea: 'complement_area',
  reach: [4, 6.4],
  areas: ['PV', 'G2', 'AL'],
  targetSeconds: 120,
  params,
  reject: (p) => (inner(p) < 3 ? 'nearly no inside' : null),
  space: 74,
  note: ({ side, rings, asked }) => `${side} ${rings} ${asked}`,
  prompt: (p, words) => {
    const rings = p.rings === 1 ? 'The outer ring of' : 'The two outer rings of'
    const [things, ground, dark] = words.pick([
      ['tiles', 'A square floor is covered with equal square tiles.', 'gray'],
      ['stones', 'A square yard is paved with equal square stones.', 'dark'],
      ['patches', 'A square quilt is sewn from equal square patches.', 'blue'],
      ['panes', 'A square window is made of equal square panes.', 'colored'],
    ] as const)
    const others = p.asked === 'inside' ? `How many ${things} are not ${dark}?` : `How many ${things} are there in all?`
    return {
      text: `${ground} ${rings} ${things} ${p.rings === 1 ? 'is' : 'are'} ${dark}. There are ${border(p)} ${dark} ${things}. ${others}`,
    }
  },
  answer: (p) => whole(p.asked === 'inside' ? inner(p) ** 2 : p.side ** 2),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const strip = p.side - p.rings
    return [
      {
        value: whole(p.asked === 'inside' ? (strip - 2 * p.rings) ** 2 : strip ** 2),
        misconception: 'quick_answer',
        why: 'A quarter of the border is shorter than a side, because each corner belongs to two sides.',
      },
      {
        value: whole(p.asked === 'inside' ? p.side ** 2 : inner(p) ** 2),
        misconception: 'other_quantity',
        why: 'A good path, but that is the other count. Look again at what is asked.',
      },
      {
        value: whole(p.asked === 'inside' ? strip ** 2 : inner(p) ** 2 + border(p) / 2),
        misconception: 'half_way',
        why: 'The border lies on both ends of each row. Count both of them.',
      },
      {
        value: whole(border(p) + p.side),
        misconception: 'surface_operation',
        why: 'Draw a small floor with its border first. How are the border and the rows connected?',
      },
    ]
  },
  hints: ({ rings }) => [
    {
      text: 'Here is a smaller one. Cut its border into four equal strips that do not share a corner.',
      figure: small(rings),
    },
    {
      text: `Divide the border by 4.${rings === 2 ? ' Each strip is two wide, so halve that.' : ''} A strip is shorter than the whole side. By how much?`,
    },
  ],
  solution: (p) => {
    const quarter = border(p) / 4
    const strip = p.side - p.rings
    const value = p.asked === 'inside' ? inner(p) : p.side
    return [
      {
        say: 'Cut the border into four equal strips, each with just one corner block. Then nothing is counted twice.',
        relation: 'next',
      },
      {
        say: `Each strip has ${border(p)} ÷ 4 = ${quarter}${p.rings === 2 ? `, so it is ${quarter} ÷ 2 = ${strip} long` : ''}.`,
        relation: 'next',
      },
      {
        say: `A side is as long as a strip and ${p.rings} more: ${strip} + ${p.rings} = ${p.side}.`,
        relation: 'next',
      },
      ...(p.asked === 'inside'
        ? [
            {
              say: `Inside, both ends are missing: ${p.side} − ${2 * p.rings} = ${inner(p)}.`,
              relation: 'next' as const,
            },
          ]
        : []),
      {
        say: `${value} rows of ${value} make ${value} × ${value} = ${value ** 2}.`,
        value: whole(value ** 2),
        relation: 'next',
      },
    ]
  },
  load: (p) => p.side + 12 * p.rings,
}
