import { numberLine } from '../../../figures/number-line.ts'
import { item, order } from '../../../values/items.ts'
import { compareRationals, mixedParts, rational, rationalText, whole } from '../../../values/rational.ts'
import { rationalLatex } from '../../../notation/number-latex.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { lowest } from '../comparing.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item, Order, Rational } from '../../../values/values.ts'

/** Fractions and mixed numbers between 0 and 3, as tops and bottoms. */
export interface Params {
  readonly numbers: readonly (readonly [top: number, bottom: number])[]
}

type Number2 = readonly [top: number, bottom: number]

const value = ([n, d]: Number2): Rational => rational(n, d)
const latex = (x: Number2): string => rationalLatex(value(x), 'mixed')
const asItem = (x: Number2): Item => item(rationalText(value(x)), `\\(${latex(x)}\\)`)
const bySize = (x: Number2, y: Number2): number => compareRationals(value(x), value(y))
const sorted = (p: Params): Number2[] => p.numbers.toSorted(bySize)
const answerOf = (p: Params): Order => order(sorted(p).map(asItem))
const wholeOf = (x: Number2): number => Number(mixedParts(value(x)).whole)

function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(1.6 * difficulty - 0.3) ? 4 : 3
  const spread = difficulty < 0.35 ? 3 : 2
  const one = (): Number2 => {
    const bottom = chance.pick([2, 3, 4, 5, 6, 8, 10, 12])
    const parts = range(1, bottom - 1).filter((n) => lowest(n, bottom))
    return [chance.pick(parts) + bottom * chance.int(0, spread - 1), bottom]
  }
  return { numbers: range(1, count).map(one) }
}

const gapOf = ([n, d]: Number2): number => d - (n % d)

function reject(p: Params): string | null {
  const s = sorted(p)
  if (
    s.some(
      (x, i) => i > 0 && value(x).n * value(s[i - 1] as Number2).d - value(s[i - 1] as Number2).n * value(x).d === 0n,
    )
  )
    return 'two equal numbers'
  if (new Set(p.numbers.map(([, d]) => d)).size < p.numbers.length) return 'the same bottom twice'
  if (new Set(p.numbers.map(gapOf)).size < p.numbers.length) return 'the same gap twice'
  return distractors(p).length < 3 ? 'too few wrong orders' : null
}

const sameOrder = (a: Order, b: Order): boolean => a.items.every((it, i) => it.id === b.items[i]?.id)

/** Whole parts first, then bottoms as if they were whole numbers. */
const byBottoms = (p: Params): Order =>
  order(p.numbers.toSorted((x, y) => wholeOf(x) - wholeOf(y) || x[1] - y[1]).map(asItem))
/** Whole parts first, then the number of missing parts: fewer missing, larger. */
const byGaps = (p: Params): Order =>
  order(p.numbers.toSorted((x, y) => wholeOf(x) - wholeOf(y) || gapOf(y) - gapOf(x)).map(asItem))

function distractors(p: Params): Distractor[] {
  const right = answerOf(p)
  const [first, second, ...rest] = right.items
  const list: Distractor[] = [
    wrongAnswer(
      byBottoms(p),
      'larger_denominator_larger',
      'A larger denominator means smaller parts. Compare the fractions, not their denominators.',
    ),
    wrongAnswer(
      byGaps(p),
      'gap_thinking',
      'You counted how many parts are missing to the next whole. Those parts have different sizes.',
    ),
    wrongAnswer(
      order(right.items.toReversed()),
      'reversed_order',
      'These go from greatest to least. Start with the least.',
    ),
    wrongAnswer(
      order(first && second ? [second, first, ...rest] : right.items),
      'looks_alike',
      'Compare the first two again.',
    ),
    wrongAnswer(
      order([...right.items.slice(0, -2), ...right.items.slice(-2).toReversed()]),
      'looks_alike',
      'Compare the last two again.',
    ),
  ]
  return list.filter(
    (w, i) =>
      w.value.kind === 'order' &&
      !sameOrder(w.value, right) &&
      !list
        .slice(0, i)
        .some((o) => o.value.kind === 'order' && w.value.kind === 'order' && sameOrder(o.value, w.value)),
  )
}

const closest = (p: Params): number => {
  const s = sorted(p)
  return Math.min(...s.slice(1).map((x, i) => x[0] / x[1] - (s[i]?.[0] ?? 0) / (s[i]?.[1] ?? 1)))
}

const top = (p: Params): number => Math.max(...p.numbers.map((x) => wholeOf(x) + 1))
const line = (p: Params): Figure =>
  numberLine({ from: whole(0), to: whole(Math.max(2, top(p))), step: rational(1, 2), mixed: true })

function solution(p: Params): Step[] {
  const s = sorted(p)
  const groups = range(0, 2).map((w) => s.filter((x) => wholeOf(x) === w))
  const close = groups.filter((g) => g.length > 1)
  return [
    nextStep(
      'Look at the whole parts first.',
      groups
        .flatMap((g, w) =>
          g.length > 0 ? [`\\text{from } ${w} \\text{ to } ${w + 1}: ${g.map(latex).toSorted().join(',\\; ')}`] : [],
        )
        .join(' \\qquad '),
    ),
    ...close.map((g) => {
      const size = g.reduce((all, [, d]) => {
        let m = all
        while (m % d !== 0) m += all
        return m
      }, 1)
      return nextStep(
        `Between \\(${wholeOf(g[0] as Number2)}\\) and \\(${wholeOf(g[0] as Number2) + 1}\\), write the fraction parts with the denominator \\(${size}\\) and compare.`,
        g.map(([n, d]) => `\\frac{${n % d}}{${d}} = \\frac{${((n % d) * size) / d}}{${size}}`).join(' \\qquad '),
      )
    }),
    nextStep('This is the order from least to greatest.', s.map(latex).join(' < '), answerOf(p)),
  ]
}

/** Put three or more fractions and mixed numbers in order (4.NF.A.2). */
export const inARow: TopicLevel<Params> = {
  key: 'fractions_comparing_practice/5',
  version: 1,
  params,
  reject,
  note: (p) =>
    answerOf(p)
      .items.map((it) => it.id)
      .join(' '),
  prompt: (_, words) => ({
    text: words.pick([
      'Put the numbers in order from least to greatest.',
      'Order the numbers from least to greatest.',
      'Order the numbers. Start with the least.',
    ]),
  }),
  answer: answerOf,
  forms: ['ordering', 'choice'],
  widget: () => ({ before: 'least', after: 'greatest' }),
  distractors,
  hints: () => [
    { text: 'Look at the whole parts first. A fraction below one has no whole part.' },
    { text: 'Use one half: is the fraction part less than one half, or more?' },
    { text: 'Where two are still close, give them the same denominator and compare the numerators.' },
  ],
  solution,
  figure: line,
  load: (p) => 4 * p.numbers.length - 6 * closest(p) - (top(p) > 2 ? 2 : 0),
}
