import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { spanDrawn, spanOf } from '../spans.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Span } from '../spans.ts'

/** 'and' is inside, 'or' outside: a x + b between or beyond its values at the two ends. One end counts, the other does not. */
export interface Params extends Span {
  readonly a: number
  readonly b: number
}

const middle = (p: Params): string => polynomialLatex([p.a, p.b])
const less = (included: boolean): string => (included ? '\\le' : '<')
const more = (included: boolean): string => (included ? '\\ge' : '>')

/** The statement for a x + b, its smaller value first. */
export function line(p: Params, text = middle(p), a = p.a, b = p.b): string {
  const [lowEnd, highEnd] = a > 0 ? [p.low, p.high] : [p.high, p.low]
  const [lowIn, highIn] = a > 0 ? [p.lowIn, p.highIn] : [p.highIn, p.lowIn]
  const [u, v] = [a * lowEnd + b, a * highEnd + b]
  return p.inside
    ? `${u} ${less(lowIn)} ${text} ${less(highIn)} ${v}`
    : `${text} ${less(lowIn)} ${u} \\quad \\text{or} \\quad ${text} ${more(highIn)} ${v}`
}

function params(chance: Chance, difficulty: number): Params {
  const [u, v] = chance.sample([-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8], 2) as [number, number]
  const size = chance.int(1 + Math.round(difficulty), 3 + Math.round(2 * difficulty))
  const free = chance.int(1, 5 + Math.round(5 * difficulty))
  const lowIn = chance.happens(0.5)
  return {
    inside: chance.happens(0.5),
    low: Math.min(u, v),
    high: Math.max(u, v),
    lowIn,
    highIn: !lowIn,
    a: chance.happens(1.3 * difficulty - 0.3) ? -size : size,
    b: chance.happens(0.2 + 0.4 * difficulty) ? -free : free,
  }
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    wrongAnswer(
      spanOf({ ...p, lowIn: p.highIn, highIn: p.lowIn }),
      p.a < 0 ? 'inequality_no_flip' : 'looks_alike',
      p.a < 0
        ? `Dividing by the negative number \\(${p.a}\\) reverses both inequality signs.`
        : `Check both signs: is \\(${p.low}\\) or \\(${p.high}\\) a solution?`,
    ),
    wrongAnswer(
      spanOf({ ...p, inside: !p.inside }),
      'wrong_operation',
      p.inside
        ? `Both parts must be true, so x is between \\(${p.low}\\) and \\(${p.high}\\).`
        : `“Or” means one part is enough, so x is outside \\(${p.low}\\) and \\(${p.high}\\).`,
    ),
    wrongAnswer(
      spanOf({ ...p, low: -p.high, high: -p.low, lowIn: p.highIn, highIn: p.lowIn }),
      p.low < 0 && p.high < 0 ? 'magnitude_negative' : 'slip_sign',
      `Check the signs of the endpoints. They are \\(${p.low}\\) and \\(${p.high}\\).`,
    ),
    wrongAnswer(
      spanOf({ ...p, low: Math.min(p.a * p.low, p.a * p.high), high: Math.max(p.a * p.low, p.a * p.high) }),
      'stops_early',
      `Those are the endpoints for \\(${polynomialLatex([p.a, 0])}\\). Divide by \\(${p.a}\\), too.`,
    ),
  ]
  return list.filter((_, i) => i !== 3 || Math.abs(p.a) > 1)
}

function solution(p: Params): Step[] {
  const value = spanOf(p)
  const steps: Step[] = [
    nextStep(
      p.b < 0 ? `Add \\(${-p.b}\\) to every part.` : `Subtract \\(${p.b}\\) from every part.`,
      line(p, polynomialLatex([p.a, 0]), p.a, 0),
    ),
  ]
  if (p.a !== 1)
    steps.push(
      nextStep(
        `Divide every part by \\(${p.a}\\). ${p.a < 0 ? 'It is negative, so reverse the signs.' : 'It is positive, so the signs stay the same.'}`,
        line(p, 'x', 1, 0),
      ),
    )
  return [
    ...steps,
    nextStep(
      p.inside
        ? 'Both inequalities must be true, so graph the numbers between the endpoints.'
        : 'One inequality is enough, so graph both outer parts.',
      line(p, 'x', 1, 0),
      value,
      spanDrawn(p),
    ),
  ]
}

/** Solve and graph compound inequalities (HSA-REI.B.3). */
export const compound: TopicLevel<Params> = {
  key: 'inequalities_practice/5',
  version: 1,
  params,
  reject: (p) => (p.high - p.low < 2 || p.low === -p.high || (p.a === 1 && Math.abs(p.b) < 2) ? 'too plain' : null),
  note: (p) => line(p),
  prompt: (p, words) => ({
    text: words.pick([
      'Solve the compound inequality.',
      'Which values of \\(x\\) make the compound inequality true?',
      'Solve for \\(x\\). Write the solution set.',
      'Find the solution set of the compound inequality.',
    ]),
    latex: line(p),
  }),
  answer: spanOf,
  forms: ['interval', 'inequality', 'choice'],
  widget: () => ({ keys: ['x', 'or', '-'] }),
  distractors,
  hints: (p) => [
    {
      text: p.inside
        ? 'What can you do to all three parts of the inequality?'
        : 'How do you solve each of the two inequalities?',
    },
    { text: p.b < 0 ? `First add \\(${-p.b}\\).` : `First subtract \\(${p.b}\\).` },
    {
      text:
        p.a < 0
          ? `Then divide by \\(${p.a}\\). What happens to the inequality signs?`
          : `The ends are \\(${p.low}\\) and \\(${p.high}\\). Which one is a solution?`,
    },
  ],
  solution,
  load: (p) => Math.abs(p.a) * 2 + (p.a < 0 ? 6 : 0) + (p.b < 0 ? 1 : 0) + Math.abs(p.b) / 2,
}
