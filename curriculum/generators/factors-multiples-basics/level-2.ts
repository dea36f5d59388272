import { hundredChart } from '../../figures/hundred-chart.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Four numbers; one of them is a multiple of k. `fake` says how the others go wrong, in their order. */
export interface Params {
  readonly k: number
  readonly times: number
  /** What is added to the multiple for the two near misses. */
  readonly off: readonly [number, number]
  readonly order: number
}

const right = (p: Params): number => p.k * p.times
/** A factor of k, or a number that ends like k. */
const factorOf = (k: number): number => [...range(2, k - 1)].toReversed().find((d) => k % d === 0) ?? 1
const near = (p: Params): [number, number] => [right(p) + p.off[0], right(p) + p.off[1]]
const shownNumbers = (p: Params): number[] => {
  const all = [right(p), factorOf(p.k), ...near(p)]
  return [...all.slice(p.order), ...all.slice(0, p.order)]
}

/** Small tables first, then larger numbers and multiples beyond the tables. */
function params(chance: Chance, difficulty: number): Params {
  const k = chance.pick(difficulty < 0.35 ? [3, 4, 5, 6, 8] : difficulty < 0.7 ? [4, 6, 7, 8, 9] : [6, 7, 8, 9, 11, 12])
  const times = chance.int(
    4 + Math.round(3 * difficulty),
    Math.min(Math.floor(99 / k), 10 + Math.round(6 * difficulty)),
  )
  const offs = [-4, -3, -2, -1, 1, 2, 3, 4].filter((off) => off % k !== 0)
  const [a = 1, b = 2] = chance.sample(offs, 2)
  return { k, times, off: [a, b], order: chance.int(0, 3) }
}

function distractors(p: Params): Distractor[] {
  const f = factorOf(p.k)
  return [
    wrongAnswer(
      whole(f),
      'factor_multiple_swap',
      `\\(${f}\\) divides \\(${p.k}\\): it is a factor. A multiple of \\(${p.k}\\) is in its table.`,
    ),
    ...near(p).map((n) =>
      wrongAnswer(
        whole(n),
        'looks_alike',
        `\\(${n}\\) leaves \\(${n % p.k}\\) over when it is divided by \\(${p.k}\\).`,
      ),
    ),
  ]
}

const picture = (p: Params, found: boolean): Figure =>
  hundredChart({ highlighted: found ? range(p.k, Math.min(100, right(p)), p.k) : [p.k, 2 * p.k, 3 * p.k] })

/** Decide if a number is a multiple of another (4.OA.B.4). */
export const level: TopicLevel<Params> = {
  key: 'factors_multiples_basics/2',
  version: 1,
  params,
  reject: (p) => (right(p) > 99 || near(p).some((n) => n > 100 || n <= 3 * p.k) ? 'off the chart' : null),
  note: (p) =>
    `${p.k}: ${shownNumbers(p)
      .toSorted((a, b) => a - b)
      .join(' ')}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Which of these numbers is a multiple of \\(${p.k}\\)?`,
      `Count by \\(${p.k}\\). Which of these numbers do you meet?`,
      `Which number is in the table of \\(${p.k}\\)?`,
    ]),
    latex: shownNumbers(p).join(',\\quad '),
  }),
  answer: (p) => whole(right(p)),
  forms: ['numeric', 'choice'],
  formsLeftOut: { multi_choice: 'Exactly one of the four numbers is right, and it is typed as a number.' },
  distractors,
  hints: (p) => [
    { text: `A multiple of \\(${p.k}\\) is \\(${p.k}\\) times a whole number.` },
    { text: `The chart shows how the multiples begin. Go on in steps of \\(${p.k}\\).` },
    { text: `\\(5 \\times ${p.k} = ${5 * p.k}\\) and \\(10 \\times ${p.k} = ${10 * p.k}\\). Go on from one of them.` },
  ],
  solution: (p) => [
    nextStep(`Count by \\(${p.k}\\) on the chart.`, undefined, undefined, picture(p, true)),
    nextStep(`You meet \\(${right(p)}\\).`, `${p.times} \\times ${p.k} = ${right(p)}`, whole(right(p))),
    { say: 'The other numbers are not in this table.', value: whole(right(p)), relation: 'same' },
  ],
  figure: (p) => picture(p, false),
  load: (p) => p.k + p.times / 2,
}
