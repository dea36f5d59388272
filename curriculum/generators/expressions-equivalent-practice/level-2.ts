import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/**
 * k (x + b) + c x beside m x + n: the same line, a parallel one, or one that meets it at a single x. `slip` says which wrong
 * rule the second expression tempts with.
 */
export interface Params {
  readonly k: number
  readonly b: number
  readonly c: number
  readonly m: number
  readonly n: number
}

/** All terms with x, and the number, of the first expression. */
const first = (p: Params): readonly [number, number] => [p.k + p.c, p.k * p.b]
const left = (p: Params): string => `${p.k}(x + ${p.b})${p.c === 0 ? '' : ` + ${polynomialLatex([p.c, 0])}`}`
const right = (p: Params): string => polynomialLatex([p.m, p.n])

type Kind = 'always' | 'once' | 'never'
const kindOf = (p: Params): Kind => {
  const [m, n] = first(p)
  return m !== p.m ? 'once' : n === p.n ? 'always' : 'never'
}
const texts: Readonly<Record<Kind, string>> = {
  always: 'equal for every \\(x\\)',
  once: 'equal for one \\(x\\) only',
  never: 'equal for no \\(x\\)',
}
const option = (kind: Kind): Item => item(kind, texts[kind])

function params(chance: Chance, difficulty: number): Params {
  const k = chance.int(2 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty))
  const b = chance.int(1 + Math.round(2 * difficulty), 8 + Math.round(3 * difficulty))
  const c = chance.happens(0.4 + difficulty)
    ? chance.int(1 + Math.round(2 * difficulty), 3 + Math.round(6 * difficulty))
    : 0
  const kind = chance.pick(['always', 'once', 'never'] as const)
  const [m, n] = [k + c, k * b]
  if (kind === 'always') return { k, b, c, m, n }
  if (kind === 'never') return { k, b, c, m, n: chance.pick([b, k + b, n + 1, n - 1, n + k]) }
  const more = chance.pick([1, 2, -1])
  return { k, b, c, m: m + more, n: n - more * chance.int(1, 4) }
}

function reject(p: Params): string | null {
  const [m, n] = first(p)
  if (p.m < 1 || p.n < 1) return 'a term is missing'
  return kindOf(p) === 'never' && p.m === m && p.n === n ? 'the same line' : null
}

function distractors(p: Params): Distractor[] {
  const kind = kindOf(p)
  const [m, n] = first(p)
  const told = `Multiplied out, the first one is \\(${polynomialLatex([m, n])}\\).`
  const temptedBy = p.n === p.b ? 'distribute_first_only' : 'looks_alike'
  const all: Distractor[] = [
    wrongAnswer(option('always'), temptedBy, `${told} Compare both parts with \\(${right(p)}\\).`),
    wrongAnswer(
      option('once'),
      kind === 'always' ? 'stops_early' : 'unlike_terms_combined',
      kind === 'always'
        ? `One number that fits is not yet all. ${told}`
        : `${told} The parts with \\(x\\) are alike, so the difference never goes away.`,
    ),
    wrongAnswer(
      option('never'),
      kind === 'always' ? 'distribute_first_only' : 'stops_early',
      `${told} Try a few small numbers for \\(x\\).`,
    ),
  ]
  return all.filter((it) => it.value.kind === 'item' && it.value.id !== kind)
}

function solution(p: Params): Step[] {
  const [m, n] = first(p)
  const kind = kindOf(p)
  const value = option(kind)
  const last =
    kind === 'always'
      ? nextStep('It is the very same expression, so the two are equal for every \\(x\\).', undefined, value)
      : kind === 'never'
        ? nextStep(
            `Both have \\(${polynomialLatex([m, 0])}\\), but the numbers \\(${n}\\) and \\(${p.n}\\) differ. They are equal for no \\(x\\).`,
            undefined,
            value,
          )
        : nextStep(
            `The terms with \\(x\\) differ, so they are not always equal. At \\(x = ${(p.n - n) / (m - p.m)}\\) both are \\(${(m * (p.n - n)) / (m - p.m) + n}\\), and nowhere else.`,
            undefined,
            value,
          )
  return [
    nextStep(
      `Multiply out: \\(${p.k}\\) times \\(x\\) and \\(${p.k}\\) times \\(${p.b}\\).`,
      `${left(p)} = ${polynomialLatex([p.k, n])}${p.c === 0 ? '' : ` + ${polynomialLatex([p.c, 0])}`}${p.c === 0 ? '' : ` = ${polynomialLatex([m, n])}`}`,
    ),
    nextStep('Compare it with the second one, part by part.', `${polynomialLatex([m, n])} \\qquad ${right(p)}`),
    last,
  ]
}

/** Tell whether two expressions are equal whatever the letter stands for (6.EE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'expressions_equivalent_practice/2',
  version: 2,
  params,
  reject,
  note: (p) => `${p.k} ${p.b} ${p.c} ${p.m} ${p.n}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Compare the two expressions. They are ...',
      'For which \\(x\\) are these two the same? They are ...',
      'Are the two expressions always equal? They are ...',
    ]),
    latex: `${left(p)} \\qquad \\text{and} \\qquad ${right(p)}`,
  }),
  answer: (p) => option(kindOf(p)),
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'Multiply out the parentheses first. Then compare.' },
    { text: `\\(${p.k}(x + ${p.b})\\) has two parts: \\(${p.k}x\\) and \\(${p.k} \\times ${p.b}\\).` },
    { text: `The first one is \\(${polynomialLatex(first(p))}\\). Is that \\(${right(p)}\\)?` },
  ],
  solution,
  load: (p) => p.k + Math.log2(p.k * p.b) + (p.c === 0 ? 0 : 1) + p.c / 2,
}
