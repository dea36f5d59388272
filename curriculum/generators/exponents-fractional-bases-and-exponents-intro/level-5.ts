import { largestRoot, raised, rootName } from './powers.ts'
import { frac, power, sqrt } from '../../notation/number-latex.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** k x^(m/i) + b = c with x = r^i, so that x^(1/i) is r; c follows. */
export interface Params {
  readonly k: number
  readonly b: number
  readonly r: number
  readonly i: number
  readonly m: number
}

const inner = (p: Params): number => p.r ** p.m
const right = (p: Params): number => p.k * inner(p) + p.b
const answer = (p: Params): number => p.r ** p.i
const unknown = (p: Params): string => raised('x', p.m, p.i)

const cases = [2, 3, 4, 5].flatMap((i) =>
  Array.from({ length: (largestRoot[i] ?? 2) - 1 }, (_, n) => n + 2).flatMap((r) =>
    [1, 2, 3, 4].filter((m) => gcd(BigInt(m), BigInt(i)) === 1n && r ** m <= 1000).map((m) => ({ r, i, m })),
  ),
)
const easy = cases.filter((c) => c.i <= 3 && c.m <= 2)

function params(chance: Chance, difficulty: number): Params {
  const { r, i, m } = chance.pick(chance.happens(1.4 * difficulty - 0.2) ? cases : easy)
  const hasNumber = chance.happens(1.6 * difficulty - 0.3)
  return {
    k: chance.int(1, 20),
    b: hasNumber ? chance.int(1, 30) * (chance.happens(0.5) ? -1 : 1) : 0,
    r,
    i,
    m,
  }
}

function reject(p: Params): string | null {
  if (right(p) > 5000 || right(p) <= 1) return 'too large or too small'
  return answer(p) === right(p) || answer(p) === p.k ? 'the answer stands in the question' : null
}

function line(p: Params): string {
  const front = `${p.k === 1 ? '' : p.k}${unknown(p)}`
  return p.b === 0 ? `${front} = ${right(p)}` : `${front} ${p.b < 0 ? '-' : '+'} ${Math.abs(p.b)} = ${right(p)}`
}

function distractors(p: Params): Distractor[] {
  const { k, b, r, i, m } = p
  return [
    {
      value: rational(inner(p) * i, m),
      misconception: 'fraction_exponent_divide',
      why: 'An exponent is not a factor. Dividing by it does not undo it.',
    },
    ...(m > 1
      ? [
          {
            value: whole(r),
            misconception: 'stops_early',
            why: `That is the ${rootName(i)} root of \\(x\\). Raise it to the power \\(${i}\\).`,
          },
        ]
      : []),
    {
      value: whole(inner(p)),
      misconception: 'stops_early',
      why: `That is \\(${unknown(p)}\\). Raise both sides once more.`,
    },
    {
      value: whole(inner(p) * i),
      misconception: 'exponents_multiply',
      why: `Multiplying by \\(${i}\\) does not undo a root. Raise to the power \\(${i}\\).`,
    },
    ...(b !== 0 || k > 1
      ? [
          {
            value: whole(r ** i * k + b),
            misconception: 'wrong_operation',
            why: 'First undo what stands around the power, with the opposite operations.',
          },
        ]
      : []),
  ]
}

function solution(p: Params): Step[] {
  const { k, b, r, i, m } = p
  const value = whole(answer(p))
  const steps: Step[] = []
  if (b !== 0)
    steps.push({
      say: `${b < 0 ? 'Add' : 'Subtract'} \\(${Math.abs(b)}\\) ${b < 0 ? 'to' : 'from'} both sides.`,
      latex: `${k === 1 ? '' : k}${unknown(p)} = ${right(p) - b}`,
      relation: 'next',
    })
  if (k > 1)
    steps.push({ say: `Divide both sides by \\(${k}\\).`, latex: `${unknown(p)} = ${inner(p)}`, relation: 'next' })
  steps.push({
    say: `Raise both sides to the power \\(${m === 1 ? i : frac(i, m)}\\). The exponents multiply to one.`,
    latex: `x = ${raised(String(inner(p)), i, m)}`,
    value,
    relation: 'next',
  })
  steps.push({
    say: m === 1 ? 'Work out the power.' : `Take the ${rootName(m)} root first, then raise it to the power \\(${i}\\).`,
    latex:
      m === 1
        ? `x = ${answer(p)}`
        : `x = ${power(sqrt(inner(p), m).replace(/^(.*)$/, '($1)'), i)} = ${power(r, i)} = ${answer(p)}`,
    value,
    relation: 'same',
  })
  steps.push({
    say: `Check: the ${rootName(i)} root of \\(${answer(p)}\\) is \\(${r}\\).`,
    latex: `${raised(String(answer(p)), m, i)} = ${power(r, m).replace('^{1}', '')}${m === 1 ? '' : ` = ${inner(p)}`}`,
    value,
    relation: 'same',
  })
  return steps
}

/** Solve by raising to the reciprocal power (HSA-REI.A.2). */
export const level: TopicLevel<Params> = {
  key: 'exponents_fractional_bases_and_exponents_intro/5',
  version: 1,
  params,
  reject,
  note: line,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve for \\(x > 0\\).',
      'Find the positive solution.',
      'Which positive value of \\(x\\) makes the equation true?',
      'Solve the equation. Give the positive solution.',
    ]),
    latex: line(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['fraction', 'numeric', 'expression', 'choice'],
  rules: () => ({ variable: 'x' }),
  distractors,
  hints: (p) => [
    { text: p.k > 1 || p.b !== 0 ? 'First get the power of \\(x\\) alone.' : 'Which power undoes this exponent?' },
    { text: 'Raise both sides to the reciprocal of the exponent. Then the exponents multiply to one.' },
    {
      text: `The reciprocal power is \\(${p.m === 1 ? p.i : frac(p.i, p.m)}\\), and \\(${unknown(p)} = ${inner(p)}\\).`,
    },
  ],
  solution,
  load: (p) => (p.b === 0 ? 0 : 5) + p.i + p.m + (p.k > 1 ? 1 : 0) + Math.log2(p.r) / 2,
}
