import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { bracketed, doubled, ordinal, plusTex } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { Step, TopicLevel } from '../../topic-level.ts'

/** a_1 = first and a_n = times a_(n-1) + more; with `two`, a_n = a_(n-1) + times a_(n-2) from first and more. */
export interface Params {
  readonly first: number
  readonly times: number
  readonly more: number
  readonly two: boolean
  readonly n: number
}

function terms(p: Params, count = p.n): number[] {
  const list = p.two ? [p.first, p.more] : [p.first]
  while (list.length < count)
    list.push(p.two ? (list.at(-1) ?? 0) + p.times * (list.at(-2) ?? 0) : p.times * (list.at(-1) ?? 0) + p.more)
  return list
}

const term = (p: Params, n = p.n): number => terms(p, n)[n - 1] ?? 0

function params(chance: Chance, difficulty: number): Params {
  const two = chance.happens(1.3 * difficulty - 0.4)
  const negative = chance.happens(0.6 * difficulty)
  return two
    ? { first: chance.int(1, 9), times: chance.pick([1, 2, 3]), more: chance.int(1, 9), two, n: chance.int(5, 7) }
    : {
        first: chance.int(1, 12),
        times: (negative ? -1 : 1) * chance.int(2, 3 + Math.round(difficulty)),
        more: (chance.happens(0.4) ? -1 : 1) * chance.int(1, 9),
        two,
        n: chance.int(4, 4 + Math.round(1.5 * difficulty)),
      }
}

function reject(p: Params): string | null {
  const list = terms(p)
  if (new Set(list).size < list.length) return 'the same term twice'
  return list.some((t) => t === 0 || Math.abs(t) > 20_000) ? 'a zero or too large' : null
}

const coefficient = (k: number): string => (k === 1 ? '' : k === -1 ? '-' : String(k))
const rule = (p: Params): string =>
  p.two
    ? `a_{n} = a_{n-1} + ${coefficient(p.times)}a_{n-2}`
    : `a_{n} = ${coefficient(p.times)}a_{n-1} ${plusTex(p.more)}`

function line(p: Params, n: number): string {
  const list = terms(p)
  const [before, earlier] = [list[n - 2] ?? 0, list[n - 3] ?? 0]
  const sum = p.two
    ? `${before} + ${coefficient(p.times) === '' ? earlier : `${p.times} \\times ${earlier}`}`
    : `${p.times} \\times ${bracketed(before)} ${plusTex(p.more)}`
  return `a_{${n}} = ${sum} = ${list[n - 1]}`
}

function solution(p: Params): Step[] {
  return range(p.two ? 3 : 2, p.n).map((n) =>
    n === p.n
      ? nextStep(`One more time gives the ${ordinal(n)} term.`, line(p, n), whole(term(p)))
      : nextStep(`Use the rule for \\(n = ${n}\\).`, line(p, n)),
  )
}

/** Use rules that build on the last term (HSF-IF.A.3). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => [p.first, p.times, p.more, p.two, p.n].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `A sequence is built like this. Find \\(a_{${p.n}}\\).`,
      `Use the rule to find \\(a_{${p.n}}\\).`,
      `What is \\(a_{${p.n}}\\) for this recursive rule?`,
    ]),
    latex: p.two
      ? `a_{1} = ${p.first}, \\quad a_{2} = ${p.more}, \\quad ${rule(p)}`
      : `a_{1} = ${p.first}, \\quad ${rule(p)}`,
  }),
  answer: (p) => whole(term(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => [
    wrongAnswer(whole(term(p, p.n - 1)), 'stops_early', `That is \\(a_{${p.n - 1}}\\). Use the rule once more.`),
    wrongAnswer(whole(term(p, p.n + 1)), 'slip_off_by_one', `That is \\(a_{${p.n + 1}}\\), one too far.`),
    ...doubled(p.n, (n) => term(p, n)),
    wrongAnswer(
      whole(p.two ? term({ ...p, times: p.times + 1 }) : p.times * p.n + p.more),
      'wrong_operation',
      p.two
        ? 'Look at the factor of the term before the last.'
        : 'The rule uses the term before, not the number \\(n\\).',
    ),
    ...(p.two
      ? []
      : [
          wrongAnswer(
            whole(p.times * p.first + p.more * (p.n - 1)),
            'looks_alike',
            'Multiply and add in each step, not only once.',
          ),
        ]),
  ],
  hints: (p) => [
    { text: 'Each term is made from the one before. Start with the terms that are given.' },
    { text: `For \\(n = ${p.two ? 3 : 2}\\): \\(${line(p, p.two ? 3 : 2)}\\).` },
    { text: `Go on like that until \\(a_{${p.n}}\\).` },
  ],
  solution,
  load: (p) => p.n + (p.two ? 3 : 0) + Math.abs(p.times) + (p.times < 0 ? 2 : 0),
}
