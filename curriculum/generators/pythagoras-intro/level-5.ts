import { solid } from '../../figures/solid.ts'
import { triangle } from '../../figures/triangle.ts'
import { toldBy } from '../telling.ts'
import { places, rootLine, rootShown, rounding } from './root-shown.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** box: the inner diagonal of a box a by b by c. ladder: a ladder of c feet whose foot stands b feet from a wall. */
export interface Params {
  readonly kind: 'ladder' | 'box'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly story: 0 | 1
}

function params(chance: Chance, difficulty: number): Params {
  const story = chance.pick([0, 1] as const)
  if (chance.happens(1.1 - 1.2 * difficulty)) {
    const c = chance.int(8, 48)
    return { kind: 'ladder', a: 0, b: chance.int(Math.ceil(c * 0.15), Math.floor(c * 0.6)), c, story }
  }
  const grow = Math.round(8 * difficulty)
  return { kind: 'box', a: chance.int(3, 16 + grow), b: chance.int(2, 12 + grow), c: chance.int(2, 14 + grow), story }
}

const square = ({ kind, a, b, c }: Params): number => (kind === 'ladder' ? c * c - b * b : a * a + b * b + c * c)

function reject({ kind, a, b, c }: Params): string | null {
  if (kind === 'ladder') return null
  return Math.max(a, b, c) > 3 * Math.min(a, b, c) || new Set([a, b, c]).size < 3 ? 'thin, or two sizes alike' : null
}

function tell(p: Params): Telling {
  const { a, b, c } = p
  const n = square(p)
  if (p.kind === 'ladder')
    return {
      ask: [
        [
          `A ladder of ${c} ft leans on a wall. Its foot stands ${b} ft from the wall. How high does it reach?`,
          `A ${c} ft ladder stands with its foot ${b} ft from a wall. How high up the wall is its top?`,
        ][p.story] + rounding(n),
      ],
      answer: rootShown(n),
      wrong: [
        [rootShown(c * c + b * b), 'pythagoras_hyp_as_leg', 'The ladder is the longest side. Subtract the squares.'],
        [c + b, 'pythagoras_add_legs', 'The lengths were added. Square them first, then subtract.'],
        [c - b, 'wrong_operation', 'The lengths were subtracted. Square them first.'],
        [n, 'stops_early', 'That is the square of the height. Take the square root.'],
      ],
      hints: [
        'Wall, ground and ladder make a right triangle. Which side is the longest?',
        'The ladder lies across from the right angle.',
        `Work out \\(${c}^2 - ${b}^2\\), then take the square root.`,
      ],
      steps: [
        ['The ladder is the hypotenuse.', `h^2 = ${c}^2 - ${b}^2`],
        ['Square and subtract.', `${c * c} - ${b * b} = ${n}`],
        ['Take the square root.', `h = ${rootLine(n)}`],
      ],
      rules: { unit: 'ft', ...places(n) },
    }
  const floor = a * a + b * b
  return {
    ask: [
      [
        `A box is ${a} cm long, ${b} cm wide and ${c} cm high. How long is the longest straight stick that fits inside?`,
        `A box measures ${a} cm by ${b} cm by ${c} cm. Find its inner diagonal, from corner to opposite corner.`,
      ][p.story] + rounding(n),
    ],
    answer: rootShown(n),
    wrong: [
      [a + b + c, 'pythagoras_add_legs', 'The edges were added. Square each one first.'],
      [rootShown(floor), 'stops_early', 'That is the diagonal of the bottom. Go on with the height.'],
      [n, 'pythagoras_add_legs', 'That is the square of the diagonal. Take the square root.'],
      [
        rootShown(Math.abs(floor - c * c)),
        'pythagoras_hyp_as_leg',
        'The last square was subtracted. The inner diagonal is the longest side, so add.',
      ],
    ],
    hints: [
      'First find the diagonal of the bottom.',
      `The bottom diagonal has the square \\(${a}^2 + ${b}^2 = ${floor}\\).`,
      `With the height it makes another right triangle: \\(${floor} + ${c}^2\\).`,
    ],
    steps: [
      ['The bottom diagonal d is the hypotenuse of length and width.', `d^2 = ${a}^2 + ${b}^2 = ${floor}`],
      [
        'The bottom diagonal and the height are the legs of a second right triangle.',
        `${floor} + ${c}^2 = ${floor} + ${c * c} = ${n}`,
      ],
      ['Take the square root.', rootLine(n)],
    ],
    rules: { unit: 'cm', ...places(n) },
  }
}

function picture(p: Params): Figure {
  const { a, b, c } = p
  if (p.kind === 'ladder')
    return triangle(
      {
        corners: [
          [0, 0],
          [b, 0],
          [0, Math.sqrt(square(p))],
        ],
        sideLabels: [`${b} ft`, `${c} ft`, 'h'],
        rightAngles: [0],
      },
      {
        alt: `A right triangle of wall, ground and ladder. The ground side is ${b} ft, the ladder ${c} ft, the wall side h.`,
      },
    )
  return solid({
    solids: [
      {
        kind: 'box',
        length: a,
        width: b,
        height: c,
        labels: { length: `${a} cm`, width: `${b} cm`, height: `${c} cm`, diagonal: '?' },
      },
    ],
  })
}

/** Solve problems in two and three dimensions (8.G.B.7). */
export const level: TopicLevel<Params> = {
  key: 'pythagoras_intro/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'expression', 'choice'],
  figure: picture,
  load: (p) => (p.kind === 'box' ? 10 + (p.a + p.b + p.c) / 10 : 0),
}
