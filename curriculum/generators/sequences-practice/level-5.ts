import { polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { bracketed, doubled, listTex, ordinal, plusTex } from './terms.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'

/** a_1 = first and a_n = times a_(n-1) + more; with `two`, a_n = a_(n-1) + times a_(n-2) from first and more. */
export interface Params {
  readonly first: number
  readonly times: number
  readonly more: number
  readonly two: boolean
  /** The rule is asked for: four terms are shown, and the letter a stands for any of them. */
  readonly write: boolean
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
  const write = !two && chance.happens(0.5)
  return two
    ? {
        first: chance.int(1, 9),
        times: chance.pick([1, 2, 3]),
        more: chance.int(1, 9),
        two,
        write,
        n: chance.int(5, 7),
      }
    : {
        first: chance.int(1, 12),
        times: (negative ? -1 : 1) * chance.int(2, 3 + Math.round(difficulty)),
        more: (chance.happens(0.4) ? -1 : 1) * chance.int(1, 9),
        two,
        write,
        n: write ? 4 : chance.int(4, 4 + Math.round(1.5 * difficulty)),
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

const growth = (p: Params): readonly [number, number] => {
  const [a = 0, b = 0, c = 0] = terms(p, 3)
  return [b - a, c - b]
}

function written(p: Params): Distractor[] {
  const [a = 0, b = 0, c = 0] = terms(p, 3)
  return [
    wrongAnswer(
      ruleOf(1, b - a),
      'looks_alike',
      `Adding \\(${b - a}\\) works only for the first two terms. From \\(${b}\\) to \\(${c}\\) it is a different amount.`,
    ),
    wrongAnswer(
      ruleOf(p.times, 0),
      'stops_early',
      `\\(${p.times} \\times ${bracketed(a)}\\) is \\(${p.times * a}\\), and the next term is \\(${b}\\). Something is added too.`,
    ),
    wrongAnswer(
      ruleOf(p.times, -p.more),
      'slip_sign',
      `\\(${p.times} \\times ${bracketed(a)}\\) is \\(${p.times * a}\\). Must you add or subtract to get \\(${b}\\)?`,
    ),
    wrongAnswer(
      ruleOf(p.more, p.times),
      'reversed_order',
      'The two numbers of the rule changed places. Check your rule with the first two terms.',
    ),
  ]
}

const writeHints = (p: Params): Hint[] => [
  { text: 'Find how much the sequence changes from the first term to the second, and from the second to the third.' },
  {
    text: `The changes are \\(${growth(p)[0]}\\) and \\(${growth(p)[1]}\\). The second is how many times the first?`,
  },
  { text: `Multiply each term by \\(${p.times}\\). What must you add then to get the next term?` },
]

function writeSolution(p: Params): Step[] {
  const [a = 0, b = 0, c = 0] = terms(p, 3)
  const [one, two] = growth(p)
  return [
    nextStep(
      'Find how much the terms change.',
      `${b} - ${bracketed(a)} = ${one}, \\quad ${c} - ${bracketed(b)} = ${two}`,
    ),
    nextStep(
      `Each change is \\(${p.times}\\) times the one before, so each term is multiplied by \\(${p.times}\\).`,
      `${two} \\div ${bracketed(one)} = ${p.times}`,
    ),
    nextStep(
      'Compare the first term, multiplied, with the second term.',
      `${p.times} \\times ${bracketed(a)} = ${p.times * a}, \\quad ${b} - ${bracketed(p.times * a)} = ${p.more}`,
    ),
    nextStep(
      `So after the term \\(a\\) comes this term.`,
      `${coefficient(p.times)}a ${plusTex(p.more)}`,
      ruleOf(p.times, p.more),
    ),
  ]
}

const ruleOf = (times: number, more: number): Expression => expression(polynomialNode([times, more], 'a'))

/** Use and write rules that build on the last term (HSF-IF.A.3). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/5',
  version: 2,
  params,
  reject,
  note: (p) => [p.first, p.times, p.more, p.two, p.write, p.n].join(),
  prompt: (p, words) =>
    p.write
      ? {
          text: words.pick([
            'Each term is made from the term before it: multiply by a number, then add a number. If one term is \\(a\\), what is the next term?',
            'The same rule of multiplying and then adding leads from each term to the next. Write the term that follows \\(a\\).',
          ]),
          latex: listTex(terms(p)),
        }
      : {
          text: words.pick([
            `Each term of a sequence follows from this rule. Find \\(a_{${p.n}}\\).`,
            `Use the rule to find \\(a_{${p.n}}\\).`,
            `What is \\(a_{${p.n}}\\) for this recursive rule?`,
          ]),
          latex: p.two
            ? `a_{1} = ${p.first}, \\quad a_{2} = ${p.more}, \\quad ${rule(p)}`
            : `a_{1} = ${p.first}, \\quad ${rule(p)}`,
        },
  answer: (p) => (p.write ? ruleOf(p.times, p.more) : whole(term(p))),
  forms: ['expression', 'choice'],
  distractors: (p) =>
    p.write
      ? written(p)
      : [
          wrongAnswer(whole(term(p, p.n - 1)), 'stops_early', `That is \\(a_{${p.n - 1}}\\). Use the rule once more.`),
          wrongAnswer(whole(term(p, p.n + 1)), 'slip_off_by_one', `That is \\(a_{${p.n + 1}}\\), one too far.`),
          ...doubled(p.n, (n) => term(p, n)),
          wrongAnswer(
            whole(p.two ? term({ ...p, times: p.times + 1 }) : p.times * p.n + p.more),
            'wrong_operation',
            p.two
              ? `The term before the last is multiplied by \\(${p.times}\\), not by \\(${p.times + 1}\\).`
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
  hints: (p) =>
    p.write
      ? writeHints(p)
      : [
          { text: 'Each term is made from the one before. Start with the terms that are given.' },
          { text: `For \\(n = ${p.two ? 3 : 2}\\): \\(${line(p, p.two ? 3 : 2)}\\).` },
          { text: `Go on like that until \\(a_{${p.n}}\\).` },
        ],
  solution: (p) => (p.write ? writeSolution(p) : solution(p)),
  load: (p) => p.n + (p.two ? 3 : p.write ? 1 : 0) + Math.abs(p.times) + (p.times < 0 ? 2 : 0),
}
