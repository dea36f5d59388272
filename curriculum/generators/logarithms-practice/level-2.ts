import { call, minus, plus, pow, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { logOfProduct, sumOfLogs } from './log-terms.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, MarkingRules, Step, TopicLevel } from '../../topic-level.ts'
import type { Value } from '../../values/values.ts'
import type { LogTerm } from './log-terms.ts'

/** log_b(m) + log_b(b^n / m), or log_b(m b^n) - log_b(m), times c: written with the numbers u and v. */
export interface NumberParams {
  readonly kind: 'sum' | 'difference'
  readonly b: number
  readonly n: number
  /** The smaller of the two numbers. */
  readonly m: number
  readonly c: number
}

/** The logarithm of powers of letters, to be taken apart ('expand') or put together ('condense'). */
export interface LetterParams {
  readonly kind: 'expand' | 'condense'
  readonly terms: readonly LogTerm[]
}

export type Params = NumberParams | LetterParams

const isLetters = (p: Params): p is LetterParams => 'terms' in p

/** b^n times c is the other number of a difference; b^n over m that of a sum. */
const other = (p: NumberParams): number => (p.kind === 'sum' ? p.b ** p.n / p.m : p.m * p.b ** p.n)
const first = (p: NumberParams): number => (p.kind === 'sum' ? p.m : other(p))
const second = (p: NumberParams): number => (p.kind === 'sum' ? other(p) : p.m)
const log = (p: NumberParams, n: number | string): string => `\\log_{${p.b}} ${n}`

function asked(p: Params): string {
  if (isLetters(p)) return nodeToLatex(p.kind === 'expand' ? logOfProduct(p.terms) : sumOfLogs(p.terms))
  const line = `${log(p, first(p))} ${p.kind === 'sum' ? '+' : '-'} ${log(p, second(p))}`
  return p.c === 1 ? line : `${p.c}\\left(${line}\\right)`
}

function answer(p: Params): Value {
  if (isLetters(p)) return expression(p.kind === 'expand' ? sumOfLogs(p.terms) : logOfProduct(p.terms))
  return whole(p.c * p.n)
}

function letterParams(chance: Chance, difficulty: number): LetterParams {
  const letters = difficulty < 0.5 ? chance.pick(['xy', 'ab', 'mn', 'uv']) : chance.pick(['xyz', 'abc', 'uvw'])
  const terms = [...letters].map((letter, i): LogTerm => {
    const power = chance.int(1, 7 + Math.round(2 * difficulty))
    return { letter, times: i > 0 && chance.happens(0.5) ? -power : power }
  })
  return { kind: chance.pick(['expand', 'condense'] as const), terms }
}

function params(chance: Chance, difficulty: number): Params {
  if (chance.happens(0.5)) return letterParams(chance, difficulty)
  const kind = chance.pick(['sum', 'difference'] as const)
  const b = chance.pick(kind === 'sum' ? [6, 10, 12, 14, 15, 18, 20, 24, 30] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const n = chance.int(1 + Math.round(difficulty), 2 + Math.round(difficulty))
  const m =
    kind === 'sum'
      ? chance.pick([2, 3, 4, 5, 6, 8, 9, 12, 15, 18, 20, 24, 25, 27, 32, 36, 40, 45, 50])
      : chance.int(2, 30)
  return { kind, b, n, m, c: chance.happens(1.2 * difficulty - 0.1) ? chance.int(2, 5) : 1 }
}

function isPower(p: NumberParams, n: number): boolean {
  let left = n
  while (left % p.b === 0) left /= p.b
  return left === 1
}

function reject(p: Params): string | null {
  if (isLetters(p)) return p.terms.every((it) => Math.abs(it.times) === 1) ? 'no exponent' : null
  const o = other(p)
  if (!Number.isInteger(o) || o < 2 || o > 5000 || o === p.m) return 'no whole numbers'
  return isPower(p, p.m) || isPower(p, o) ? 'one of them is a power already' : null
}

function letterDistractors({ kind, terms }: LetterParams): Distractor[] {
  const write = kind === 'expand' ? sumOfLogs : logOfProduct
  const last = terms.at(-1) as LogTerm
  const turned = [...terms.slice(0, -1), { ...last, times: -last.times }]
  const power = terms.find((it) => Math.abs(it.times) > 1) as LogTerm
  const k = Math.abs(power.times)
  const bare = terms.map((it) => (it === power ? { ...it, times: Math.sign(it.times) } : it))
  const list: Distractor[] = [
    wrongAnswer(
      expression(write(turned)),
      'slip_sign',
      last.times > 0
        ? `\\(${last.letter}\\) is a factor, so its logarithm is added.`
        : `\\(${last.letter}\\) is a divisor, so its logarithm is subtracted.`,
    ),
    wrongAnswer(
      expression(write(bare)),
      'stops_early',
      kind === 'expand'
        ? `The exponent \\(${k}\\) of \\(${power.letter}\\) becomes a factor before its logarithm.`
        : `The factor \\(${k}\\) becomes the exponent of \\(${power.letter}\\).`,
    ),
  ]
  if (kind === 'condense')
    list.push(
      wrongAnswer(
        expression(
          call(
            'log',
            terms.map(linearTerm).reduce((sum, it) => plus(sum, it)),
          ),
        ),
        'log_linear',
        'A sum of logarithms is the logarithm of a product, not of a sum.',
      ),
    )
  else
    list.push(
      power === last
        ? wrongAnswer(
            expression(write(bare.map((it, i) => (i === 0 ? { ...it, times: k } : it)))),
            'looks_alike',
            `The exponent \\(${k}\\) belongs to \\(${last.letter}\\), not to \\(${bare[0]?.letter}\\).`,
          )
        : wrongAnswer(
            expression(minus(call('log', pow(power.letter, k)), call('log', sym(last.letter)))),
            'looks_alike',
            `The exponent \\(${k}\\) belongs before the logarithm, and every letter needs its own logarithm.`,
          ),
      wrongAnswer(
        expression(times(k, logOfProduct(bare))),
        'reversed_order',
        `The exponent \\(${k}\\) belongs to \\(${power.letter}\\) alone, so it multiplies only \\(\\log ${power.letter}\\).`,
      ),
    )
  return list
}

const linearTerm = (it: LogTerm): ReturnType<typeof sym> =>
  it.times === 1 ? sym(it.letter) : times(it.times, sym(it.letter))

function distractors(p: Params): Distractor[] {
  if (isLetters(p)) return letterDistractors(p)
  const [u, v] = [first(p), second(p)]
  const joins = p.kind === 'sum' ? `${u} \\times ${v}` : `${u} \\div ${v}`
  return [
    wrongAnswer(
      whole(p.c * (p.kind === 'sum' ? u + v : u - v)),
      'log_linear',
      `Write one logarithm first: inside it stands \\(${joins}\\).`,
    ),
    wrongAnswer(whole(p.b ** p.n), 'stops_early', `\\(${p.b ** p.n}\\) is the number inside. Take its logarithm.`),
    p.c === 1
      ? wrongAnswer(whole(p.n + 1), 'slip_off_by_one', `How many factors \\(${p.b}\\) make \\(${p.b ** p.n}\\)?`)
      : wrongAnswer(whole(p.n), 'stops_early', `Multiply by \\(${p.c}\\) as well.`),
    p.c === 1
      ? wrongAnswer(
          whole(p.n === 1 ? 3 : p.n - 1),
          p.n === 1 ? 'looks_alike' : 'slip_off_by_one',
          `How many factors \\(${p.b}\\) make \\(${p.b ** p.n}\\)?`,
        )
      : wrongAnswer(whole(p.n ** p.c), 'log_linear', `The factor \\(${p.c}\\) multiplies the logarithm \\(${p.n}\\).`),
    wrongAnswer(whole(p.c * p.b), 'looks_alike', `\\(${p.b}\\) is the base. Find the exponent.`),
  ]
}

function letterHints({ kind, terms }: LetterParams): Hint[] {
  const power = terms.find((it) => Math.abs(it.times) > 1) as LogTerm
  const k = Math.abs(power.times)
  return [
    {
      text:
        kind === 'expand'
          ? 'The logarithm of a product is a sum. The logarithm of a quotient is a difference.'
          : 'A sum of logarithms is the logarithm of a product. A difference is the logarithm of a quotient.',
    },
    {
      text:
        kind === 'expand'
          ? `\\(\\log ${power.letter}^{${k}} = ${k}\\log ${power.letter}\\). Do this with every power.`
          : `\\(${k}\\log ${power.letter} = \\log ${power.letter}^{${k}}\\). Do this with every factor.`,
    },
  ]
}

function hints(p: Params): Hint[] {
  if (isLetters(p)) return letterHints(p)
  return [
    {
      text:
        p.kind === 'sum'
          ? 'A sum of logarithms is the logarithm of a product.'
          : 'A difference of logarithms is the logarithm of a quotient.',
    },
    { text: `Find \\(${first(p)} ${p.kind === 'sum' ? '\\times' : '\\div'} ${second(p)}\\) inside one logarithm.` },
    {
      text: `\\(${log(p, p.b ** p.n)}\\): which power of \\(${p.b}\\) is that?${p.c === 1 ? '' : ` Then multiply by \\(${p.c}\\).`}`,
    },
  ]
}

/** The powers still whole: log(x^2) + log(y^3). */
const powersApart = (terms: readonly LogTerm[]): string =>
  terms
    .map(({ letter, times: k }, i) => {
      const inside = Math.abs(k) === 1 ? letter : `${letter}^{${Math.abs(k)}}`
      return `${k < 0 ? ' - ' : i === 0 ? '' : ' + '}\\log ${inside}`
    })
    .join('')

function solution(p: Params): Step[] {
  if (isLetters(p)) {
    const value = answer(p)
    return [
      nextStep(
        p.kind === 'expand'
          ? 'Factors give logarithms that are added, and divisors give logarithms that are subtracted.'
          : 'A number before a logarithm becomes the exponent inside it.',
        powersApart(p.terms),
      ),
      nextStep(
        p.kind === 'expand'
          ? 'An exponent becomes a factor before its logarithm.'
          : 'Added logarithms give factors, and subtracted logarithms give divisors.',
        nodeToLatex(p.kind === 'expand' ? sumOfLogs(p.terms) : logOfProduct(p.terms)),
        value,
      ),
    ]
  }
  const value = whole(p.c * p.n)
  const inside = nextStep(
    p.kind === 'sum' ? 'The sum is the logarithm of the product.' : 'The difference is the logarithm of the quotient.',
    `\\log_{${p.b}} (${first(p)} ${p.kind === 'sum' ? '\\times' : '\\div'} ${second(p)}) = ${log(p, p.b ** p.n)}`,
  )
  const found = `${log(p, p.b ** p.n)} = ${p.n}`
  if (p.c === 1)
    return [
      inside,
      nextStep(`\\(${p.b}^{${p.n}}\\) is \\(${p.b ** p.n}\\), so the exponent is the answer.`, found, value),
    ]
  return [
    inside,
    nextStep(`\\(${p.b}^{${p.n}}\\) is \\(${p.b ** p.n}\\), so the logarithm is \\(${p.n}\\).`, found),
    nextStep(`Multiply by \\(${p.c}\\).`, `${p.c} \\times ${p.n} = ${p.c * p.n}`, value),
  ]
}

const asks = {
  number: [
    'Find the value. Use the laws of logarithms.',
    'Write as one logarithm. Then find its value.',
    'Evaluate without a calculator.',
    'Simplify to a whole number.',
  ],
  expand: [
    'Expand the logarithm.',
    'Write as a sum or difference of logarithms of single letters.',
    'Use the laws of logarithms to expand.',
  ],
  condense: [
    'Write as one logarithm.',
    'Condense to a single logarithm.',
    'Use the laws of logarithms to write one logarithm.',
  ],
} as const

function rules(p: Params): MarkingRules {
  return p.kind === 'condense' ? { mostFunctions: 1 } : p.kind === 'expand' ? { expanded: true } : {}
}

/** Use the laws of logarithms: with numbers, and to expand and condense (HSF-BF.B.5). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/2',
  version: 2,
  params,
  reject,
  note: (p) => (isLetters(p) ? `${p.kind} ${p.terms.map((it) => it.times).join(' ')}` : asked(p)),
  prompt: (p, words) => ({
    text: words.pick(asks[isLetters(p) ? p.kind : 'number']),
    latex: asked(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules,
  distractors,
  hints,
  solution,
  load: (p) =>
    isLetters(p)
      ? 5 * p.terms.length - 6 + p.terms.reduce((sum, it) => sum + Math.abs(it.times), 0) / 6
      : (p.c === 1 ? 0 : 4 + p.c / 2) + p.n * 2 + Math.log10(other(p)),
}
