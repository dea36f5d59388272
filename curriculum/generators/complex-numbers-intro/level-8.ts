import { argand } from '../../figures/argand.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { gaussian, shownComplex } from './gaussian.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Complex } from '../../values/values.ts'

/** The power n of r (cos + i sin) of an angle; n times the angle is a multiple of 90 degrees. */
export interface Params {
  readonly r: number
  readonly angle: number
  readonly n: number
}

const along = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
const at = (size: number, degrees: number): Complex => {
  const [x, y] = along[(((degrees / 90) % 4) + 4) % 4] ?? [1, 0]
  return gaussian(size * x, size * y)
}
const loadOf = (p: Params): number => Math.log2(p.r) * 2 + p.n * 2 + (p.angle * p.n) / 180
const all: readonly Params[] = range(1, 6)
  .flatMap((r) => range(2, 9).flatMap((n) => range(10, 350, 5).map((angle) => ({ r, angle, n }))))
  .filter(({ r, angle, n }) => angle % 90 !== 0 && (angle * n) % 90 === 0 && r ** n < 2000)
  .toSorted((a, b) => loadOf(a) - loadOf(b) || a.angle - b.angle)

const total = (p: Params): number => p.n * p.angle
const answer = (p: Params): Complex => at(p.r ** p.n, total(p))

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      at(p.r ** p.n, total(p) + 90),
      'cycle_start_shift',
      `\\(${p.n}\\) times the angle is \\(${total(p)}^\\circ\\). Where does that point?`,
    ),
    wrongAnswer(
      at(p.r * p.n, total(p)),
      'looks_alike',
      p.r === 1
        ? 'The modulus is a power of 1, so it stays 1.'
        : `The modulus is \\(${p.r}^{${p.n}}\\), not \\(${p.r} \\times ${p.n}\\).`,
    ),
    wrongAnswer(at(p.r ** p.n, total(p) + 180), 'i_squared_plus', 'That is the opposite direction.'),
    wrongAnswer(
      at(p.r ** p.n, total(p) - 90),
      'cycle_start_shift',
      'Each full turn of 360 degrees brings you back to the start.',
    ),
  ]
}

/** Raise to powers by turning and stretching (HSN-CN.B.5). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/8',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.5)),
  note: (p) => `${p.r} ${p.angle} ${p.n}`,
  ...(all.length < 300 ? { space: all.length } : {}),
  prompt: (p, words) => ({
    text: words.pick([
      'Write the power in the form \\(a + bi\\).',
      'Use De Moivre’s theorem. Write the answer in the form \\(a + bi\\).',
      'What is this power in the form \\(a + bi\\)?',
      'Find the power, and write it in the form \\(a + bi\\).',
    ]),
    latex: `\\left(${p.r === 1 ? '' : p.r}${p.r === 1 ? '\\cos' : '(\\cos'} ${p.angle}^\\circ + i \\sin ${p.angle}^\\circ${p.r === 1 ? '' : ')'}\\right)^{${p.n}}`,
  }),
  answer,
  forms: ['complex', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Each factor multiplies by the modulus and rotates by the angle.' },
    { text: `Raise the modulus to the power \\(${p.n}\\), and multiply the angle by \\(${p.n}\\).` },
    { text: `The angle becomes \\(${total(p)}^\\circ\\), the modulus \\(${p.r}^{${p.n}}\\).` },
  ],
  solution: (p) => {
    const rest = total(p) % 360
    const half = p.n / 2
    if (p.n % 2 === 0 && half > 1 && (2 * p.angle) % 90 === 0)
      return [
        nextStep(
          'Square the number first: square the modulus and double the angle.',
          `${p.r}^{2} = ${p.r ** 2} \\qquad 2 \\times ${p.angle}^\\circ = ${2 * p.angle}^\\circ`,
        ),
        nextStep(
          `Raise the square to the power ${half}. Multiply its angle by ${half}.`,
          `${p.r ** 2}^{${half}} = ${p.r ** p.n} \\qquad ${half} \\times ${2 * p.angle}^\\circ = ${total(p)}^\\circ`,
        ),
        nextStep(
          total(p) === rest
            ? `An angle of \\(${rest}^\\circ\\) points along an axis.`
            : `Without full turns the angle is \\(${rest}^\\circ\\). It points along an axis.`,
          shownComplex(answer(p)),
          answer(p),
        ),
      ]
    return [
      nextStep(`Raise the modulus to the power ${p.n}.`, `${p.r}^{${p.n}} = ${p.r ** p.n}`),
      nextStep(
        'Multiply the angle by the exponent. Subtract full turns.',
        total(p) === rest
          ? `${p.n} \\times ${p.angle}^\\circ = ${total(p)}^\\circ`
          : `${p.n} \\times ${p.angle}^\\circ = ${total(p)}^\\circ = ${(total(p) - rest) / 360} \\times 360^\\circ + ${rest}^\\circ`,
      ),
      nextStep(`An angle of \\(${rest}^\\circ\\) points along an axis.`, shownComplex(answer(p)), answer(p)),
    ]
  },
  figure: (p) => {
    const size = p.r + 1
    const turn = (p.angle * Math.PI) / 180
    return argand(
      {
        re: { min: -size, max: size, step: 1 },
        im: { min: -size, max: size, step: 1 },
        points: [{ re: p.r * Math.cos(turn), im: p.r * Math.sin(turn), label: 'z', arm: true }],
        circle: p.r,
      },
      { alt: `Complex plane: a point z at distance ${p.r} from zero, turned ${p.angle} degrees from the real axis.` },
    )
  },
  load: loadOf,
}
