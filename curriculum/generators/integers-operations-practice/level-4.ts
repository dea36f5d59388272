import { guarded } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/**
 * Two operations on integers: `plus` a + b c, `minus` a - b c, `minus_after` a b - c, `sum_times` (a + b) c,
 * `difference_over` (a - b) ÷ c, `two_products` a b - c d.
 */
export interface Params {
  readonly kind: 'plus' | 'minus' | 'minus_after' | 'sum_times' | 'difference_over' | 'two_products'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const kinds = ['plus', 'minus_after', 'sum_times', 'minus', 'difference_over', 'two_products'] as const

/** What is worked out first, in words of signs: the line, its value, and the line that is left. */
function work(p: Params): { first: string; inner: number; second: string; answer: number } {
  const { a, b, c, d } = p
  switch (p.kind) {
    case 'plus':
      return {
        first: `${b} \\times ${guarded(c)}`,
        inner: b * c,
        second: `${a} + ${guarded(b * c)}`,
        answer: a + b * c,
      }
    case 'minus':
      return {
        first: `${b} \\times ${guarded(c)}`,
        inner: b * c,
        second: `${a} - ${guarded(b * c)}`,
        answer: a - b * c,
      }
    case 'minus_after':
      return {
        first: `${a} \\times ${guarded(b)}`,
        inner: a * b,
        second: `${a * b} - ${guarded(c)}`,
        answer: a * b - c,
      }
    case 'sum_times':
      return {
        first: `${a} + ${guarded(b)}`,
        inner: a + b,
        second: `${a + b} \\times ${guarded(c)}`,
        answer: (a + b) * c,
      }
    case 'difference_over':
      return {
        first: `${a} - ${guarded(b)}`,
        inner: a - b,
        second: `${a - b} \\div ${guarded(c)}`,
        answer: (a - b) / c,
      }
    case 'two_products':
      return {
        first: `${a} \\times ${guarded(b)}`,
        inner: a * b,
        second: `${a * b} - ${guarded(c * d)}`,
        answer: a * b - c * d,
      }
  }
}

function written({ kind, a, b, c, d }: Params): string {
  switch (kind) {
    case 'plus':
      return `${a} + ${guarded(b)} \\times ${guarded(c)}`
    case 'minus':
      return `${a} - ${guarded(b)} \\times ${guarded(c)}`
    case 'minus_after':
      return `${a} \\times ${guarded(b)} - ${guarded(c)}`
    case 'sum_times':
      return `(${a} + ${guarded(b)}) \\times ${guarded(c)}`
    case 'difference_over':
      return `(${a} - ${guarded(b)}) \\div ${guarded(c)}`
    case 'two_products':
      return `${a} \\times ${guarded(b)} - ${guarded(c)} \\times ${guarded(d)}`
  }
}

/** The easier kinds first; larger numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const kind = kinds[Math.max(0, Math.min(5, Math.floor(5 * difficulty + 2 * chance.unit() - 0.6)))] ?? 'plus'
  const reach = 7 + Math.round(4 * difficulty)
  const draw = (): number => chance.int(2, reach) * (chance.happens(0.55) ? -1 : 1)
  const [a, b, c, d] = [draw(), draw(), draw(), draw()]
  return kind === 'difference_over'
    ? { kind, a: b + c * d, b, c, d: 0 }
    : { kind, a, b, c, d: kind === 'two_products' ? d : 0 }
}

/** The two numbers that meet in the last sum or difference, or null where the last step multiplies or divides. */
function lastTerms(p: Params): { left: number; right: number; minus: boolean } | null {
  switch (p.kind) {
    case 'plus':
      return { left: p.a, right: p.b * p.c, minus: false }
    case 'minus':
      return { left: p.a, right: p.b * p.c, minus: true }
    case 'minus_after':
      return { left: p.a * p.b, right: p.c, minus: true }
    case 'two_products':
      return { left: p.a * p.b, right: p.c * p.d, minus: true }
    default:
      return null
  }
}

/** Worked through from left to right, whatever comes first. */
function leftToRight({ kind, a, b, c, d }: Params): number | null {
  if (kind === 'plus') return (a + b) * c
  if (kind === 'minus') return (a - b) * c
  return kind === 'two_products' ? (a * b - c) * d : null
}

function distractors(p: Params): Distractor[] {
  const { answer, inner } = work(p)
  const last = lastTerms(p)
  const straight = leftToRight(p)
  const list: Distractor[] = []
  if (last !== null)
    list.push(
      wrongAnswer(
        whole(Math.abs(last.left) + Math.abs(last.right)),
        'minus_minus_always_plus',
        'The minus signs were all turned into plus. Only subtracting a negative number adds.',
      ),
      wrongAnswer(
        whole(Math.sign(last.left) * (Math.abs(last.left) + Math.abs(last.right))),
        'subtract_sign_slip',
        `In the last step the sizes were put together with the sign of \\(${last.left}\\). Look at both signs.`,
      ),
    )
  else
    list.push(
      wrongAnswer(
        whole(
          p.kind === 'sum_times'
            ? (Math.abs(p.a) + Math.abs(p.b)) * p.c
            : (p.a + p.b) % p.c === 0
              ? (p.a + p.b) / p.c
              : -answer,
        ),
        p.kind === 'sum_times' ? 'minus_minus_always_plus' : (p.a + p.b) % p.c === 0 ? 'wrong_operation' : 'slip_sign',
        p.kind === 'sum_times'
          ? 'Inside the parentheses the minus signs were left out.'
          : 'Look at the signs in the parentheses and at the sign of the divisor.',
      ),
    )
  if (straight !== null)
    list.push(wrongAnswer(whole(straight), 'wrong_operation', 'Multiply before you add or subtract.'))
  list.push(
    wrongAnswer(whole(-answer), 'slip_sign', 'The size is right. Check the sign of the last step.'),
    wrongAnswer(whole(inner), 'stops_early', 'That is the first step. There is one more to do.'),
  )
  return list
}

/** Evaluate expressions that mix operations with integers (7.NS.A.3). */
export const level: TopicLevel<Params> = {
  key: 'integers_operations_practice/4',
  version: 2,
  params,
  reject: (p) => {
    const { answer, inner } = work(p)
    if ([p.a, p.b, p.c, p.d].every((n) => n >= 0)) return 'nothing negative in it'
    return answer === 0 || inner === 0 || Math.abs(inner) === 1 || Math.abs(p.a) > 60 ? 'too plain or too large' : null
  },
  note: written,
  prompt: (p, words) => ({
    text: words.pick(['Work out the value.', 'Evaluate.', 'What is the value?']),
    latex: written(p),
  }),
  answer: (p) => whole(work(p).answer),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.kind === 'sum_times' || p.kind === 'difference_over'
          ? 'Do the parentheses first.'
          : 'Multiply first, then add or subtract.',
    },
    { text: `Start with \\(${work(p).first}\\). Find the sign, then the size.` },
    { text: `Then work out \\(${work(p).second}\\).` },
  ],
  solution: (p) => [
    nextStep(
      p.kind === 'sum_times' || p.kind === 'difference_over'
        ? 'The parentheses come first.'
        : 'The product comes first.',
      `${work(p).first} = ${work(p).inner}`,
    ),
    ...(p.kind === 'two_products'
      ? [nextStep('Work out the second product.', `${p.c} \\times ${guarded(p.d)} = ${p.c * p.d}`)]
      : []),
    nextStep(`Then the rest.`, `${work(p).second} = ${work(p).answer}`, whole(work(p).answer)),
  ],
  load: (p) => 6 * kinds.indexOf(p.kind) + Math.abs(work(p).answer) / 20,
}
