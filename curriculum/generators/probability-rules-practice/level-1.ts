import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { all, either, eventsFault, groupOf, inFirst, inSecond, twoEvents, vennOf } from './two-events.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { TwoEvents } from './two-events.ts'

/** Two events as sets, and a set made of them. */
export interface Params extends TwoEvents {
  readonly ask: 'and' | 'or' | 'not first' | 'only first' | 'neither' | 'exactly one'
}

const asks = ['and', 'neither', 'or', 'only first', 'not first', 'exactly one'] as const
const hits = (p: Params): number =>
  ({
    and: p.both,
    or: either(p),
    'not first': p.second + p.outside,
    'only first': p.first,
    neither: p.outside,
    'exactly one': p.first + p.second,
  })[p.ask]

function asked(p: Params): string {
  const { a, b, does } = groupOf(p)
  return {
    and: `${does}s both ${a} and ${b}`,
    or: `${does}s ${a} or ${b} or both`,
    'not first': `does not ${does} ${a}`,
    'only first': `${does}s ${a} but not ${b}`,
    neither: `${does}s neither ${a} nor ${b}`,
    'exactly one': `${does}s exactly one of ${a} and ${b}`,
  }[p.ask]
    .replace('haves', 'has')
    .replace('carrys', 'carries')
}

const signs: Readonly<Record<Params['ask'], string>> = {
  and: 'A \\cap B',
  or: 'A \\cup B',
  'not first': '\\text{not } A',
  'only first': 'A \\text{ without } B',
  neither: '\\text{not } (A \\cup B)',
  'exactly one': '(A \\cup B) \\text{ without } (A \\cap B)',
}

/** Use unions, intersections and complements (HSS-CP.A.1). */
export const level: TopicLevel<Params> = {
  key: 'probability_rules_practice/1',
  version: 1,
  params: (chance, difficulty) => ({
    ...twoEvents(chance, difficulty),
    ask: chance.pick(
      difficulty < 0.35
        ? (['and', 'or', 'neither'] as const)
        : difficulty < 0.7
          ? (['or', 'only first'] as const)
          : (['not first', 'exactly one'] as const),
    ),
  }),
  reject: eventsFault,
  note: (p) => [p.first, p.both, p.second, p.outside, p.ask].join(),
  prompt: (p) => ({
    text: `The diagram sorts some ${groupOf(p).who}. One of them is chosen at random. What is the probability that this one ${asked(p)}?`,
  }),
  answer: (p) => rational(hits(p), all(p)),
  forms: ['fraction', 'choice'],
  distractors: (p) => [
    ...(p.ask === 'or' || p.ask === 'exactly one'
      ? [
          wrongAnswer(
            rational(inFirst(p) + inSecond(p), all(p)),
            'add_for_and',
            'Those in the overlap were counted twice.',
          ),
        ]
      : []),
    wrongAnswer(rational(all(p) - hits(p), all(p)), 'looks_alike', 'That is the chance of the opposite.'),
    wrongAnswer(
      rational(
        p.ask === 'and' ? p.both : hits(p),
        p.ask === 'and' ? inFirst(p) : either(p) === hits(p) ? inFirst(p) + inSecond(p) : either(p),
      ),
      'conditional_inverse',
      'The bottom number counts all that are in the diagram, those outside the circles too.',
    ),
    wrongAnswer(
      rational(inFirst(p), all(p)),
      'looks_alike',
      `That is the chance of ${groupOf(p).a}, with or without ${groupOf(p).b}.`,
    ),
    wrongAnswer(rational(p.both, all(p)), 'looks_alike', 'That is the chance of both.'),
  ],
  hints: (p) => [
    { text: 'How many are there in all? Add all four regions, the one outside too.' },
    { text: `Which regions belong to the event? It is \\(${signs[p.ask]}\\).` },
    { text: `There are \\(${all(p)}\\) in all. Count those that fit.` },
  ],
  solution: (p) => [
    nextStep('Add all regions.', `${p.first} + ${p.both} + ${p.second} + ${p.outside} = ${all(p)}`),
    nextStep('Count the regions of the event.', `${signs[p.ask]}: ${hits(p)}`),
    nextStep('Divide.', `P = \\frac{${hits(p)}}{${all(p)}}`, rational(hits(p), all(p))),
  ],
  figure: (p) => vennOf(p, 'regions'),
  load: (p) => 4 * asks.indexOf(p.ask) + all(p) / 10,
}
