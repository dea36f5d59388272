import { halfLine } from '../../values/intervals.ts'
import { rational, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { closed, signLatex, turned } from './linear-inequality.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Intervals } from '../../values/values.ts'
import type { Sign } from './linear-inequality.ts'

interface Story {
  readonly sign: Sign
  /** The amount falls from b, instead of growing from it. */
  readonly falls: boolean
  readonly text: (name: string, a: number, b: number, c: number) => string
}

const stories: readonly Story[] = [
  {
    sign: '<=',
    falls: false,
    text: (n, a, b, c) =>
      `${n} may spend at most ${c} dollars on ${b} dollars of fees and \\(x\\) tickets at ${a} dollars.`,
  },
  {
    sign: '<=',
    falls: false,
    text: (_, a, b, c) =>
      `A lift carries at most ${c} kilograms: ${b} kilograms of tools and \\(x\\) crates of ${a} kilograms.`,
  },
  {
    sign: '>=',
    falls: false,
    text: (n, a, b, c) =>
      `${n} wants at least ${c} dollars, has ${b} dollars and saves ${a} dollars a week for \\(x\\) weeks.`,
  },
  {
    sign: '>=',
    falls: false,
    text: (n, a, b, c) => `${n} needs at least ${c} points, has ${b} points and gets ${a} for each of \\(x\\) tasks.`,
  },
  {
    sign: '>',
    falls: false,
    text: (n, a, b, c) => `${n} wants more than ${c} stamps, has ${b} stamps and gets ${a} a month for \\(x\\) months.`,
  },
  {
    sign: '<',
    falls: false,
    text: (_, a, b, c) =>
      `A tank with ${b} liters gets ${a} liters a minute. After \\(x\\) minutes it must hold fewer than ${c} liters.`,
  },
  {
    sign: '>=',
    falls: true,
    text: (n, a, b, c) =>
      `${n} has ${b} dollars and spends ${a} a day. After \\(x\\) days at least ${c} dollars must be left.`,
  },
  {
    sign: '>',
    falls: true,
    text: (_, a, b, c) =>
      `A tank with ${b} liters loses ${a} liters an hour. After \\(x\\) hours it must hold more than ${c} liters.`,
  },
]

/** The story by its place in the list; b + a x or b - a x is compared with c, and x is where they are equal. */
export interface Params {
  readonly story: number
  readonly a: number
  readonly b: number
  readonly x: number
}

const storyOf = (p: Params): Story => stories[p.story] as Story
const falls = (p: Params): boolean => storyOf(p).falls
const limit = (p: Params): number => (falls(p) ? p.b - p.a * p.x : p.b + p.a * p.x)
const solved = (p: Params): Sign => (falls(p) ? turned[storyOf(p).sign] : storyOf(p).sign)
const answer = (p: Params): Intervals => halfLine(solved(p), whole(p.x))
const line = (p: Params): string => `${p.b} ${falls(p) ? '-' : '+'} ${p.a}x ${signLatex[storyOf(p).sign]} ${limit(p)}`

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
        ? `Dividing by \\(-${p.a}\\) turns the sign round.`
        : `Try \\(x = ${p.x + 1}\\) in the story. Does it still fit?`,
    ),
    wrongAnswer(
      at(closed[sign]),
      'stops_early',
      sign.length === 2
        ? `\\(${p.x}\\) itself fits too.`
        : `\\(${p.x}\\) itself does not fit: it would be exactly the limit.`,
    ),
    wrongAnswer(
      halfLine(sign, wrongWay),
      'wrong_operation',
      `\\(${p.b}\\) stands beside the part with \\(x\\). Take it away on both sides.`,
    ),
    wrongAnswer(
      at(sign, Math.abs(limit(p) - p.b)),
      'slip_off_by_one',
      `That is for \\(${p.a}x\\). Divide by \\(${p.a}\\) as well.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const words = { '<=': 'at most', '>=': 'at least', '>': 'more than', '<': 'fewer than' }[storyOf(p).sign]
  const rest = limit(p) - p.b
  return [
    nextStep(
      `"${words[0]?.toUpperCase()}${words.slice(1)}" is the sign \\(${signLatex[storyOf(p).sign]}\\). Write the story.`,
      line(p),
    ),
    nextStep(
      `Subtract \\(${p.b}\\) from both sides.`,
      `${falls(p) ? '-' : ''}${p.a}x ${signLatex[storyOf(p).sign]} ${rest}`,
    ),
    nextStep(
      falls(p) ? `Divide by \\(-${p.a}\\). It is negative, so the sign turns round.` : `Divide by \\(${p.a}\\).`,
      `x ${signLatex[solved(p)]} ${p.x}`,
      value,
    ),
  ]
}

/** Model and solve 'at least' and 'at most' stories (7.EE.B.4b). */
export const level: TopicLevel<Params> = {
  key: 'inequalities_practice/3',
  version: 1,
  params,
  reject: (p) =>
    limit(p) < 1 || p.a === p.x || p.b === p.x || limit(p) === p.x ? 'the answer stands in the question' : null,
  note: (p) => `${p.story} ${p.a} ${p.b} ${p.x}`,
  prompt: (p, words) => ({
    text: `${storyOf(p).text(pickNames(words, 1)[0] ?? '', p.a, p.b, limit(p))} Which \\(x\\) are possible?`,
  }),
  answer,
  forms: ['inequality', 'choice'],
  widget: () => ({ keys: ['x'] }),
  distractors,
  hints: (p) => [
    { text: `Write what there is after \\(x\\) steps: \\(${p.b} ${falls(p) ? '-' : '+'} ${p.a}x\\).` },
    { text: `Which sign fits? The limit is \\(${limit(p)}\\).` },
    { text: `Solve \\(${line(p)}\\).` },
  ],
  solution,
  load: (p) => p.a + p.x + p.b / 10 + (falls(p) ? 8 : 0),
}
