import { argand } from '../../figures/argand.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { gaussian, shownComplex } from './gaussian.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Complex } from '../../values/values.ts'

/** Argument 45 degrees times `turn`; the modulus is k, and k root 2 on the diagonals. */
export interface Params {
  readonly k: number
  readonly turn: number
}

const along = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const
const at = (k: number, turn: number): Complex => {
  const [x, y] = along[((turn % 8) + 8) % 8] ?? [1, 0]
  return gaussian(k * x, k * y)
}
const isDiagonal = ({ turn }: Params): boolean => turn % 2 === 1
const modulus = (p: Params): string => (isDiagonal(p) ? `${p.k === 1 ? '' : p.k}\\sqrt{2}` : String(p.k))
const degrees = ({ turn }: Params): number => 45 * turn
const loadOf = (p: Params): number => p.turn * 1.5 + (isDiagonal(p) ? 8 : 0) + p.k / 3
const all: readonly Params[] = range(1, 24)
  .flatMap((k) => range(1, 7).map((turn) => ({ k, turn })))
  .toSorted((a, b) => loadOf(a) - loadOf(b) || a.k - b.k)

function distractors(p: Params): Distractor[] {
  const right = at(p.k, p.turn)
  const list = [
    wrongAnswer(at(p.k, -p.turn), 'slip_sign', 'A positive angle turns counterclockwise from the positive real axis.'),
    wrongAnswer(at(p.k, p.turn + 2), 'cycle_start_shift', 'The angle starts at the positive real axis.'),
    wrongAnswer(at(p.k, p.turn - 2), 'cycle_start_shift', 'The angle starts at the positive real axis.'),
    wrongAnswer(at(p.k, p.turn + 4), 'slip_sign', 'That is the opposite direction.'),
  ]
  if (isDiagonal(p))
    list.push(
      wrongAnswer(
        gaussian(2 * Number(right.re.n), 2 * Number(right.im.n)),
        'i_squared_plus',
        'The root of 2 times the root of a half is 1, not 2.',
      ),
    )
  else
    list.push(
      wrongAnswer(
        gaussian(p.k, degrees(p)),
        'looks_alike',
        'Modulus and angle are not the two parts. Turn and measure.',
      ),
    )
  return list
}

/** Use modulus and argument (HSN-CN.B.4). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/7',
  version: 2,
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.4)),
  note: (p) => `${p.k} ${p.turn}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Write this complex number in the form \\(a + bi\\).',
      'Convert from polar form to the form \\(a + bi\\).',
      'Which number \\(a + bi\\) has this polar form?',
      'What is the rectangular form \\(a + bi\\) of this number?',
    ]),
    latex: `${modulus(p)}\\left(\\cos ${degrees(p)}^\\circ + i \\sin ${degrees(p)}^\\circ\\right)`,
  }),
  answer: (p) => at(p.k, p.turn),
  forms: ['complex', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The first factor is the distance from 0. The angle gives the direction.' },
    { text: `Rotate \\(${degrees(p)}^\\circ\\) from the positive real axis. Which way does that point?` },
    {
      text: isDiagonal(p)
        ? 'On a diagonal both parts have the same size. Look at their signs.'
        : 'That is one of the axes, so one part is 0.',
    },
  ],
  solution: (p) => {
    const [x, y] = along[p.turn % 8] ?? [1, 0]
    const half = '\\frac{\\sqrt{2}}{2}'
    if (!isDiagonal(p))
      return [
        nextStep(
          `Start at the positive real axis and rotate \\(${degrees(p)}^\\circ\\) counterclockwise.`,
          `\\cos ${degrees(p)}^\\circ = ${x} \\qquad \\sin ${degrees(p)}^\\circ = ${y}`,
        ),
        nextStep(
          `The number is ${modulus(p)} units from 0 in this direction, along the ${y === 0 ? 'real' : 'imaginary'} axis.`,
          shownComplex(at(p.k, p.turn)),
          at(p.k, p.turn),
        ),
      ]
    const part = (n: number): string => `${n < 0 ? '-' : ''}${half}`
    return [
      nextStep(
        'Find the cosine and the sine of the angle.',
        `\\cos ${degrees(p)}^\\circ = ${part(x)} \\qquad \\sin ${degrees(p)}^\\circ = ${part(y)}`,
      ),
      nextStep(`Multiply both by the modulus \\(${modulus(p)}\\).`, shownComplex(at(p.k, p.turn)), at(p.k, p.turn)),
    ]
  },
  figure: (p) => {
    const size = isDiagonal(p) ? p.k * Math.SQRT2 : p.k
    const reach = Math.ceil((size * 1.2) / 5) * 5
    const axis = { min: -reach, max: reach, step: reach > 10 ? 5 : 1, numberStep: 5 }
    return argand(
      { re: axis, im: axis, points: [], circle: size },
      { alt: 'Complex plane with a circle about zero; its radius is the modulus of the number.' },
    )
  },
  load: loadOf,
}
