import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** log_b(m) + log_b(b^n / m), or log_b(m b^n) - log_b(m), or c log_b(r) where r^c is b^n: written with the numbers u and v. */
export interface Params {
  readonly kind: 'sum' | 'difference'
  readonly b: number
  readonly n: number
  /** The smaller of the two numbers. */
  readonly m: number
  readonly c: number
}

/** b^n times c is the other number of a difference; b^n over m that of a sum. */
const other = (p: Params): number => (p.kind === 'sum' ? p.b ** p.n / p.m : p.m * p.b ** p.n)
const first = (p: Params): number => (p.kind === 'sum' ? p.m : other(p))
const second = (p: Params): number => (p.kind === 'sum' ? other(p) : p.m)
const log = (p: Params, n: number | string): string => `\\log_{${p.b}} ${n}`
const asked = (p: Params): string =>
  `${p.c === 1 ? '' : p.c}${p.c === 1 ? `${log(p, first(p))} ${p.kind === 'sum' ? '+' : '-'} ${log(p, second(p))}` : `\\left(${log(p, first(p))} ${p.kind === 'sum' ? '+' : '-'} ${log(p, second(p))}\\right)`}`
const answer = (p: Params): number => p.c * p.n

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(['sum', 'difference'] as const)
  const b = chance.pick(kind === 'sum' ? [6, 10, 12, 14, 15, 18, 20, 24, 30] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const n = chance.int(1 + Math.round(difficulty), 2 + Math.round(difficulty))
  const m =
    kind === 'sum'
      ? chance.pick([2, 3, 4, 5, 6, 8, 9, 12, 15, 18, 20, 24, 25, 27, 32, 36, 40, 45, 50])
      : chance.int(2, 30)
  return { kind, b, n, m, c: chance.happens(1.2 * difficulty - 0.1) ? chance.int(2, 5) : 1 }
}

function isPower(p: Params, n: number): boolean {
  let left = n
  while (left % p.b === 0) left /= p.b
  return left === 1
}

function distractors(p: Params): Distractor[] {
  const [u, v] = [first(p), second(p)]
  return [
    wrongAnswer(
      whole(p.c * (p.kind === 'sum' ? u + v : u - v)),
      'log_linear',
      `The logarithms are joined, not the numbers. ${p.kind === 'sum' ? 'Multiply' : 'Divide'} inside.`,
    ),
    wrongAnswer(whole(p.b ** p.n), 'stops_early', `\\(${p.b ** p.n}\\) is the number inside. Take its logarithm.`),
    p.c === 1
      ? wrongAnswer(whole(p.n + 1), 'slip_off_by_one', `Count how often \\(${p.b}\\) is a factor.`)
      : wrongAnswer(whole(p.n), 'stops_early', `Multiply by \\(${p.c}\\) as well.`),
    p.c === 1
      ? wrongAnswer(
          whole(p.n === 1 ? 3 : p.n - 1),
          p.n === 1 ? 'looks_alike' : 'slip_off_by_one',
          `Count how often \\(${p.b}\\) is a factor.`,
        )
      : wrongAnswer(whole(p.n ** p.c), 'log_linear', `The number in front multiplies the logarithm.`),
    wrongAnswer(whole(p.c * p.b), 'looks_alike', `\\(${p.b}\\) is the base. The exponent is asked for.`),
  ]
}

/** Use the laws of logarithms (HSF-BF.B.5). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/2',
  version: 1,
  params,
  reject: (p) => {
    const o = other(p)
    if (!Number.isInteger(o) || o < 2 || o > 5000 || o === p.m) return 'no whole numbers'
    return isPower(p, p.m) || isPower(p, o) ? 'one of them is a power already' : null
  },
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Find the value. Use the laws of logarithms.', 'Write as one logarithm and evaluate.']),
    latex: asked(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.kind === 'sum'
          ? 'A sum of logarithms is the logarithm of a product.'
          : 'A difference of logarithms is the logarithm of a quotient.',
    },
    { text: `Work out \\(${first(p)} ${p.kind === 'sum' ? '\\times' : '\\div'} ${second(p)}\\) inside one logarithm.` },
    {
      text: `\\(${log(p, p.b ** p.n)}\\): which power of \\(${p.b}\\) is that?${p.c === 1 ? '' : ` Then multiply by \\(${p.c}\\).`}`,
    },
  ],
  solution: (p) => {
    const value = whole(answer(p))
    const inside = nextStep(
      p.kind === 'sum'
        ? 'The sum is the logarithm of the product.'
        : 'The difference is the logarithm of the quotient.',
      `\\log_{${p.b}} (${first(p)} ${p.kind === 'sum' ? '\\times' : '\\div'} ${second(p)}) = ${log(p, p.b ** p.n)}`,
    )
    if (p.c === 1)
      return [inside, nextStep('Find the exponent.', `${p.b}^{${p.n}} = ${p.b ** p.n}`.replace('^{1}', ''), value)]
    return [
      inside,
      nextStep('Find the exponent.', `${log(p, p.b ** p.n)} = ${p.n}`),
      nextStep(`Multiply by \\(${p.c}\\).`, `${p.c} \\times ${p.n} = ${answer(p)}`, value),
    ]
  },
  load: (p) => (p.c === 1 ? 0 : 4 + p.c / 2) + p.n * 2 + Math.log10(other(p)),
}
