import { doubleNumberLine } from '../../figures/double-number-line.ts'
import { rational, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** `part` is `percent` of the whole. */
export interface Params {
  readonly percent: number
  readonly base: number
  readonly story: number
}

const part = (p: Params): number => (p.percent * p.base) / 100
const work = (p: Params): number =>
  Math.log2(p.base) +
  (p.percent === 50 || p.percent === 10 ? 0 : 100 % p.percent === 0 ? 1.5 : p.percent % 10 === 0 ? 3 : 4.5)

const bare: readonly Params[] = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 90]
  .flatMap((percent) => range(8, 400).map((base) => ({ percent, base, story: 0 })))
  .filter((p) => (p.percent * p.base) % 100 === 0 && p.base !== 100 && part(p) !== p.percent && part(p) > 1)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(bare, difficulty)),
  story: chance.int(0, 4),
})

function distractors(p: Params): Distractor[] {
  const n = part(p)
  const taken = rational(n * p.percent, 100)
  return [
    wrongAnswer(
      taken,
      'percent_reverse',
      `That is \\(${p.percent}\\%\\) of \\(${n}\\). But \\(${n}\\) is only a part: the whole is larger.`,
    ),
    wrongAnswer(
      whole(n + p.percent),
      'percent_as_number',
      `\\(${p.percent}\\%\\) is not the number \\(${p.percent}\\). It tells which share \\(${n}\\) is.`,
    ),
    wrongAnswer(whole(p.base - n), 'stops_early', 'That is the rest. The whole is the part and the rest together.'),
    wrongAnswer(whole(10 * p.base), 'slip_place', 'That is ten times too much. Check the size.'),
    wrongAnswer(whole(p.base + 1), 'slip_off_by_one', 'Very near. Divide once more.'),
  ].filter((w) => w.value.kind === 'rational' && w.value.d <= 20n && w.value.n > 0n)
}

const step = (p: Params): number => [50, 25, 20, 10, 5].find((s) => p.percent % s === 0) ?? 1

function solution(p: Params): Step[] {
  const [n, s] = [part(p), step(p)]
  const small = (n * s) / p.percent
  if (Number.isInteger(small))
    return [
      nextStep(
        s === p.percent
          ? `\\(${s}\\%\\) is \\(${n}\\).`
          : `Find \\(${s}\\%\\) first: divide by \\(${p.percent / s}\\).`,
        s === p.percent ? `${s}\\% \\to ${n}` : `${n} \\div ${p.percent / s} = ${small}`,
      ),
      nextStep(
        `\\(100\\%\\) is \\(${100 / s}\\) times as much.`,
        `${100 / s} \\times ${small} = ${p.base}`,
        whole(p.base),
      ),
    ]
  return [
    nextStep(
      `\\(${p.percent}\\%\\) is \\(${p.percent / 100}\\) of the whole.`,
      `${p.percent / 100} \\times \\square = ${n}`,
    ),
    nextStep('Divide.', `${n} \\div ${p.percent / 100} = ${p.base}`, whole(p.base)),
  ]
}

/** Find the whole when a part and a percent are known (6.RP.A.3c). */
export const level: TopicLevel<Params> = {
  key: 'percent_intro/4',
  version: 2,
  params,
  note: (p) => `${p.percent}% of ${p.base} ${p.story === 0}`,
  prompt: (p, words) => {
    const [share, n] = [`\\(${p.percent}\\%\\)`, `\\(${part(p)}\\)`]
    const [name] = pickNames(words, 1)
    switch (p.story) {
      case 1:
        return {
          text: `${n} students of a school sing in the choir. That is ${share} of all students. How many students are there?`,
        }
      case 2:
        return { text: `${name} has read ${n} pages. That is ${share} of the book. How many pages does the book have?` }
      case 3:
        return {
          text: `There are ${n} liters in a tank. It is ${share} full. How many liters does the full tank hold?`,
        }
      case 4:
        return {
          text: `${name} has saved $${part(p)}. That is ${share} of the price of a bicycle. How many dollars is the price?`,
        }
      default:
        return {
          text: words.pick([`${n} is ${share} of which number?`, `${share} of a number is ${n}. What is the number?`]),
        }
    }
  },
  answer: (p) => whole(p.base),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `\\(${part(p)}\\) is the part. The whole, \\(100\\%\\), is asked for.` },
    {
      text:
        step(p) === p.percent
          ? `How many times does \\(${p.percent}\\%\\) fit into \\(100\\%\\)?`
          : `First find \\(${step(p)}\\%\\). Then go up to \\(100\\%\\).`,
    },
    { text: `Work out \\(${part(p)} \\div ${p.percent / 100}\\).` },
  ],
  solution,
  figure: (p) =>
    doubleNumberLine({
      top: { name: 'percent', values: ['0', `${p.percent}%`, '100%'] },
      bottom: { name: 'number', values: ['0', String(part(p)), null] },
      positions: [0, Math.min(80, Math.max(20, p.percent)), 100],
    }),
  load: work,
}
