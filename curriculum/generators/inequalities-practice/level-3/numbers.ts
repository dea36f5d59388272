import { halfLine } from '../../../values/intervals.ts'
import { rational, whole } from '../../../values/rational.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { closed, signLatex, turned } from '../linear-inequality.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Intervals } from '../../../values/values.ts'
import type { Sign } from '../linear-inequality.ts'

interface Story {
  readonly sign: Sign
  /** The amount falls from b, instead of growing from it. */
  readonly falls: boolean
  readonly text: (name: string, a: number, b: number, c: number) => string
  /** What x counts: 'the number of weeks'. */
  readonly x: string
}

const stories: readonly Story[] = [
  {
    sign: '<=',
    falls: false,
    x: 'the number of tickets',
    text: (n, a, b, c) => `${n} can spend at most $${c}. The fee is $${b}, and each ticket costs $${a}.`,
  },
  {
    sign: '<=',
    falls: false,
    x: 'the number of crates',
    text: (_, a, b, c) =>
      `An elevator can carry at most ${c} kilograms. It holds ${b} kilograms of tools and crates of ${a} kilograms each.`,
  },
  {
    sign: '>=',
    falls: false,
    x: 'the number of weeks',
    text: (n, a, b, c) => `${n} has $${b}. ${n} saves $${a} each week and needs at least $${c}.`,
  },
  {
    sign: '>=',
    falls: false,
    x: 'the number of tasks',
    text: (n, a, b, c) => `${n} has ${b} points and needs at least ${c} points. Each task earns ${a} points.`,
  },
  {
    sign: '>',
    falls: false,
    x: 'the number of months',
    text: (n, a, b, c) => `${n} has ${b} stamps and collects ${a} stamps each month. ${n} wants more than ${c} stamps.`,
  },
  {
    sign: '<',
    falls: false,
    x: 'the number of minutes',
    text: (_, a, b, c) =>
      `A tank holds ${b} liters and gains ${a} liters each minute. It must hold less than ${c} liters.`,
  },
  {
    sign: '>=',
    falls: true,
    x: 'the number of days',
    text: (n, a, b, c) => `${n} has $${b} and spends $${a} each day. At least $${c} must be left.`,
  },
  {
    sign: '>',
    falls: true,
    x: 'the number of hours',
    text: (_, a, b, c) =>
      `A tank holds ${b} liters and loses ${a} liters each hour. It must hold more than ${c} liters.`,
  },
]

/** The story by its place in the list; b + a x or b - a x is compared with c, and x is where they are equal. */
export interface Params {
  readonly story: number
  readonly a: number
  readonly b: number
  readonly x: number
}

/** The story of these numbers. */
export const storyOf = (p: Params): Story => stories[p.story] as Story
/** Whether the amount falls. */
export const falls = (p: Params): boolean => storyOf(p).falls
/** What the amount is compared with. */
export const limit = (p: Params): number => (falls(p) ? p.b - p.a * p.x : p.b + p.a * p.x)
/** The sign of the solution. */
export const solved = (p: Params): Sign => (falls(p) ? turned[storyOf(p).sign] : storyOf(p).sign)
const answer = (p: Params): Intervals => halfLine(solved(p), whole(p.x))
/** The inequality of the story. */
export const line = (p: Params): string =>
  `${p.b} ${falls(p) ? '-' : '+'} ${p.a}x ${signLatex[storyOf(p).sign]} ${limit(p)}`

function params(chance: Chance, difficulty: number): Params {
  const story = difficulty < 0.4 ? chance.int(0, 3) : chance.int(difficulty > 0.7 ? 4 : 2, 7)
  const a = chance.int(3 + Math.round(4 * difficulty), 12 + Math.round(10 * difficulty))
  const x = chance.int(4 + Math.round(3 * difficulty), 12 + Math.round(6 * difficulty))
  const extra = chance.int(10 + Math.round(20 * difficulty), 40 + Math.round(30 * difficulty))
  return { story, a, x, b: stories[story]?.falls ? a * x + extra : extra }
}

function distractors(p: Params): Distractor[] {
  const sign = solved(p)
  const at = (s: Sign, end = p.x): Intervals => halfLine(s, whole(end))
  const wrongWay = rational(limit(p) + p.b, p.a)
  return [
    wrongAnswer(
      at(turned[sign]),
      falls(p) ? 'inequality_no_flip' : 'looks_alike',
      falls(p)
        ? `You divided by \\(-${p.a}\\), which is negative. Reverse the inequality sign.`
        : `Test \\(x = ${p.x + 1}\\) in the story. Does it fit?`,
    ),
    wrongAnswer(
      at(closed[sign]),
      'stops_early',
      sign.length === 2
        ? `\\(x = ${p.x}\\) reaches the limit \\(${limit(p)}\\), and that is a solution.`
        : `\\(x = ${p.x}\\) gives exactly \\(${limit(p)}\\), and that is not a solution.`,
    ),
    wrongAnswer(
      halfLine(sign, wrongWay),
      'wrong_operation',
      `You added \\(${p.b}\\). Subtract \\(${p.b}\\) from both sides.`,
    ),
    wrongAnswer(
      at(sign, Math.abs(limit(p) - p.b)),
      'slip_off_by_one',
      `That is the solution for \\(${p.a}x\\). Divide by \\(${p.a}\\), too.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const words = { '<=': 'at most', '>=': 'at least', '>': 'more than', '<': 'less than' }[storyOf(p).sign]
  const rest = limit(p) - p.b
  return [
    nextStep(
      `“${words[0]?.toUpperCase()}${words.slice(1)}” is the symbol \\(${signLatex[storyOf(p).sign]}\\). Write the inequality.`,
      line(p),
    ),
    nextStep(
      `Subtract \\(${p.b}\\) from both sides.`,
      `${falls(p) ? '-' : ''}${p.a}x ${signLatex[storyOf(p).sign]} ${rest}`,
    ),
    nextStep(
      falls(p) ? `Divide by \\(-${p.a}\\). It is negative, so reverse the inequality sign.` : `Divide by \\(${p.a}\\).`,
      `x ${signLatex[solved(p)]} ${p.x}`,
      value,
    ),
  ]
}

/** Model and solve 'at least' and 'at most' stories (7.EE.B.4b). */
export const inequalityStory: TopicLevel<Params> = {
  key: 'inequalities_practice/3',
  version: 1,
  params,
  reject: (p) =>
    limit(p) < 1 || p.a === p.x || p.b === p.x || limit(p) === p.x ? 'the answer stands in the question' : null,
  note: (p) => `${p.story} ${p.a} ${p.b} ${p.x}`,
  prompt: (p, words) => ({
    text: `${storyOf(p).text(pickNames(words, 1)[0] ?? '', p.a, p.b, limit(p))} ${words.pick([
      `Write and solve an inequality for \\(x\\), ${storyOf(p).x}.`,
      `Let \\(x\\) be ${storyOf(p).x}. Solve an inequality for \\(x\\).`,
    ])}`,
  }),
  answer,
  forms: ['inequality', 'choice'],
  widget: () => ({ keys: ['x'] }),
  distractors,
  hints: (p) => [
    { text: `Write an expression: start with \\(${p.b}\\) and ${falls(p) ? 'subtract' : 'add'} \\(${p.a}x\\).` },
    { text: `Which inequality symbol fits? The limit is \\(${limit(p)}\\).` },
    { text: `Solve \\(${line(p)}\\).` },
  ],
  solution,
  load: (p) => p.a + p.x + p.b / 10 + (falls(p) ? 8 : 0),
}
