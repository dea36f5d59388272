import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly marked: number
  readonly caught: number
  /** Of the caught those with a mark. */
  readonly found: number
  /** Put into the lake between the two visits. */
  readonly added: number
}

const atFirst = ({ marked, caught, found, added }: Params): number => (marked * caught) / found - added

function params(chance: Chance, difficulty: number): Params {
  const found = chance.int(3, 8 + Math.round(8 * difficulty))
  return {
    found,
    caught: found * chance.int(3, 6 + Math.round(4 * difficulty)),
    marked: 10 * chance.int(3, 8 + Math.round(8 * difficulty)),
    added: difficulty > 0.5 ? 10 * chance.int(2, 9) : 0,
  }
}

/** The share of marked animals in the catch is their share in the whole. */
export const family: ContestFamily<Params> = {
  code: 'S09',
  name: 'Fish in the lake',
  version: 2,
  idea: 'scale_up_sample',
  reach: [7, 9.2],
  areas: ['ST', 'RR', 'PR'],
  targetSeconds: 110,
  params,
  reject: (p) => (!Number.isInteger(atFirst(p)) || atFirst(p) <= p.marked + 20 ? 'not so many' : null),
  note: ({ marked, caught, found, added }) => `${marked} ${caught} ${found} ${added}`,
  prompt: ({ marked, caught, found, added }, words) => {
    const [place, things, one] = words.pick([
      ['lake', 'fish', 'A ranger'],
      ['meadow', 'butterflies', 'A class'],
      ['pond', 'turtles', 'A park keeper'],
    ] as const)
    const more = added === 0 ? '' : ` Then ${added} more ${things} are brought there from elsewhere.`
    return {
      text: `${one} marks ${marked} ${things} in a ${place} and lets them go.${more} Later ${caught} ${things} are caught, and ${found} of them are marked. About how many ${things} were there at first?`,
    }
  },
  answer: (p) => whole(atFirst(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('surface_operation', p.marked + p.caught - p.found, 'That counts only the ones that somebody had in hand.'),
    mistake(
      'half_way',
      p.added === 0 ? p.caught / p.found : atFirst(p) + p.added,
      'A good path. Which number is asked for, though?',
    ),
    mistake(
      'wrong_operation',
      p.added === 0 ? p.marked * p.found : atFirst(p) + 2 * p.added,
      'Think: are the marked ones a larger or a smaller part of the whole?',
    ),
    mistake(
      'other_quantity',
      atFirst(p) + p.added - p.marked,
      'That is how many have no mark. Count the marked ones too.',
    ),
  ],
  hints: ({ caught, found }) =>
    twoHints(
      'What part of the catch is marked? The same part of all of them should be.',
      `${found} of ${caught} are marked, that is 1 of ${caught / found}. So all together are how many times the marked ones?`,
    ),
  solution: (p) =>
    stepsTo(
      atFirst(p),
      'The catch is a small picture of the whole: the same part is marked in both.',
      `In the catch 1 of ${p.caught / p.found} is marked, because ${p.caught} ÷ ${p.found} = ${p.caught / p.found}.`,
      `So all of them are ${p.caught / p.found} times ${p.marked}, about ${atFirst(p) + p.added}.`,
      p.added === 0
        ? `There were about ${atFirst(p)}.`
        : `${p.added} of these came later: ${atFirst(p) + p.added} − ${p.added} = ${atFirst(p)}.`,
    ),
  load: ({ marked, caught, added }) => Math.log2(marked * caught) + (added > 0 ? 4 : 0),
}
