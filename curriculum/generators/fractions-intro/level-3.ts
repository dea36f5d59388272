import { fractionCircle } from '../../figures/fraction-circle.ts'
import { item } from '../../values/items.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Equal wholes cut into different numbers of shares, one for each child; who has the largest or the smallest share is asked. */
export interface Params {
  readonly parts: readonly number[]
  readonly names: readonly string[]
  readonly ask: 'larger' | 'smaller'
  readonly shape: 'circle' | 'rectangle'
}

const cuts = [2, 3, 4, 6, 8]
const short = firstNames.filter((name) => name.length <= 5)
const same = item('same', 'They are equal')
const who = (name: string): Item => item(name, name)

/** Place of the child whose whole has the fewest parts (largest share) or the most. */
function place(p: Params): number {
  const extreme = p.ask === 'larger' ? Math.min(...p.parts) : Math.max(...p.parts)
  return p.parts.indexOf(extreme)
}

function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(1.6 * difficulty - 0.3) ? 3 : 2
  return {
    parts: chance.sample(cuts, count),
    names: chance.sample(short, count),
    ask: chance.happens(0.2 + 0.6 * difficulty) ? 'smaller' : 'larger',
    shape: chance.pick(['circle', 'rectangle'] as const),
  }
}

const answerOf = (p: Params): Item => who(p.names[place(p)] ?? '')

function distractors(p: Params): Distractor[] {
  const opposite = p.parts.indexOf(p.ask === 'larger' ? Math.max(...p.parts) : Math.min(...p.parts))
  return [
    wrongAnswer(
      who(p.names[opposite] ?? ''),
      'larger_denominator_larger',
      'More parts make each part smaller. Look at the pictures.',
    ),
    ...range(0, p.parts.length - 1)
      .filter((i) => i !== opposite && i !== place(p))
      .map((i) => wrongAnswer(who(p.names[i] ?? ''), 'looks_alike', 'Look at all three pictures.')),
    wrongAnswer(same, 'looks_alike', 'The wholes are equal, but the parts are not.'),
  ]
}

const picture = (p: Params): Figure =>
  fractionCircle({ shapes: p.parts.map((parts, i) => ({ parts, shaded: 1, shape: p.shape, name: p.names[i] ?? '' })) })

const pairs = (cuts.length * (cuts.length - 1)) / 2
const triples = (cuts.length * (cuts.length - 1) * (cuts.length - 2)) / 6

/** See that more equal shares make each share smaller (1.G.A.3). */
export const level: TopicLevel<Params> = {
  key: 'fractions_intro/3',
  version: 1,
  params,
  note: (p) => `${p.parts.toSorted((a, b) => a - b).join(' ')} ${p.ask} ${p.shape}`,
  space: (pairs + triples) * 4,
  prompt: (p, words) => {
    const word = p.parts.length === 2 ? p.ask : p.ask === 'larger' ? 'largest' : 'smallest'
    const [last, ...before] = p.names.toReversed()
    const named = `${before.toReversed().join(', ')} or ${last}`
    return {
      text: words.pick([
        `Who has the ${word} shaded part, ${named}?`,
        `Equal wholes. Whose shaded part is ${p.parts.length === 2 ? word : `the ${word}`}: ${named}?`,
      ]),
    }
  },
  answer: answerOf,
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'All the wholes are the same size. Look at the parts.' },
    { text: `More parts make each part smaller. Who has the ${p.ask === 'larger' ? 'fewest' : 'most'} parts?` },
  ],
  solution: (p) => [
    nextStep('Count the parts of each whole.', p.parts.join(' \\qquad ')),
    nextStep(
      `${p.names[place(p)]} has the ${p.ask === 'larger' ? 'fewest' : 'most'} parts, so that part is the ${p.ask === 'larger' ? 'largest' : 'smallest'}.`,
      undefined,
      answerOf(p),
    ),
  ],
  figure: picture,
  load: (p) => p.parts.length * 2 + (p.ask === 'smaller' ? 1 : 0),
}
