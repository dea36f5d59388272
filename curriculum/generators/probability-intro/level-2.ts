import { spinner } from '../../figures/spinner.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const letters = ['A', 'B', 'C', 'D', 'E'] as const

/** Equal sectors by letter, how often each letter stands there, and the letters that are (or are not) wanted. */
export interface Params {
  readonly counts: readonly number[]
  readonly wanted: readonly number[]
  readonly not: boolean
  /** By how many sectors the wheel is turned before it is drawn. */
  readonly turn: number
}

const total = (p: Pick<Params, 'counts'>): number => p.counts.reduce((a, b) => a + b, 0)
const named = (p: Params): number => p.wanted.reduce((a, i) => a + (p.counts[i] ?? 0), 0)
const hits = (p: Params): number => (p.not ? total(p) - named(p) : named(p))

/** All lists of `kinds` counts from 1 to 5. */
function lists(kinds: number): number[][] {
  return kinds === 0 ? [[]] : lists(kinds - 1).flatMap((list) => range(1, 5).map((n) => [...list, n]))
}

const work = (p: Omit<Params, 'turn'>): number =>
  p.counts.reduce((a, b) => a + b, 0) + (p.not ? 4 : 0) + 4 * p.wanted.length

const all: readonly Omit<Params, 'turn'>[] = [...lists(2), ...lists(3), ...lists(4)]
  .filter((counts) => new Set(counts).size > 1)
  .flatMap((counts) => {
    const each = counts.flatMap((_, i) => [false, true].map((not) => ({ counts, wanted: [i], not })))
    const two =
      counts.length < 4
        ? []
        : [
            [0, 1],
            [1, 3],
            [0, 2],
          ].map((wanted) => ({ counts, wanted, not: false }))
    return [...each, ...two]
  })
  .filter((p) => total(p) <= 14 && total(p) >= 4 && (p.counts.length < 4 || total(p) % 3 > 0))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => ({
  ...chance.pick(windowOf(all, difficulty, 0.3)),
  turn: chance.int(0, 11),
})

const askedLetters = (p: Params): string => p.wanted.map((i) => letters[i]).join(' or ')

function distractors(p: Params): Distractor[] {
  const [n, all] = [hits(p), total(p)]
  const kinds = p.counts.length
  return [
    wrongAnswer(
      rational(n, all - n),
      'part_part_fraction',
      `The denominator counts all \\(${all}\\) sectors, not only the other ones.`,
    ),
    wrongAnswer(
      rational(p.not ? kinds - 1 : p.wanted.length, kinds),
      'equiprobability',
      `There are \\(${kinds}\\) different letters, but some stand on more sectors than others.`,
    ),
    wrongAnswer(
      rational(all - n, all),
      'looks_alike',
      `That is the probability of the opposite. You were asked for ${p.not ? 'not ' : ''}${askedLetters(p)}.`,
    ),
    wrongAnswer(rational(n + 1, all), 'slip_off_by_one', 'Count the sectors once more.'),
  ]
}

function picture(p: Params): Figure {
  const sectors = p.counts.flatMap((c, i) => range(1, c).map(() => ({ text: letters[i] as string })))
  const cut = p.turn % sectors.length
  return spinner({ sectors: [...sectors.slice(cut), ...sectors.slice(0, cut)] })
}

/** The share, and in lowest terms where it can be simplified. */
function simplified(p: Params): string {
  const lowest = rational(hits(p), total(p))
  const first = `P = \\frac{${hits(p)}}{${total(p)}}`
  if (lowest.d === BigInt(total(p))) return first
  return `${first} = ${lowest.d === 1n ? lowest.n : `\\frac{${lowest.n}}{${lowest.d}}`}`
}

/** Find a chance as a fraction (7.SP.C.7a). */
export const level: TopicLevel<Params> = {
  key: 'probability_intro/2',
  version: 1,
  params,
  note: (p) => `${p.counts.join()} ${p.not ? 'not ' : ''}${p.wanted.join()}`,
  prompt: (p, words) => {
    const what = p.not ? `that is not ${askedLetters(p)}` : askedLetters(p)
    return {
      text: p.not
        ? words.pick([
            `The spinner is spun once. What is the probability of a letter ${what}?`,
            `What is the probability of not spinning ${askedLetters(p)}?`,
          ])
        : words.pick([
            `The spinner is spun once. What is the probability of ${what}?`,
            `What is the probability of spinning ${what}?`,
          ]),
    }
  },
  answer: (p) => rational(hits(p), total(p)),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'All sectors have the same size. Count all of them first.' },
    { text: `There are \\(${total(p)}\\) sectors. That is the denominator.` },
    {
      text: p.not
        ? `Now count the sectors without ${askedLetters(p)}. That is the numerator.`
        : `Now count the sectors with ${askedLetters(p)}. That is the numerator.`,
    },
  ],
  solution: (p) => [
    nextStep(`Count all the sectors: \\(${total(p)}\\). They are equally likely.`),
    nextStep(
      p.not
        ? `Without ${askedLetters(p)} there are \\(${total(p)} - ${named(p)} = ${hits(p)}\\) sectors.`
        : `\\(${hits(p)}\\) of them ${hits(p) === 1 ? 'has' : 'have'} ${askedLetters(p)}.`,
    ),
    nextStep(
      'The probability is the number of these sectors over the number of all sectors.',
      simplified(p),
      rational(hits(p), total(p)),
    ),
  ],
  figure: picture,
  load: work,
}
