import { fractionCircle } from '../../../figures/fraction-circle.ts'
import { item } from '../../../values/items.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'

/** Equal wholes cut into different numbers of shares, one for each child; who has the largest or the smallest share is asked. */
export interface Params {
  readonly parts: readonly number[]
  readonly names: readonly string[]
  readonly ask: 'larger' | 'smaller'
  readonly shape: 'circle' | 'rectangle'
  /** A child is chosen, or the share by its name. */
  readonly choose: 'child' | 'share'
}

/** Halves, thirds and fourths: the shares of first grade. */
const cuts = [2, 3, 4]
const shareName = ['', '', 'half', 'third', 'fourth'] as const
const short = firstNames.filter((name) => name.length <= 5)
const same = item('same', 'They are equal')
const who = (p: Params, i: number): Item =>
  p.choose === 'child'
    ? item(p.names[i] ?? '', p.names[i] ?? '')
    : item(p.names[i] ?? '', `one ${shareName[p.parts[i] ?? 0] ?? ''}`)

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
    choose: chance.pick(['child', 'share'] as const),
  }
}

const answerOf = (p: Params): Item => who(p, place(p))

function distractors(p: Params): Distractor[] {
  const opposite = p.parts.indexOf(p.ask === 'larger' ? Math.max(...p.parts) : Math.min(...p.parts))
  return [
    wrongAnswer(
      who(p, opposite),
      'larger_denominator_larger',
      `${p.parts[opposite]} parts and ${p.parts[place(p)]} parts: more parts make each part smaller.`,
    ),
    ...range(0, p.parts.length - 1)
      .filter((i) => i !== opposite && i !== place(p))
      .map((i) =>
        wrongAnswer(who(p, i), 'looks_alike', `This one has ${p.parts[i]} parts. Look at all three pictures.`),
      ),
    wrongAnswer(
      same,
      'looks_alike',
      `The ${p.shape}s are equal, but ${p.parts[0]} parts and ${p.parts[1]} parts have different sizes.`,
    ),
  ]
}

const picture = (p: Params): Figure =>
  fractionCircle({
    shapes: p.parts.map((parts, i) => ({
      parts,
      shaded: 1,
      shape: p.shape,
      ...(p.choose === 'child' ? { name: p.names[i] ?? '' } : {}),
    })),
  })

const pairs = (cuts.length * (cuts.length - 1)) / 2
const triples = (cuts.length * (cuts.length - 1) * (cuts.length - 2)) / 6

/** See that more equal shares make each share smaller (1.G.A.3). */
export const moreShares: TopicLevel<Params> = {
  key: 'fractions_intro/3',
  version: 2,
  params,
  note: (p) => `${p.parts.toSorted((a, b) => a - b).join(' ')} ${p.ask} ${p.shape} ${p.choose}`,
  space: (pairs + triples) * 8,
  prompt: (p, words) => {
    const word = p.parts.length === 2 ? p.ask : p.ask === 'larger' ? 'largest' : 'smallest'
    const [last, ...before] = p.names.toReversed()
    const named = before.length === 1 ? `${before[0]} or ${last}` : `${before.toReversed().join(', ')}, or ${last}`
    if (p.choose === 'share')
      return {
        text: words.pick([
          `The ${p.shape}s are the same size. Which share is the ${word}?`,
          `You want the ${word} share. Which one do you choose?`,
          `Which shaded part is the ${word}?`,
        ]),
      }
    return {
      text: words.pick([
        `The ${p.shape}s are the same size. Who has the ${word} shaded part, ${named}?`,
        `Who has the ${word} shaded part, ${named}?`,
        `The ${p.shape}s are the same size. Who gets the ${word} share, ${named}?`,
      ]),
    }
  },
  answer: answerOf,
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'All the wholes are the same size. Look at the parts.' },
    {
      text: `More parts make each part smaller. Which has ${p.parts.length === 2 ? (p.ask === 'larger' ? 'fewer' : 'more') : p.ask === 'larger' ? 'the fewest' : 'the most'} parts?`,
    },
  ],
  solution: (p) => [
    nextStep('Count the parts of each whole.', p.parts.join(' \\qquad ')),
    nextStep(
      `The one with ${p.parts[place(p)]} parts has ${p.parts.length === 2 ? (p.ask === 'larger' ? 'fewer' : 'more') : p.ask === 'larger' ? 'the fewest' : 'the most'} parts. Its parts are ${p.parts.length === 2 ? p.ask : p.ask === 'larger' ? 'the largest' : 'the smallest'}.`,
      undefined,
      answerOf(p),
    ),
  ],
  figure: picture,
  load: (p) => p.parts.length * 2 + (p.ask === 'smaller' ? 1 : 0),
}
