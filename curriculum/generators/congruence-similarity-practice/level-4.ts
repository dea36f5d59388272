import { cornersFromAngles, triangle, turnedCorners } from '../../figures/triangle.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Angles A and B of the first triangle; the second has its angles in another order (`order`), or differs by `off` degrees. Two of its angles are shown. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly order: readonly [number, number, number]
  readonly off: number
  readonly hidden: 0 | 1 | 2
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

function params(chance: Chance, difficulty: number): Params {
  const order = difficulty < 0.34 ? orders[0] : chance.pick(orders.slice(difficulty < 0.67 ? 0 : 1))
  return {
    a: chance.int(28, 95),
    b: chance.int(28, 95),
    order,
    off: chance.happens(0.33) ? chance.pick([-10, -5, 5, 10] as const) : 0,
    hidden: chance.happens(difficulty) ? chance.pick([0, 1, 2] as const) : (order.indexOf(2) as 0 | 1 | 2),
  }
}

const angles = ({ a, b }: Params): readonly [number, number, number] => [a, b, 180 - a - b]
/** The angles D, E, F: the first ones in another order, one grown by `off` and another shrunk. */
function second(p: Params): readonly [number, number, number] {
  const own = angles(p)
  const list = p.order.map((i) => own[i] as number)
  const [first, next] = [0, 1, 2].filter((i) => i !== p.hidden) as [number, number]
  list[first] = (list[first] as number) + p.off
  list[p.hidden] = 180 - (list[first] as number) - (list[next] as number)
  return list as unknown as readonly [number, number, number]
}

function reject(p: Params): string | null {
  const all = [...angles(p), ...second(p)]
  if (all.some((x) => x < 28 || x > 118)) return 'hard to draw'
  if (p.hidden !== 2 && second(p)[2] > 72) return 'too flat for its label'
  if (new Set(angles(p)).size < 3 || new Set(second(p)).size < 3) return 'equal angles'
  const sorted = (list: readonly number[]): string => list.toSorted((x, y) => x - y).join()
  if (p.off !== 0 && sorted(angles(p)) === sorted(second(p))) return 'similar by chance'
  return Math.min(...[0, 1].map((i) => Math.abs((angles(p)[i] as number) - (angles(p)[i + 1] as number)))) < 4
    ? 'angles nearly alike'
    : null
}

const none = item('none', 'The triangles are not similar.')
/** Which corner of the second triangle matches A, B and C. */
const statement = (letters: string): Item => item(letters, `\\(\\triangle ABC \\sim \\triangle ${letters}\\)`)
const right = (p: Params): string => [0, 1, 2].map((i) => 'DEF'[p.order.indexOf(i)] as string).join('')

function tell(p: Params): Telling {
  const own = angles(p)
  const other = second(p)
  const seen = [0, 1, 2].filter((i) => i !== p.hidden)
  const letters = right(p)
  const similar = p.off === 0
  const turned = orders.map((o) => o.map((i) => 'DEF'[i]).join('')).filter((t) => t !== letters)
  const swapped = turned.filter((t) => [0, 1, 2].some((i) => t[i] === letters[i]))
  return {
    ask: [
      'Are the triangles similar? Choose the correct similarity statement.',
      'Find the third angle of each triangle. Which statement about the triangles is true?',
      'Use the angle measures. Which similarity statement is true?',
      `Angles \\(A\\) and \\(B\\) are \\(${own[0]}^\\circ\\) and \\(${own[1]}^\\circ\\). Angles \\(${'DEF'[seen[0] as number]}\\) and \\(${'DEF'[seen[1] as number]}\\) are \\(${other[seen[0] as number]}^\\circ\\) and \\(${other[seen[1] as number]}^\\circ\\). Which statement is true?`,
    ],
    answer: similar ? statement(letters) : none,
    wrong: similar
      ? [
          [none, 'looks_alike', `Both third angles are ${own[2]} degrees. Compare all three pairs.`],
          [
            statement(swapped[0] as string),
            'looks_alike',
            `\\(A\\) measures ${own[0]} degrees, so it must match \\(${letters[0]}\\). Write matching vertices in the same order.`,
          ],
          [
            statement(swapped[1] as string),
            'looks_alike',
            `\\(A\\) measures ${own[0]} degrees, so it must match \\(${letters[0]}\\). Write matching vertices in the same order.`,
          ],
        ]
      : [
          [
            statement(letters),
            'additive_ratio',
            `One pair of angles differs by ${Math.abs(p.off)} degrees. Similar triangles have congruent angles.`,
          ],
          [
            statement(swapped[0] as string),
            'looks_alike',
            `The third angles are ${own[2]} and ${other[p.hidden]} degrees. The angles do not match.`,
          ],
          [
            statement(swapped[1] as string),
            'looks_alike',
            `The third angles are ${own[2]} and ${other[p.hidden]} degrees. The angles do not match.`,
          ],
        ],
    hints: [
      'The angles of a triangle have a sum of 180 degrees. Find the third angle of both.',
      `In the first triangle the angles are \\(${own.join('^\\circ, ')}^\\circ\\).`,
      'Two pairs of congruent angles are enough. Match vertices with congruent angles.',
    ],
    steps: [
      ['Find the third angle of the first triangle.', `\\angle C = 180 - ${own[0]} - ${own[1]} = ${own[2]}`],
      [
        'Find the third angle of the second triangle.',
        `\\angle ${'DEF'[p.hidden]} = 180 - ${other[seen[0] as number]} - ${other[seen[1] as number]} = ${other[p.hidden]}`,
      ],
      [
        similar
          ? `All angles match: \\(A\\) with \\(${letters[0]}\\), \\(B\\) with \\(${letters[1]}\\), \\(C\\) with \\(${letters[2]}\\).`
          : 'The angles do not match, so the triangles are not similar.',
      ],
    ],
  }
}

function picture(p: Params): Figure {
  const [own, other] = [angles(p), second(p)]
  const label = (x: number, shown: boolean): string | null => (shown ? `${x}°` : null)
  return triangle(
    [
      {
        corners: cornersFromAngles(own[0], own[1]),
        names: ['A', 'B', 'C'],
        angleLabels: [label(own[0], true), label(own[1], true), null],
      },
      {
        corners: turnedCorners(cornersFromAngles(other[0], other[1]), 0),
        names: ['D', 'E', 'F'],
        angleLabels: other.map((x, i) => label(x, i !== p.hidden)),
      },
    ],
    {
      alt: `Triangle ABC with angle A = ${own[0]}° and angle B = ${own[1]}°. Triangle DEF with ${other.flatMap((x, i) => (i === p.hidden ? [] : [`angle ${'DEF'[i]} = ${x}°`])).join(' and ')}.`,
    },
  )
}

/** Decide whether triangles are similar and why (HSG-SRT.A.2, HSG-SRT.A.3). */
export const level: TopicLevel<Params> = {
  key: 'congruence_similarity_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a} ${p.b} ${p.order.join('')} ${p.off} ${p.hidden}`,
  ...toldBy(tell, picture),
  forms: ['choice'],
  figure: picture,
  load: (p) => (p.order.join() === '0,1,2' ? 0 : 2) + (p.hidden === p.order.indexOf(2) ? 0 : 2),
}
