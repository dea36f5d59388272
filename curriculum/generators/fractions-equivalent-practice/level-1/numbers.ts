import { fractionBar } from '../../../figures/fraction-bar.ts'
import { fractionCircle } from '../../../figures/fraction-circle.ts'
import { rational } from '../../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** top/bottom in lowest terms, drawn once in so many parts and once in `times` as many. */
export interface Params {
  readonly top: number
  readonly bottom: number
  readonly times: number
  /** Which bar has the finer parts. */
  readonly finer: 'first' | 'second'
  readonly drawn: 'bar' | 'circle'
  /** Which fraction is asked for: the one with fewer parts, or the one with more. */
  readonly asked: 'fewer' | 'more'
}

const lowest = (n: number, d: number): boolean => range(2, n).every((k) => n % k !== 0 || d % k !== 0)

const all: readonly Params[] = range(2, 6)
  .flatMap((bottom) => range(1, bottom - 1).map((top) => ({ top, bottom })))
  .filter(({ top, bottom }) => lowest(top, bottom))
  .flatMap((p) => range(2, 6).map((times) => ({ ...p, times })))
  .filter((p) => p.bottom * p.times <= 12)
  .flatMap((p) => (['first', 'second'] as const).map((finer) => ({ ...p, finer })))
  .flatMap((p) => [
    { ...p, drawn: 'bar' as const, asked: 'fewer' as const },
    { ...p, drawn: 'bar' as const, asked: 'more' as const },
    { ...p, drawn: 'circle' as const, asked: 'fewer' as const },
    { ...p, drawn: 'circle' as const, asked: 'more' as const },
  ])
  .filter((p) => p.drawn === 'bar' || p.bottom * p.times <= 8)
  .toSorted((a, b) => a.bottom * a.times - b.bottom * b.times)

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))

const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const many = (p: Params): string => tex(p.top * p.times, p.bottom * p.times)
const few = (p: Params): string => tex(p.top, p.bottom)
const more = (p: Params): boolean => p.asked === 'more'

/** Wrong numerators over the denominator that the finer picture shows. */
function finerDistractors(p: Params): Distractor[] {
  const [n, d] = [p.top * p.times, p.bottom * p.times]
  return [
    wrongAnswer(
      rational(p.top + d - p.bottom, d),
      'same_add_top_bottom',
      `You added ${d - p.bottom} to both numbers. Count the shaded parts of the ${p.drawn} with ${d} parts.`,
    ),
    wrongAnswer(
      rational(p.top, d),
      'stops_early',
      `You changed only the denominator. ${p.top} of ${d} parts ${p.top === 1 ? 'is' : 'are'} less than \\(${few(p)}\\).`,
    ),
    wrongAnswer(
      rational(d - n, d),
      'looks_alike',
      `Those parts are not shaded. Count the shaded parts of the ${p.drawn} with ${d} parts.`,
    ),
    wrongAnswer(
      rational(n + 1, d),
      'slip_off_by_one',
      `You counted one part too many. Fewer than ${n + 1} parts are shaded.`,
    ),
  ]
}

function distractors(p: Params): Distractor[] {
  if (more(p)) return finerDistractors(p)
  const [n, d] = [p.top * p.times, p.bottom * p.times]
  const taken = n - p.top
  return [
    ...(p.bottom + taken === d
      ? []
      : [
          wrongAnswer(
            rational(p.top, d - taken),
            'same_add_top_bottom',
            `You subtracted \\(${taken}\\) from both numbers. Put ${p.times} small parts together instead.`,
          ),
        ]),
    wrongAnswer(
      rational(p.bottom - p.top, p.bottom),
      'looks_alike',
      `Those parts are not shaded. Count the shaded parts of the ${p.drawn} with ${p.bottom} parts.`,
    ),
    wrongAnswer(
      rational(p.top, d),
      'stops_early',
      `You changed only the numerator. The larger parts are \\(${tex(1, p.bottom)}\\), not \\(${tex(1, d)}\\).`,
    ),
    wrongAnswer(
      rational(p.top + 1, p.bottom),
      'slip_off_by_one',
      `You counted one part too many. Fewer than ${p.top + 1} parts are shaded.`,
    ),
    wrongAnswer(rational(1, d), 'near', `That is one small part. ${n} of the ${d} small parts are shaded.`),
  ]
}

function picture(p: Params): Figure {
  const few = { parts: p.bottom, shaded: p.top }
  const fine = { parts: p.bottom * p.times, shaded: p.top * p.times }
  const both = p.finer === 'first' ? [fine, few] : [few, fine]
  return p.drawn === 'bar' ? fractionBar({ bars: both }) : fractionCircle({ shapes: both })
}

/** Use pictures to find fractions of the same size (3.NF.A.3). */
export const sameAmount: TopicLevel<Params> = {
  key: 'fractions_equivalent_practice/1',
  version: 2,
  params,
  note: (p) => `${p.top}/${p.bottom} x ${p.times} ${p.finer} ${p.drawn} ${p.asked}`,
  space: all.length,
  prompt: (p, words) => ({
    text: more(p)
      ? words.pick([
          `The ${p.drawn}s show the same amount. Which fraction with more parts is equal to \\(${few(p)}\\)?`,
          `Write \\(${few(p)}\\) as a fraction with denominator ${p.bottom * p.times}. Use the ${p.drawn}s.`,
          `Both ${p.drawn}s have the same amount shaded. What is another name for \\(${few(p)}\\)?`,
        ])
      : words.pick([
          `The ${p.drawn}s show the same amount. Which fraction with fewer parts is equal to \\(${many(p)}\\)?`,
          `Write \\(${many(p)}\\) as a fraction with denominator ${p.bottom}. Use the ${p.drawn}s.`,
          `Both ${p.drawn}s have the same amount shaded. What is another name for \\(${many(p)}\\)?`,
        ]),
  }),
  answer: (p) => rational(p.top, p.bottom),
  forms: ['fraction', 'numeric', 'choice'],
  rules: (p) => (more(p) ? { given: { part: 'denominator', value: p.bottom * p.times } } : { simplest: true }),
  widget: (p, form) => (form === 'numeric' && more(p) ? { after: `\\(/\\,${p.bottom * p.times}\\)` } : {}),
  distractors,
  hints: (p) => [
    { text: `Both ${p.drawn}s have the same amount shaded.` },
    { text: `Look at the ${p.drawn} with ${more(p) ? 'more' : 'fewer'} parts. How many parts does it have in all?` },
    { text: `It has \\(${more(p) ? p.bottom * p.times : p.bottom}\\) parts. Count how many of them are shaded.` },
  ],
  solution: (p) => [
    nextStep(
      `One ${p.drawn} shows \\(${more(p) ? few(p) : many(p)}\\). The other ${p.drawn} has the same amount shaded.`,
      undefined,
      undefined,
      picture(p),
    ),
    nextStep(
      more(p)
        ? `The ${p.drawn} with more parts has \\(${p.bottom * p.times}\\) parts, and \\(${p.top * p.times}\\) of them are shaded.`
        : `The ${p.drawn} with fewer parts has \\(${p.bottom}\\) parts, and \\(${p.top}\\) of them ${p.top === 1 ? 'is' : 'are'} shaded.`,
    ),
    nextStep(
      `\\(${p.times}\\) small parts make one larger part. Both fractions are the same amount.`,
      more(p) ? `${few(p)} = ${many(p)}` : `${many(p)} = ${few(p)}`,
      rational(p.top, p.bottom),
    ),
  ],
  figure: picture,
  load: (p) => p.bottom * p.times,
}
