import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { all, either, eventsFault, groupOf, inFirst, inSecond, twoEvents, vennOf } from './two-events.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { TwoEvents } from './two-events.ts'

/** Totals of two events, of both and of all; the chance of the one or the other, or of neither. */
export interface Params extends TwoEvents {
  readonly ask: 'or' | 'neither'
}

const hits = (p: Params): number => (p.ask === 'or' ? either(p) : p.outside)

/** Avoid counting overlap twice (HSS-CP.B.7). */
export const level: TopicLevel<Params> = {
  key: 'probability_rules_practice/4',
  version: 1,
  params: (chance, difficulty) => ({
    ...twoEvents(chance, difficulty),
    ask: chance.happens(1.3 * difficulty - 0.15) ? 'neither' : 'or',
  }),
  reject: eventsFault,
  note: (p) => [p.first, p.both, p.second, p.outside, p.ask].join(),
  prompt: (p) => {
    const { who, a, b, does } = groupOf(p)
    const end = p.ask === 'or' ? `at least one of the two things` : `neither of the two things`
    return {
      text: `Of \\(${all(p)}\\) ${who}, \\(${inFirst(p)}\\) ${does} ${a}, \\(${inSecond(p)}\\) ${does} ${b}, and \\(${p.both}\\) ${does} both. What is the probability that one chosen at random does ${end}?`,
    }
  },
  answer: (p) => rational(hits(p), all(p)),
  forms: ['fraction', 'choice'],
  distractors: (p) =>
    [
      wrongAnswer(
        p.ask === 'or'
          ? rational(inFirst(p) + inSecond(p), all(p))
          : rational(Math.abs(all(p) - inFirst(p) - inSecond(p)), all(p)),
        'add_for_and',
        `The \\(${p.both}\\) in both were counted twice. Take them away once.`,
      ),
      wrongAnswer(
        rational(p.first + p.second, all(p)),
        'looks_alike',
        'The overlap was taken away twice. Those in both count too.',
      ),
      wrongAnswer(rational(all(p) - hits(p), all(p)), 'stops_early', 'That is the chance of the opposite.'),
      wrongAnswer(rational(p.both, either(p)), 'conditional_inverse', `The bottom number is all \\(${all(p)}\\).`),
    ].filter((w) => w.value.kind === 'rational' && w.value.n > 0n),
  hints: (p) => [
    { text: 'Put the numbers into the circles. The overlap belongs to both.' },
    { text: `Adding \\(${inFirst(p)}\\) and \\(${inSecond(p)}\\) counts the \\(${p.both}\\) in both twice.` },
    { text: `At least one: \\(${inFirst(p)} + ${inSecond(p)} - ${p.both}\\).` },
  ],
  solution: (p) => [
    nextStep(
      'Add the two totals and take the overlap away once.',
      `${inFirst(p)} + ${inSecond(p)} - ${p.both} = ${either(p)}`,
    ),
    ...(p.ask === 'neither' ? [nextStep('All others are in neither.', `${all(p)} - ${either(p)} = ${p.outside}`)] : []),
    nextStep('Divide by the number of all.', `P = \\frac{${hits(p)}}{${all(p)}}`, rational(hits(p), all(p))),
  ],
  figure: (p) => vennOf(p, 'both'),
  load: (p) => all(p) / 6 + (p.ask === 'neither' ? 5 : 0),
}
