import { cornersFromSides, triangle, turnedCorners } from '../../figures/triangle.ts'
import { item } from '../../values/items.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Two shorter sides a <= b and the longest side c, in any unit, and how far the drawing is turned. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly turn: number
}

const triples = pythagoreanTriples(115).filter(([a, b]) => a < b)

/** Right triangles from a list; the others near to one, nearer when harder. */
function params(chance: Chance, difficulty: number): Params {
  const turn = 15 * chance.int(0, 23)
  if (chance.happens(0.22)) {
    const [a, b, c] = chance.pick(triples)
    return { a, b, c, turn }
  }
  const low = 4 + Math.round(34 * difficulty)
  const a = chance.int(low, low + 16)
  const b = a + chance.int(1, 16)
  const exact = Math.sqrt(a * a + b * b)
  const off = (chance.happens(0.5) ? 1 : -1) * chance.int(1, 4 - Math.round(2 * difficulty))
  return { a, b, c: Math.round(exact) + off, turn }
}

function reject({ a, b, c }: Params): string | null {
  return c <= b || a + b <= c + 1 || b > 3.5 * a ? 'no triangle, or a thin one' : null
}

type Kind = 'right' | 'acute' | 'obtuse'
const difference = ({ a, b, c }: Params): number => a * a + b * b - c * c
const kindOf = (p: Params): Kind => (difference(p) === 0 ? 'right' : difference(p) > 0 ? 'acute' : 'obtuse')
const option = (kind: Kind): Item =>
  item(
    kind,
    { right: 'right: one angle of 90°', acute: 'acute: all angles below 90°', obtuse: 'obtuse: one angle above 90°' }[
      kind
    ],
  )

const whys: Readonly<Record<Kind, readonly (readonly [Kind, string, string])[]>> = {
  right: [
    ['acute', 'pythagoras_add_legs', 'The sides themselves were compared. Compare their squares: they fit exactly.'],
    [
      'obtuse',
      'pythagoras_hyp_as_leg',
      'Put the longest side alone. Its square equals the sum of the other two squares.',
    ],
  ],
  acute: [
    ['right', 'pythagoras_add_legs', 'It is close, but the squares do not fit exactly.'],
    [
      'obtuse',
      'pythagoras_hyp_as_leg',
      'The square of the longest side is smaller than the sum of the others. So the angle is below 90 degrees.',
    ],
  ],
  obtuse: [
    [
      'acute',
      'pythagoras_add_legs',
      'The sides themselves were compared. Compare their squares: the longest one is too large.',
    ],
    ['right', 'pythagoras_hyp_as_leg', 'It is close, but the squares do not fit exactly.'],
  ],
}

function tell(p: Params): Telling {
  const { a, b, c } = p
  const sum = a * a + b * b
  const sign = difference(p) === 0 ? '=' : difference(p) > 0 ? '>' : '<'
  const kind = kindOf(p)
  const shared = Number(gcd(gcd(BigInt(a), BigInt(b)), BigInt(c)))
  return {
    ask: [
      `A triangle has sides of ${a}, ${b} and ${c} cm. Is it right, acute or obtuse?`,
      `Test the sides ${a}, ${b} and ${c} with their squares. Which kind of triangle do they make?`,
      `The sides of a triangle are ${a} cm, ${b} cm and ${c} cm long. What kind of triangle is it?`,
      `Use the converse of the Pythagorean theorem. What kind of triangle has sides of ${a}, ${b} and ${c} cm?`,
    ],
    answer: option(kind),
    wrong: whys[kind].map(([k, id, why]) => [option(k), id, why]),
    hints: [
      'Find the longest side. Only it could be a hypotenuse.',
      `Compare \\(${a}^2 + ${b}^2\\) with \\(${c}^2\\).`,
      'Equal means right. If the longest square is smaller, the triangle is acute; if larger, obtuse.',
    ],
    steps:
      kind === 'right' && shared > 1
        ? [
            [
              `Divide all sides by ${shared}. The triangle keeps its angles.`,
              `${a / shared},\\; ${b / shared},\\; ${c / shared}`,
            ],
            [
              'Test the smaller sides.',
              `${a / shared}^2 + ${b / shared}^2 = ${(a / shared) ** 2 + (b / shared) ** 2} = ${c / shared}^2`,
            ],
            ['The squares fit exactly, so the triangle is right.'],
          ]
        : [
            ['Square the two shorter sides and add.', `${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${sum}`],
            ['Square the longest side.', `${c}^2 = ${c * c}`],
            ['Compare.', `${sum} ${sign} ${c * c}`],
            [
              kind === 'right'
                ? 'They are equal, so the triangle is right.'
                : kind === 'acute'
                  ? 'The longest square is smaller, so the triangle is acute.'
                  : 'The longest square is larger, so the triangle is obtuse.',
            ],
          ],
  }
}

const picture = (p: Params): Figure =>
  triangle({
    corners: turnedCorners(cornersFromSides(p.a, p.b, p.c), p.turn),
    sideLabels: [`${p.c} cm`, `${p.a} cm`, `${p.b} cm`],
  })

/** Test with the converse (8.G.B.6). */
export const level: TopicLevel<Params> = {
  key: 'pythagoras_intro/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.a} ${p.b} ${p.c}`,
  ...toldBy(tell, picture),
  forms: ['choice'],
  figure: picture,
  load: (p) => p.a,
}
