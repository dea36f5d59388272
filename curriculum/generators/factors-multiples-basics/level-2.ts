import { hundredChart } from '../../figures/hundred-chart.ts'
import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item, SetOf } from '../../values/values.ts'

/** Five numbers: two multiples of k, a factor of k, and two that lie near the first multiple. */
export interface Params {
  readonly k: number
  readonly times: readonly [number, number]
  /** What is added to the first multiple for the two near misses. */
  readonly off: readonly [number, number]
}

const right = (p: Params): number[] => p.times.map((times) => p.k * times).toSorted((a, b) => a - b)
/** The largest factor of k below it. */
const factorOf = (k: number): number => [...range(2, k - 1)].toReversed().find((d) => k % d === 0) ?? 1
const near = (p: Params): number[] => p.off.map((off) => p.k * p.times[0] + off)
const shownNumbers = (p: Params): number[] => [...right(p), factorOf(p.k), ...near(p)].toSorted((a, b) => a - b)
const named = (n: number): Item => item(String(n), `\\(${n}\\)`)
const chosen = (list: readonly number[]): SetOf => setOf(list.toSorted((a, b) => a - b).map(named))

/** Small facts first, then larger numbers and multiples beyond the facts. */
function params(chance: Chance, difficulty: number): Params {
  const k = chance.pick(difficulty < 0.35 ? [3, 4, 5, 6] : difficulty < 0.7 ? [4, 6, 7, 8, 9] : [7, 8, 9, 11, 12])
  const most = Math.min(Math.floor(99 / k), 10 + Math.round(6 * difficulty))
  const [a = 4, b = 5] = chance.sample(range(Math.min(most - 1, 4 + Math.round(2 * difficulty)), most), 2)
  const offs = [-4, -3, -2, -1, 1, 2, 3, 4].filter((off) => off % k !== 0)
  const [first = 1, second = 2] = chance.sample(offs, 2)
  return { k, times: [a, b], off: [first, second] }
}

function distractors(p: Params): Distractor[] {
  const f = factorOf(p.k)
  const [low = 0, high = 0] = right(p)
  return [
    wrongAnswer(
      chosen([...right(p), f]),
      'factor_multiple_swap',
      `\\(${f}\\) is a factor of \\(${p.k}\\). A multiple of \\(${p.k}\\) is \\(${p.k}\\) times a whole number.`,
    ),
    ...near(p).map((n) =>
      wrongAnswer(
        chosen([...right(p), n]),
        'looks_alike',
        `\\(${n}\\) is not a multiple: \\(${n} \\div ${p.k}\\) has a remainder of \\(${n % p.k}\\).`,
      ),
    ),
    wrongAnswer(chosen([low]), 'stops_early', `You missed \\(${high}\\). \\(${high} \\div ${p.k} = ${high / p.k}\\).`),
    wrongAnswer(chosen([high]), 'stops_early', `You missed \\(${low}\\). \\(${low} \\div ${p.k} = ${low / p.k}\\).`),
  ]
}

const picture = (p: Params, found: boolean): Figure =>
  hundredChart({ highlighted: found ? range(p.k, right(p)[1] ?? 99, p.k) : [p.k, 2 * p.k, 3 * p.k] })

/** Decide if a number is a multiple of another (4.OA.B.4). */
export const level: TopicLevel<Params> = {
  key: 'factors_multiples_basics/2',
  version: 2,
  params,
  reject: (p) =>
    near(p).some((n) => n > 99 || n <= 3 * p.k)
      ? 'off the chart'
      : new Set(shownNumbers(p)).size < 5
        ? 'the same number twice'
        : null,
  note: (p) => `${p.k}: ${shownNumbers(p).join(' ')}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Choose all the multiples of \\(${p.k}\\).`,
      `Skip count by \\(${p.k}\\). Which of these numbers do you say? Choose all of them.`,
      `Which of these numbers can you divide evenly by \\(${p.k}\\)? Choose all of them.`,
      `Choose every number that is \\(${p.k}\\) times a whole number.`,
    ]),
  }),
  answer: (p) => chosen(right(p)),
  forms: ['multi_choice', 'choice'],
  formsLeftOut: { numeric: 'more than one of the numbers is right' },
  items: (p) => shownNumbers(p).map(named),
  fixedOrder: true,
  distractors,
  hints: (p) => [
    { text: `A multiple of \\(${p.k}\\) is \\(${p.k}\\) times a whole number.` },
    { text: `The chart shows how the multiples begin. Keep counting by \\(${p.k}\\).` },
    { text: `Divide each number by \\(${p.k}\\). Is there a remainder?` },
  ],
  solution: (p) => [
    nextStep(`Count by \\(${p.k}\\) on the chart.`, undefined, undefined, picture(p, true)),
    ...near(p).map((n) =>
      nextStep(
        `\\(${n}\\) is not a multiple of \\(${p.k}\\).`,
        `${n} = ${Math.floor(n / p.k)} \\times ${p.k} + ${n % p.k}`,
      ),
    ),
    nextStep(
      `\\(${right(p)[0]}\\) and \\(${right(p)[1]}\\) are multiples of \\(${p.k}\\).`,
      right(p)
        .map((n) => `${n / p.k} \\times ${p.k} = ${n}`)
        .join(', \\quad '),
      chosen(right(p)),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => p.k + 1.5 * Math.max(...p.times),
}
