import { lcm } from '../../../values/whole-numbers.ts'
import { nextStep, range, windowOf } from '../../wrong-answer.ts'
import {
  answerOf,
  boxed,
  comparisonPrompts,
  leftTex,
  lowest,
  rightTex,
  sides,
  signOf,
  tex,
  wrongSigns,
} from '../comparing.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Pair } from '../comparing.ts'
import type { Pairs } from '../told-pairs.ts'

/** Two fractions with different tops and bottoms; about one pair in ten is equal. */
export type Params = Pair

const common = (p: Params): number => Number(lcm(BigInt(p.b), BigInt(p.d)))
const tops = (p: Params): readonly [number, number] => [(p.a * common(p)) / p.b, (p.c * common(p)) / p.d]
const apart = (p: Params): number => Math.abs(tops(p)[0] - tops(p)[1]) / common(p)
const work = (p: Params): number => common(p) - 20 * apart(p)

const bottoms = range(2, 12)
const all: readonly Params[] = bottoms
  .flatMap((b) => bottoms.map((d) => [b, d] as const))
  .filter(([b, d]) => b !== d)
  .flatMap(([b, d]) => range(1, b - 1).flatMap((a) => range(1, d - 1).map((c) => ({ a, b, c, d }))))
  .filter((p) => p.a !== p.c && common(p) <= 72)
  .filter((p) => apart(p) === 0 || (apart(p) <= 0.5 && lowest(p.a, p.b) && lowest(p.c, p.d)))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

const different: readonly Params[] = all.filter((p) => apart(p) > 0)

/** The pairs of the level that differ, for the tasks that levels share. */
export const pairs: Pairs = {
  draw: (chance, difficulty) => chance.pick(windowOf(different, difficulty, 0.5)),
  load: work,
}

/** Both fractions with one denominator: '\\frac{8}{12}' and '\\frac{9}{12}'. */
export const renamed = (p: Params): readonly [string, string] => {
  const [left, right] = tops(p)
  return [tex(left, common(p)), tex(right, common(p))]
}

/** Rewrite fractions to compare them (4.NF.A.2). */
export const unlikeFractions: TopicLevel<Params> = {
  key: 'fractions_comparing_practice/4',
  version: 1,
  params,
  note: (p) => `${p.a}/${p.b} ${p.c}/${p.d}`,
  prompt: (p, words) => ({ text: words.pick(comparisonPrompts), latex: boxed(p) }),
  answer: answerOf,
  forms: ['comparison', 'choice'],
  fixedOrder: true,
  widget: sides,
  distractors: wrongSigns,
  hints: (p) => [
    {
      text: `The denominators \\(${p.b}\\) and \\(${p.d}\\) differ, so the parts have different sizes. Look for one denominator that fits both.`,
    },
    { text: `Both fractions can be written with the denominator \\(${common(p)}\\).` },
    {
      text: `\\(${leftTex(p)} = ${tex(tops(p)[0], common(p))}\\) and \\(${rightTex(p)} = ${tex(tops(p)[1], common(p))}\\). Compare the numerators.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `\\(${common(p)}\\) is the least number that is a multiple of both \\(${p.b}\\) and \\(${p.d}\\). Write both fractions with that denominator.`,
      `${leftTex(p)} = ${tex(tops(p)[0], common(p))} \\qquad ${rightTex(p)} = ${tex(tops(p)[1], common(p))}`,
    ),
    nextStep('Now the parts have the same size. Compare the numerators.', `${tops(p)[0]} ${signOf(p)} ${tops(p)[1]}`),
    nextStep(
      'The fractions are in the same order as these numerators.',
      `${leftTex(p)} ${signOf(p)} ${rightTex(p)}`,
      answerOf(p),
    ),
  ],
  load: work,
}
