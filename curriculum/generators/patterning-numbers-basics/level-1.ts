import { hundredChart } from '../../figures/hundred-chart.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

const steps = { right: 1, left: -1, down: 10, up: -10 } as const
type Way = keyof typeof steps

/** A piece of the hundred chart around `center`; the number that lies that way from it is missing. */
export interface Params {
  readonly center: number
  readonly way: Way
}

const answerOf = (p: Params): number => p.center + steps[p.way]
const work = (p: Params): number => ({ right: 0, left: 2, down: 5, up: 7 })[p.way] + p.center / 60
const ways = Object.keys(steps) as Way[]
const all: readonly Params[] = range(12, 89)
  .filter((n) => n % 10 !== 0 && n % 10 !== 1)
  .flatMap((center) => ways.map((way) => ({ center, way })))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const upright = (p: Params): boolean => p.way === 'down' || p.way === 'up'
const more = (p: Params): boolean => steps[p.way] > 0
const cells = (p: Params): number[] => [
  p.center,
  answerOf(p),
  p.center - steps[p.way],
  p.center + (upright(p) ? 1 : 10),
]

/** Find missing numbers on pieces of the hundred chart (1.NBT.C.5). */
export const level: TopicLevel<Params> = {
  key: 'patterning_numbers_basics/1',
  version: 1,
  params,
  note: (p) => `${p.center} ${p.way}`,
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'Which number is missing?',
      'A piece of the number chart. Which number is missing?',
      'Find the missing number.',
    ]),
  }),
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    upright(p)
      ? wrongAnswer(
          whole(p.center + (more(p) ? 1 : -1)),
          'rule_from_one_pair',
          'Going down a row is ten more. Going up is ten less.',
        )
      : wrongAnswer(
          whole(p.center + (more(p) ? 10 : -10)),
          'rule_from_one_pair',
          'Going to the side changes the number by one, not by ten.',
        ),
    wrongAnswer(whole(answerOf(p) + 1), 'slip_off_by_one', 'Very close. Look at the number next to it.'),
    wrongAnswer(whole(answerOf(p) - 1), 'slip_off_by_one', 'Very close. Look at the number next to it.'),
    wrongAnswer(whole(answerOf(p) + 10), 'near', 'Look at the tens once more.'),
  ],
  hints: (p) => [
    {
      text: !upright(p) ? 'To the right is one more. To the left is one less.' : 'Down is ten more. Up is ten less.',
    },
    { text: `Start at \\(${p.center}\\) and go ${p.way}.` },
  ],
  solution: (p) => [
    nextStep(`Start at \\(${p.center}\\). Go one step ${p.way}.`),
    nextStep(
      `That is ${upright(p) ? 'ten' : 'one'} ${more(p) ? 'more' : 'less'}.`,
      `${p.center} ${more(p) ? '+' : '-'} ${upright(p) ? 10 : 1} = ${answerOf(p)}`,
      whole(answerOf(p)),
    ),
  ],
  figure: (p) => hundredChart({ cells: cells(p).toSorted((a, b) => a - b), missing: [answerOf(p)] }),
  load: work,
}
