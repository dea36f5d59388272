import { doubleNumberLine } from '../../figures/double-number-line.ts'
import { rational, whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** percent of base, bare or in a story; the result is whole. */
export interface Params {
  readonly percent: number
  readonly base: number
  readonly story: boolean
}

const part = (p: Params): number => (p.percent * p.base) / 100
const work = (p: Params): number =>
  Math.log2(p.base) + (p.percent === 50 ? 0 : p.percent === 25 || p.percent === 10 ? 1 : p.percent % 10 === 0 ? 2 : 4)

const all: readonly Params[] = range(10, 85, 5)
  .flatMap((percent) => range(8, 400, 4).map((base) => ({ percent, base })))
  .concat(range(10, 80, 10).flatMap((percent) => range(10, 390, 10).map((base) => ({ percent, base }))))
  .map((p) => ({ ...p, story: false }))
  .filter(
    (p, i, list) =>
      Number.isInteger(part(p)) &&
      part(p) !== p.percent &&
      p.base !== 100 &&
      list.findIndex((q) => q.percent === p.percent && q.base === p.base) === i,
  )
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(all, difficulty)),
  story: chance.happens(0.5),
})

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(p.base - part(p)),
      'percent_reverse',
      `That is what is left over, \\(${100 - p.percent}\\%\\) of \\(${p.base}\\).`,
    ),
    wrongAnswer(
      p.percent < p.base ? whole(p.base - p.percent) : whole(p.percent),
      'percent_as_number',
      `\\(${p.percent}\\%\\) is not the number \\(${p.percent}\\). It means \\(${p.percent}\\) out of every hundred.`,
    ),
    wrongAnswer(
      rational(p.percent * p.base, 10),
      'fraction_digits_decimal',
      `\\(${p.percent}\\%\\) is \\(${(p.percent / 100).toFixed(2)}\\), hundredths and not tenths.`,
    ),
    wrongAnswer(whole(part(p) + 1), 'slip_off_by_one', 'Very near. Multiply once more.'),
  ]
}

function solution(p: Params): Step[] {
  const [n, answer] = [part(p), whole(part(p))]
  if (p.percent % 10 === 0 && p.base % 10 === 0)
    return [
      nextStep(`\\(10\\%\\) of \\(${p.base}\\) is a tenth of it.`, `${p.base} \\div 10 = ${p.base / 10}`),
      nextStep(
        `\\(${p.percent}\\%\\) is \\(${p.percent / 10}\\) ${p.percent === 10 ? 'time' : 'times'} as much.`,
        `${p.percent / 10} \\times ${p.base / 10} = ${n}`,
        answer,
      ),
    ]
  return [
    nextStep(
      `\\(${p.percent}\\%\\) means \\(${p.percent}\\) out of every hundred.`,
      `${p.percent}\\% = \\frac{${p.percent}}{100} = ${p.percent / 100}`,
    ),
    nextStep(`Multiply by \\(${p.base}\\).`, `${p.percent / 100} \\times ${p.base} = ${n}`, answer),
    {
      say:
        p.percent < 50
          ? `Less than half of \\(${p.base}\\), as it should be.`
          : p.percent === 50
            ? `That is half of \\(${p.base}\\).`
            : `More than half of \\(${p.base}\\), as it should be.`,
      latex: `\\frac{${n}}{${p.base}} = \\frac{${p.percent}}{100}`,
      value: answer,
      relation: 'same',
    },
  ]
}

/** Find a percent of a number (6.RP.A.3c). */
export const level: TopicLevel<Params> = {
  key: 'percent_intro/3',
  version: 1,
  params,
  note: (p) => `${p.percent}% of ${p.base} ${p.story}`,
  prompt: (p, words) => {
    const [share, n] = [`\\(${p.percent}\\%\\)`, `\\(${p.base}\\)`]
    if (!p.story) return { text: words.pick([`What is ${share} of ${n}?`, `Find ${share} of ${n}.`]) }
    const [name] = pickNames(words, 1)
    return {
      text: words.pick([
        `A school has ${n} students. ${share} of them walk to school. How many students walk?`,
        `${name} has ${n} photographs. ${share} of them show animals. How many is that?`,
        `A tree nursery plants ${n} seeds and ${share} of them grow. How many seeds grow?`,
        `A hike is ${n} kilometers long. ${name} has done ${share} of it. How many kilometers is that?`,
        `${n} people visit a museum. ${share} of them are children. How many children is that?`,
      ]),
    }
  },
  answer: (p) => whole(part(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `The whole is \\(100\\%\\), and here the whole is \\(${p.base}\\).` },
    {
      text:
        p.base % 10 === 0
          ? `\\(10\\%\\) of \\(${p.base}\\) is \\(${p.base / 10}\\).`
          : `\\(${p.percent}\\%\\) is the same as \\(${p.percent / 100}\\).`,
    },
    { text: `Work out \\(${p.percent / 100} \\times ${p.base}\\).` },
  ],
  solution,
  figure: (p) =>
    doubleNumberLine({
      top: { name: 'percent', values: ['0', `${p.percent}%`, '100%'] },
      bottom: { name: 'number', values: ['0', null, String(p.base)] },
      positions: [0, p.percent, 100],
    }),
  load: work,
}
