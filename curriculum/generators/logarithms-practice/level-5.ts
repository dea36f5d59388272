import { signed } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** 'one': log_b(a x + c) = n. 'two': log_b x + log_b(x + c) = n, where x and -x - c solve the quadratic equation. */
export interface Params {
  readonly kind: 'one' | 'two'
  readonly b: number
  readonly n: number
  readonly a: number
  readonly c: number
  readonly x: number
}

const inside = (p: Params): string => `${p.a === 1 ? '' : p.a}x ${signed(p.c)}`
const asked = (p: Params): string =>
  p.kind === 'one'
    ? `\\log_{${p.b}} (${inside(p)}) = ${p.n}`
    : `\\log_{${p.b}} x + \\log_{${p.b}} (x ${signed(p.c)}) = ${p.n}`

/** Two numbers of a power of the base that differ by c. */
const pairs: readonly Params[] = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 20]
  .flatMap((b) => [1, 2, 3, 4, 5, 6].map((n) => ({ b, n, power: b ** n })))
  .filter(({ power }) => power <= 1000)
  .flatMap(({ b, n, power }) =>
    Array.from({ length: Math.floor(Math.sqrt(power)) }, (_, i) => i + 1)
      .filter((d) => power % d === 0 && d * d !== power)
      .flatMap((d): Params[] => [
        { kind: 'two', b, n, a: 1, c: power / d - d, x: d },
        { kind: 'two', b, n, a: 1, c: d - power / d, x: power / d },
      ]),
  )

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(0.75 * difficulty - 0.1)) return chance.pick(pairs)
  const b = chance.int(2, 7)
  const n = chance.int(1 + Math.round(difficulty), b > 3 ? 3 : 5)
  const a = chance.int(1 + Math.round(difficulty), 3 + Math.round(3 * difficulty))
  const c = chance.int(1, 12) * (chance.happens(0.5) ? -1 : 1)
  return { kind: 'one', b, n, a, c, x: (b ** n - c) / a }
}

function distractors(p: Params): Distractor[] {
  const power = p.b ** p.n
  if (p.kind === 'two')
    return [
      wrongAnswer(
        whole(-p.x - p.c),
        'looks_alike',
        `\\(${-p.x - p.c}\\) is negative, and \\(\\log_{${p.b}} x\\) needs a positive \\(x\\). Reject it.`,
      ),
      wrongAnswer(
        whole(Math.round((power - p.c) / 2)),
        'log_linear',
        `The left side is \\(\\log_{${p.b}}\\) of the product \\(x(x ${signed(p.c)})\\), not of a sum.`,
      ),
      wrongAnswer(whole(power), 'stops_early', `\\(${power}\\) is the product of both numbers.`),
      wrongAnswer(whole(p.x + p.c), 'wrong_operation', `That is \\(x ${signed(p.c)}\\). Find \\(x\\).`),
      wrongAnswer(whole(p.x + 1), 'slip_off_by_one', `Check: \\(x(x ${signed(p.c)})\\) must be \\(${power}\\).`),
    ]
  return [
    wrongAnswer(
      whole(Math.round((p.b * p.n - p.c) / p.a)),
      'log_linear',
      `It is \\(${p.b}\\) to the power \\(${p.n}\\), not times \\(${p.n}\\).`,
    ),
    wrongAnswer(whole(power), 'stops_early', `\\(${power}\\) is the number inside. Solve for \\(x\\).`),
    wrongAnswer(
      whole(Math.round((power + p.c) / p.a)),
      'wrong_operation',
      `To undo \\(${signed(p.c)}\\), do the opposite.`,
    ),
    wrongAnswer(whole(p.x + 1), 'slip_off_by_one', `Check: \\(${inside(p)}\\) must be \\(${power}\\).`),
    wrongAnswer(whole(-p.x), 'slip_sign', `Put your \\(x\\) in: \\(${inside(p)}\\) must be \\(${power}\\).`),
  ]
}

function solution(p: Params): Step[] {
  const power = p.b ** p.n
  const value = whole(p.x)
  if (p.kind === 'one')
    return [
      nextStep(
        'Write it in power form.',
        `${inside(p)} = ${p.b}^{${p.n}} = ${power}`.replace('^{1} = ' + String(power), ''),
      ),
      nextStep(
        'Solve for x.',
        `${p.a === 1 ? '' : p.a}x = ${power - p.c}${p.a === 1 ? '' : ` \\qquad x = ${p.x}`}`,
        value,
      ),
      { say: `Check: inside the logarithm stands \\(${power}\\), which is positive.`, value, relation: 'same' },
    ]
  return [
    nextStep('A sum of logarithms is the logarithm of the product.', `x(x ${signed(p.c)}) = ${power}`),
    nextStep(
      'Bring everything to one side.',
      `x^{2} ${signed(`${Math.abs(p.c) === 1 ? (p.c < 0 ? '-' : '') : p.c}x`)} - ${power} = 0`,
    ),
    nextStep('Factor.', `x = ${p.x} \\quad \\text{or} \\quad x = ${-p.x - p.c}`),
    nextStep(`\\(${-p.x - p.c}\\) is negative and has no logarithm. It is rejected.`, `x = ${p.x}`, value),
  ]
}

/** Solve logarithmic equations and reject impossible values (HSF-LE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/5',
  version: 1,
  params,
  reject: (p) =>
    !Number.isInteger(p.x) || p.x === 0 || p.x === p.b || p.x === p.n || (p.kind === 'two' && p.x + p.c <= 0)
      ? 'no good number'
      : null,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve for \\(x\\).',
      'Solve the equation. A logarithm needs a positive number inside.',
      'Which value of \\(x\\) makes the equation true?',
      'Find the solution, and check that every logarithm exists.',
    ]),
    latex: asked(p),
  }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'expression', 'choice'],
  rules: () => ({ variable: 'x' }),
  distractors,
  hints: (p) => [
    { text: p.kind === 'one' ? 'Write it in power form.' : 'First write the left side as one logarithm.' },
    {
      text:
        p.kind === 'one'
          ? `The number inside is \\(${p.b}^{${p.n}}\\).`.replace('^{1}', '')
          : `Then \\(x(x ${signed(p.c)}) = ${p.b}^{${p.n}}\\).`.replace('^{1}', ''),
    },
    {
      text:
        p.kind === 'one'
          ? `Solve \\(${inside(p)} = ${p.b ** p.n}\\).`
          : 'Solve the quadratic equation. Logarithms need positive numbers.',
    },
  ],
  solution,
  load: (p) => (p.kind === 'two' ? 8 : p.a) + p.n / 2 + p.b / 5,
}
