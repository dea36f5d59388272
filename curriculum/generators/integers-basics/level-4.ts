import { numberLine } from '../../figures/number-line.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** The absolute value of a, its distance from zero, the opposite of it, or which of a and b lies farther from zero or nearer to it. */
export interface Params {
  readonly task: 'absolute' | 'distance' | 'negated' | 'farther' | 'nearer'
  readonly a: number
  readonly b: number
}

const tasks = ['distance', 'absolute', 'farther', 'nearer', 'negated'] as const

function answer(p: Params): number {
  const [first, second] = Math.abs(p.a) > Math.abs(p.b) ? [p.a, p.b] : [p.b, p.a]
  switch (p.task) {
    case 'negated':
      return -Math.abs(p.a)
    case 'farther':
      return first
    case 'nearer':
      return second
    default:
      return Math.abs(p.a)
  }
}

const compares = (p: Params): boolean => p.task === 'farther' || p.task === 'nearer'

/** Distances first, then the sign for absolute value, then comparisons; larger numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const at = Math.floor(4.4 * difficulty + 1.6 * chance.unit() - 0.8)
  const task = tasks[Math.max(0, Math.min(4, at))] ?? 'distance'
  const reach = 40 + Math.round(60 * difficulty)
  const a =
    chance.int(2, task === 'distance' || task === 'absolute' || task === 'negated' ? 199 : reach) *
    (chance.happens(0.65) ? -1 : 1)
  if (task !== 'farther' && task !== 'nearer') return { task, a, b: 0 }
  return { task, a, b: chance.int(2, reach) * (a < 0 ? (chance.happens(0.6) ? 1 : -1) : -1) }
}

function distractors(p: Params): Distractor[] {
  if (compares(p)) {
    const other = answer(p) === p.a ? p.b : p.a
    return [
      wrongAnswer(
        whole(other),
        'magnitude_negative',
        `\\(${other}\\) lies ${Math.abs(other)} from zero. Compare the distances, not the numbers.`,
      ),
      wrongAnswer(whole(-answer(p)), 'slip_sign', 'The distance is right, but the number has the other sign.'),
      wrongAnswer(whole(-other), 'looks_alike', 'Choose one of the two numbers, with its own sign.'),
    ]
  }
  return [
    wrongAnswer(
      whole(-answer(p)),
      'magnitude_negative',
      p.task === 'negated'
        ? 'The minus sign in front of the bars stays.'
        : 'A distance is never negative. Only the steps from zero count.',
    ),
    wrongAnswer(whole(answer(p) + 1), 'slip_off_by_one', 'One step off. Count the steps from zero.'),
    wrongAnswer(
      whole(2 * Math.abs(p.a)),
      'wrong_operation',
      'That is the distance between the number and its opposite.',
    ),
    wrongAnswer(whole(0), 'looks_alike', 'Only zero itself has the distance 0 from zero.'),
  ]
}

const endOf = (p: Params): number => {
  const most = Math.max(Math.abs(p.a), Math.abs(p.b))
  return [10, 20, 50, 100, 200].find((end) => end >= most) ?? 200
}

const picture = (p: Params): Figure =>
  numberLine({
    from: -endOf(p),
    to: endOf(p),
    step: endOf(p) / 10,
    labelEvery: 5,
    points: [{ at: p.a, label: String(p.a) }, ...(compares(p) ? [{ at: p.b, label: String(p.b) }] : [])],
  })

const asLatex = (p: Params): string | undefined =>
  p.task === 'absolute' ? `|${p.a}| = \\square` : p.task === 'negated' ? `-|${p.a}| = \\square` : undefined

function question(p: Params, words: Chance): string {
  switch (p.task) {
    case 'distance':
      return words.pick([
        `How far is \\(${p.a}\\) from zero?`,
        `What is the distance of \\(${p.a}\\) from zero on the line?`,
      ])
    case 'absolute':
      return words.pick(['What is the absolute value?', 'Find the absolute value.'])
    case 'negated':
      return 'What is the value? Look at the sign in front of the bars.'
    case 'farther':
      return words.pick([
        `Which number is farther from zero: \\(${p.a}\\) or \\(${p.b}\\)?`,
        `Which has the greater absolute value: \\(${p.a}\\) or \\(${p.b}\\)?`,
      ])
    case 'nearer':
      return words.pick([
        `Which number is nearer to zero: \\(${p.a}\\) or \\(${p.b}\\)?`,
        `Which has the smaller absolute value: \\(${p.a}\\) or \\(${p.b}\\)?`,
      ])
  }
}

function solution(p: Params): Step[] {
  const end = whole(answer(p))
  const first = nextStep(
    `\\(${p.a}\\) lies \\(${Math.abs(p.a)}\\) units from zero.`,
    `|${p.a}| = ${Math.abs(p.a)}`,
    whole(Math.abs(p.a)),
    picture(p),
  )
  if (compares(p))
    return [
      first,
      nextStep(
        `\\(${p.b}\\) lies \\(${Math.abs(p.b)}\\) units from zero.`,
        `|${p.b}| = ${Math.abs(p.b)}`,
        whole(Math.abs(p.b)),
      ),
      nextStep(`So \\(${answer(p)}\\) is ${p.task === 'farther' ? 'farther from' : 'nearer to'} zero.`, undefined, end),
    ]
  if (p.task === 'negated')
    return [first, nextStep('The minus sign stands outside the bars, so it stays.', `-|${p.a}| = ${answer(p)}`, end)]
  return [first, { say: `A distance has no sign, so the answer is \\(${answer(p)}\\).`, value: end, relation: 'same' }]
}

/** Find distance from zero and compare magnitudes (6.NS.C.7c, 6.NS.C.7d). */
export const level: TopicLevel<Params> = {
  key: 'integers_basics/4',
  version: 1,
  params,
  reject: (p) =>
    Math.abs(p.a) === Math.abs(p.b)
      ? 'equally far'
      : compares(p) && Math.abs(p.a - p.b) < endOf(p) / 4
        ? 'too close to draw'
        : null,
  note: (p) => `${p.task} ${p.a} ${p.b}`,
  prompt: (p, words) => {
    const latex = asLatex(p)
    return { text: question(p, words), ...(latex === undefined ? {} : { latex }) }
  },
  answer: (p) => whole(answer(p)),
  forms: ['choice', 'number_line', 'numeric'],
  widget: (p, form) => (form === 'number_line' ? { from: -endOf(p), to: endOf(p), step: 1 } : {}),
  distractors,
  hints: (p) => [
    { text: 'The absolute value is the distance from zero.' },
    {
      text: compares(p)
        ? 'How many steps is each number from zero? Leave the signs out.'
        : `How many steps is it from zero to \\(${p.a}\\)?`,
    },
    {
      text: compares(p)
        ? `Compare \\(${Math.abs(p.a)}\\) and \\(${Math.abs(p.b)}\\).`
        : p.task === 'negated'
          ? `Find \\(|${p.a}|\\), then put the minus sign in front.`
          : 'A distance is never negative.',
    },
  ],
  solution,
  figure: picture,
  load: (p) => 2 * tasks.indexOf(p.task) + Math.abs(p.a) / 200,
}
