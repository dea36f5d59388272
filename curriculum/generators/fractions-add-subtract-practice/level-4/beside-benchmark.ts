import { task, type LevelTask } from '../../../tasks/task.ts'
import { comparison } from '../../../values/items.ts'
import { compareRationals, rational } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { answer, common, tex, unlikeFractions, type Params } from './numbers.ts'
import type { Comparison, Rational } from '../../../values/values.ts'

/** A sum beside 1, a difference beside one half. */
const benchmark = (p: Params): Rational => (p.sign === '+' ? rational(1, 1) : rational(1, 2))
const shown = (p: Params): string => (p.sign === '+' ? '1' : tex(1, 2))
const named = (p: Params): string => (p.sign === '+' ? 'one whole' : 'one half')
const order = (p: Params): number => compareRationals(answer(p), benchmark(p))
const left = (p: Params): string => `${tex(p.a, p.b)} ${p.sign} ${tex(p.c, p.d)}`
const signs = ['<', '=', '>'] as const

/** How much must be added to a/b, or taken from it, to be at the benchmark. */
const needed = (p: Params): Rational => {
  const [n, d] = p.sign === '+' ? [p.b - p.a, p.b] : [2 * p.a - p.b, 2 * p.b]
  return rational(n, d)
}

const neededTex = (p: Params): string => tex(Number(needed(p).n), Number(needed(p).d))

const given = (p: Params): Comparison => comparison(order(p))

/** Is a sum more than 1, a difference more than one half? Answered by what is missing, without a common denominator. */
export const besideBenchmark: LevelTask = task<Params>({
  id: 'beside_benchmark',
  kind: 'estimate',
  version: 1,
  form: 'comparison',
  fixedOrder: true,
  params: unlikeFractions.params,
  reject: (p) => {
    if (p.sign === '-' && 2 * p.a <= p.b) return 'less than one half from the start'
    if (needed(p).n === 0n) return 'nothing is missing'
    return unlikeFractions.reject?.(p) ?? null
  },
  note: unlikeFractions.note,
  prompt: (p, words) => ({
    text: words.pick([
      `Is it less or more than ${named(p)}? Choose the sign.`,
      `Compare with ${named(p)}. You do not need the exact answer.`,
      `Think before you calculate: which sign is right?`,
    ]),
    latex: `${left(p)} \\; \\square \\; ${shown(p)}`,
  }),
  answer: given,
  widget: (p) => ({ before: `\\(${left(p)}\\)`, after: `\\(${shown(p)}\\)` }),
  distractors: (p) => [
    wrongAnswer(
      comparison(-order(p)),
      'reversed_order',
      `From \\(${tex(p.a, p.b)}\\) it is \\(${neededTex(p)}\\) to ${named(p)}. Compare that with \\(${tex(p.c, p.d)}\\).`,
    ),
    wrongAnswer(
      comparison(order(p) === 0 ? 1 : 0),
      'looks_alike',
      order(p) === 0
        ? `\\(${tex(p.c, p.d)}\\) is just what is needed.`
        : `\\(${tex(p.c, p.d)}\\) and \\(${neededTex(p)}\\) are not equal.`,
    ),
  ],
  hints: (p) => [
    {
      text:
        p.sign === '+'
          ? `How much is missing from \\(${tex(p.a, p.b)}\\) to one whole?`
          : `How much can you take from \\(${tex(p.a, p.b)}\\) to be at one half?`,
    },
    { text: `It is \\(${neededTex(p)}\\). Is \\(${tex(p.c, p.d)}\\) less or more than that?` },
  ],
  solution: (p) => [
    nextStep(
      p.sign === '+'
        ? `From \\(${tex(p.a, p.b)}\\), \\(${neededTex(p)}\\) is missing to one whole.`
        : `From \\(${tex(p.a, p.b)}\\), take \\(${neededTex(p)}\\) away to be at one half.`,
      p.sign === '+' ? `${tex(p.a, p.b)} + ${neededTex(p)} = 1` : `${tex(p.a, p.b)} - ${neededTex(p)} = ${tex(1, 2)}`,
    ),
    nextStep(
      `Compare \\(${tex(p.c, p.d)}\\) with \\(${neededTex(p)}\\).`,
      `${tex(p.c, p.d)} ${signs[compareRationals(rational(p.c, p.d), needed(p)) + 1]} ${neededTex(p)}`,
    ),
    nextStep(
      p.sign === '+'
        ? 'Adding more than is missing goes over the whole; adding less stays below it.'
        : 'Taking more away ends below one half; taking less stays above it.',
      `${left(p)} ${signs[order(p) + 1]} ${shown(p)}`,
      given(p),
    ),
  ],
  load: (p) => common(p.b, p.d),
})
