import { fractionBar } from '../../../figures/fraction-bar.ts'
import { rational } from '../../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** top/bottom, with both parts to be multiplied by `times`; one part of the new fraction is given. */
export interface Params {
  readonly top: number
  readonly bottom: number
  readonly times: number
  readonly given: 'numerator' | 'denominator'
}

const lowest = (n: number, d: number): boolean => range(2, n).every((k) => n % k !== 0 || d % k !== 0)

const all: readonly Params[] = range(2, 12)
  .flatMap((bottom) => range(1, bottom - 1).map((top) => ({ top, bottom })))
  .filter(({ top, bottom }) => lowest(top, bottom))
  .flatMap((p) => range(2, 12).map((times) => ({ ...p, times })))
  .filter((p) => p.bottom * p.times <= 144 && (p.top > 1 || p.times > 2))
  .flatMap((p) => [
    { ...p, given: 'denominator' as const },
    ...(p.top > 1 ? [{ ...p, given: 'numerator' as const }] : []),
  ])
  .toSorted((a, b) => work(a) - work(b))

function work(p: Params): number {
  return p.bottom * p.times + 2 * p.times + p.top + (p.given === 'numerator' ? 14 : 0)
}

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

const tex = (n: number | string, d: number | string): string => `\\frac{${n}}{${d}}`
const old = (p: Params): string => tex(p.top, p.bottom)
const many = (p: Params): readonly [number, number] => [p.top * p.times, p.bottom * p.times]
const givenOf = (p: Params): number => (p.given === 'numerator' ? p.top * p.times : p.bottom * p.times)
const open = (p: Params): string => (p.given === 'numerator' ? tex(givenOf(p), '?') : tex('?', givenOf(p)))

function distractors(p: Params): Distractor[] {
  const [n, d] = many(p)
  const fractionOf = (part: number): ReturnType<typeof rational> =>
    p.given === 'numerator' ? rational(n, part) : rational(part, d)
  const right = p.given === 'numerator' ? d : n
  const added = p.given === 'numerator' ? n - p.top : d - p.bottom
  const start = p.given === 'numerator' ? p.bottom : p.top
  const name = p.given === 'numerator' ? 'denominator' : 'numerator'
  return [
    wrongAnswer(
      fractionOf(start + added),
      'same_add_top_bottom',
      `You added \\(${added}\\) to both. To keep the amount the same, multiply both by the same number.`,
    ),
    wrongAnswer(
      fractionOf(start),
      'stops_early',
      `You kept the ${name} \\(${start}\\). Multiply it by \\(${p.times}\\), the same number.`,
    ),
    wrongAnswer(
      fractionOf(right + start),
      'slip_off_by_one',
      `That is \\(${p.times + 1}\\) times \\(${start}\\). Multiply by \\(${p.times}\\).`,
    ),
    wrongAnswer(fractionOf(right + 1), 'looks_alike', `Find \\(${start} \\times ${p.times}\\) again.`),
    wrongAnswer(
      fractionOf(p.times),
      'looks_alike',
      `You multiply by \\(${p.times}\\). Now find \\(${start} \\times ${p.times}\\).`,
    ),
  ]
}

/** The given fraction as a bar, and one cut finer where the parts stay large enough to see. */
function picture(p: Params, solved = false): Figure {
  const fine = { parts: p.bottom * p.times, shaded: p.top * p.times }
  return fractionBar({
    bars: [{ parts: p.bottom, shaded: p.top }, ...(solved && fine.parts <= 36 ? [fine] : [])],
  })
}

/** Make equal fractions by multiplying top and bottom (4.NF.A.1). */
export const scaledUp: TopicLevel<Params> = {
  key: 'fractions_equivalent_practice/2',
  version: 2,
  params,
  note: (p) => `${p.top}/${p.bottom} x ${p.times} ${p.given}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Write \\(${old(p)}\\) as an equal fraction with the ${p.given} \\(${givenOf(p)}\\).`,
      `Which fraction with the ${p.given} \\(${givenOf(p)}\\) equals \\(${old(p)}\\)?`,
    ]),
    latex: `${old(p)} = ${open(p)}`,
  }),
  answer: (p) => rational(p.top, p.bottom),
  forms: ['fraction', 'numeric', 'choice'],
  rules: (p) => ({ given: { part: p.given, value: givenOf(p) } }),
  widget: (p, form) =>
    form !== 'numeric'
      ? {}
      : p.given === 'numerator'
        ? { before: `\\(${givenOf(p)}\\,/\\)` }
        : { after: `\\(/\\,${givenOf(p)}\\)` },
  distractors,
  hints: (p) => [
    { text: 'Multiply the numerator and the denominator by the same number.' },
    {
      text:
        p.given === 'numerator'
          ? `What must the numerator \\(${p.top}\\) be multiplied by to give \\(${givenOf(p)}\\)?`
          : `What must the denominator \\(${p.bottom}\\) be multiplied by to give \\(${givenOf(p)}\\)?`,
    },
    { text: `Multiply the ${p.given === 'numerator' ? 'denominator' : 'numerator'} by \\(${p.times}\\) too.` },
  ],
  solution: (p) => {
    const [n, d] = many(p)
    return [
      nextStep(
        p.given === 'numerator'
          ? `The numerator goes from \\(${p.top}\\) to \\(${n}\\). That is times \\(${p.times}\\).`
          : `The denominator goes from \\(${p.bottom}\\) to \\(${d}\\). That is times \\(${p.times}\\).`,
        p.given === 'numerator' ? `${p.top} \\times ${p.times} = ${n}` : `${p.bottom} \\times ${p.times} = ${d}`,
        undefined,
        picture(p, true),
      ),
      nextStep(
        `Multiply the ${p.given === 'numerator' ? 'denominator' : 'numerator'} by \\(${p.times}\\) too. The amount stays the same.`,
        `${old(p)} = \\frac{${p.top} \\times ${p.times}}{${p.bottom} \\times ${p.times}} = ${tex(n, d)}`,
        rational(p.top, p.bottom),
      ),
    ]
  },
  figure: (p) => picture(p),
  load: work,
}
