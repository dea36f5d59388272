import { point } from '../../values/point.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Telling } from '../telling.ts'

/** x^2 + y^2 - 2 h x - 2 k y + f = 0: center (h, k), radius r. */
export interface Params {
  readonly h: number
  readonly k: number
  readonly r: number
  /** The whole equation is multiplied by this. */
  readonly m: number
}

function params(chance: Chance, difficulty: number): Params {
  const most = 4 + Math.round(5 * difficulty)
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  return {
    h: chance.int(1, most) * sign(),
    k: chance.int(1, most) * sign(),
    r: chance.int(1, 6 + Math.round(4 * difficulty)),
    m: chance.happens(1.4 * difficulty - 0.4) ? chance.int(2, 3) : 1,
  }
}

const term = (n: number, letter: string): string =>
  n === 0 ? '' : `${n < 0 ? ' - ' : ' + '}${Math.abs(n) === 1 && letter !== '' ? '' : Math.abs(n)}${letter}`
const free = ({ h, k, r }: Params): number => h * h + k * k - r * r
const line = (p: Params): string => {
  const m = p.m === 1 ? '' : String(p.m)
  return `${m}x^2 + ${m}y^2${term(-2 * p.h * p.m, 'x')}${term(-2 * p.k * p.m, 'y')}${term(free(p) * p.m, '')} = 0`
}
const bracket = (letter: string, h: number): string => `(${letter} ${h > 0 ? '-' : '+'} ${Math.abs(h)})^2`

function tell(p: Params): Telling {
  const { h, k, r, m } = p
  const one = { ...p, m: 1 }
  return {
    ask: [
      'Complete the square to find the center of the circle.',
      'What are the coordinates of the center of this circle?',
      'Find the center of the circle with this equation.',
      'Write the equation in the form \\((x - h)^2 + (y - k)^2 = r^2\\). What is the center?',
    ],
    latex: line(p),
    answer: point(h, k),
    wrong: [
      [point(-h, -k), 'axis_square_mixup', 'The signs were flipped. In \\((x - h)^2\\) the coordinate is subtracted.'],
      [
        point(-2 * h * m, -2 * k * m),
        'axis_square_mixup',
        'Those are the coefficients of \\(x\\) and \\(y\\). Halve them and change the signs.',
      ],
      [point(2 * h, 2 * k), 'stops_early', 'Halve the coefficients of \\(x\\) and \\(y\\), too.'],
      [point(k, h), 'reversed_order', 'The two coordinates changed places. The first belongs to \\(x\\).'],
      [point(-h, k), 'axis_square_mixup', 'One of the signs was flipped.'],
      [point(rational(h, 2), rational(k, 2)), 'near', 'Halve only once.'],
    ],
    hints: [
      m === 1 ? 'Group the terms with \\(x\\) and the terms with \\(y\\).' : `Divide the equation by ${m} first.`,
      'To complete a square, halve the coefficient and square the result.',
      `Write the left side with \\((x - h)^2\\) and \\((y - k)^2\\), and read off \\(h\\) and \\(k\\).`,
    ],
    steps: [
      ...(m === 1 ? [] : ([[`Divide by ${m}.`, line(one)]] as const)),
      [
        'Group the terms, and move the constant to the right side.',
        `x^2${term(-2 * h, 'x')} + y^2${term(-2 * k, 'y')} = ${-free(p)}`,
      ],
      [
        `Complete both squares: add ${h * h} and ${k * k} on both sides.`,
        `${bracket('x', h)} + ${bracket('y', k)} = ${r * r}`,
      ],
      ['Read off the center.', `(${h}, ${k})`],
    ],
  }
}

/** Complete squares to find the center of a circle (HSG-GPE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'circle_theorems_practice/6',
  version: 1,
  params,
  reject: (p) => (p.h === p.k || p.h === -p.k || free(p) === 0 ? 'coordinates alike, or no number' : null),
  note: (p) => `${p.h} ${p.k} ${p.r} ${p.m}`,
  ...toldBy(tell),
  forms: ['coordinate', 'choice'],
  formsLeftOut: { equation: 'The center is a point, which an equation box cannot hold.' },
  load: (p) => Math.abs(p.h) + Math.abs(p.k) + p.r + (p.m > 1 ? 8 : 0),
}
