import { table } from '../../figures/table.ts'
import { rational, subtractRationals, toNumber } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** How often each of several equally likely results came up; the observed share of one, or how far it is from the predicted one. */
export interface Params {
  readonly counts: readonly number[]
  readonly which: number
  readonly ask: 'observed' | 'difference'
}

const names = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const total = (p: Params): number => p.counts.reduce((a, b) => a + b, 0)
const count = (p: Params): number => p.counts[p.which] ?? 0
const name = (p: Params): string => names[p.which] ?? 'A'
const observed = (p: Params): Rational => rational(count(p), total(p))
const predicted = (p: Params): Rational => rational(1, p.counts.length)
const apart = (a: Rational, b: Rational): Rational =>
  toNumber(a) > toNumber(b) ? subtractRationals(a, b) : subtractRationals(b, a)
const answerOf = (p: Params): Rational => (p.ask === 'observed' ? observed(p) : apart(observed(p), predicted(p)))

function params(chance: Chance, difficulty: number): Params {
  const kinds = chance.int(2 + Math.round(difficulty), 4 + Math.round(difficulty))
  const all = 10 * chance.int(2 + Math.round(2 * difficulty), 5 + Math.round(5 * difficulty))
  const counts = range(1, kinds - 1).map(() => Math.max(1, Math.round(all / kinds) + chance.int(-5, 5)))
  const rest = all - counts.reduce((a, b) => a + b, 0)
  return {
    counts: chance.shuffle([...counts, rest]),
    which: chance.int(0, kinds - 1),
    ask: chance.happens(1.5 * difficulty - 0.25) ? 'difference' : 'observed',
  }
}

function reject(p: Params): string | null {
  if (p.counts.some((n) => n < 2)) return 'hardly any'
  const value = answerOf(p)
  if (value.n === 0n) return 'no difference'
  return value.d > 300n ? 'a large denominator' : null
}

function distractors(p: Params): Distractor[] {
  const [n, all] = [count(p), total(p)]
  if (p.ask === 'observed')
    return [
      wrongAnswer(
        rational(n, all - n),
        'part_part_fraction',
        `The bottom number counts all \\(${all}\\) spins, not only the other ones.`,
      ),
      wrongAnswer(
        predicted(p),
        'equiprobability',
        'That is the predicted chance. The table shows what was really observed.',
      ),
      wrongAnswer(
        rational(all - n, all),
        'looks_alike',
        `That is the share of the spins that did not give ${name(p)}.`,
      ),
      wrongAnswer(rational(n + 1, all), 'slip_off_by_one', 'Read the table once more.'),
    ]
  return [
    wrongAnswer(observed(p), 'stops_early', 'That is what was observed. Compare it with the prediction.'),
    wrongAnswer(predicted(p), 'equiprobability', 'That is the prediction. Compare it with what was observed.'),
    wrongAnswer(
      apart(rational(n, all - n), predicted(p)),
      'part_part_fraction',
      `The observed share has all \\(${all}\\) spins below, not only the other ones.`,
    ),
    wrongAnswer(apart(rational(n + 1, all), predicted(p)), 'slip_off_by_one', 'Read the table once more.'),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

const picture = (p: Params): Figure =>
  table({ header: ['Result', 'Times'], rows: p.counts.map((n, i) => [names[i] ?? '', String(n)]) })

function solution(p: Params): Step[] {
  const steps = [
    nextStep(`Add up all the spins.`, `${p.counts.join(' + ')} = ${total(p)}`),
    nextStep(
      `${name(p)} came up \\(${count(p)}\\) times out of \\(${total(p)}\\).`,
      `\\text{observed: } \\frac{${count(p)}}{${total(p)}}`,
      observed(p),
    ),
  ]
  if (p.ask === 'observed') return steps
  const [high, low] =
    toNumber(observed(p)) > toNumber(predicted(p)) ? [observed(p), predicted(p)] : [predicted(p), observed(p)]
  return [
    ...steps,
    nextStep(
      `The \\(${p.counts.length}\\) results are equally likely, so this was predicted.`,
      `\\text{predicted: } ${rationalLatex(predicted(p))}`,
    ),
    nextStep(
      'Subtract the smaller from the larger.',
      `${rationalLatex(high)} - ${rationalLatex(low)} = ${rationalLatex(answerOf(p))}`,
      answerOf(p),
    ),
  ]
}

/** Compare experiments with predictions (7.SP.C.6, 7.SP.C.7b). */
export const level: TopicLevel<Params> = {
  key: 'probability_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.counts.join()} ${p.which} ${p.ask}`,
  prompt: (p, words) => {
    const start = words.pick([
      `A spinner with \\(${p.counts.length}\\) equal sectors is spun \\(${total(p)}\\) times.`,
      `The table shows \\(${total(p)}\\) spins of a spinner with \\(${p.counts.length}\\) equal sectors.`,
    ])
    return {
      text:
        p.ask === 'observed'
          ? `${start} What fraction of the spins gave ${name(p)}?`
          : `${start} How far is the observed fraction of ${name(p)} from the predicted one?`,
    }
  },
  answer: answerOf,
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: `The table counts \\(${total(p)}\\) spins in all. How many gave ${name(p)}?` },
    ...(p.ask === 'observed'
      ? [{ text: 'The observed fraction is that number over all spins. It need not be the predicted chance.' }]
      : [
          { text: `All \\(${p.counts.length}\\) results are equally likely. What chance is predicted for each?` },
          {
            text: `Find the difference between \\(\\frac{${count(p)}}{${total(p)}}\\) and \\(\\frac{1}{${p.counts.length}}\\).`,
          },
        ]),
  ],
  solution,
  figure: picture,
  load: (p) => p.counts.length + total(p) / 20 + (p.ask === 'difference' ? 4 : 0),
}
