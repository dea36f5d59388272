import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** So many of each kind; one of the first and one of the second never go together. */
export interface Params {
  readonly first: number
  readonly second: number
  readonly third: number
}

function params(chance: Chance, difficulty: number): Params {
  const most = 4 + Math.round(4 * difficulty)
  return {
    first: chance.int(2 + Math.round(2 * difficulty), most),
    second: chance.int(2 + Math.round(2 * difficulty), most),
    third: chance.int(2, 2 + Math.round(3 * difficulty)),
  }
}

/** Choices of three kinds where one pair is forbidden: all, without the bad ones. */
export const family: ContestFamily<Params> = {
  code: 'C01',
  name: 'Outfits with a rule',
  version: 1,
  idea: 'complement_count',
  reach: [4.4, 6.8],
  areas: ['PR', 'MD', 'PV'],
  targetSeconds: 90,
  params,
  space: 137,
  note: ({ first, second, third }) => `${first} ${second} ${third}`,
  prompt: ({ first, second, third }, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: words.pick([
        `${name} has ${first} shirts, ${second} scarves and ${third} hats. One shirt and one scarf are green, and ${name} never wears these two together. How many outfits of a shirt, a scarf and a hat can ${name} wear?`,
        `A café offers ${first} soups, ${second} sandwiches and ${third} drinks. The bean soup is never sold with the bean sandwich. How many meals of a soup, a sandwich and a drink can ${name} choose from?`,
        `A toy robot has ${first} heads, ${second} bodies and ${third} pairs of legs to choose from. The round head does not fit the square body. How many different robots can ${name} build?`,
      ]),
    }
  },
  answer: ({ first, second, third }) => whole((first * second - 1) * third),
  forms: ['numeric', 'choice'],
  distractors: ({ first, second, third }) => [
    mistake('condition_dropped', first * second * third, 'That counts all of them. Some break the rule.'),
    mistake(
      'one_case_only',
      first * second * third - 1,
      'More than one is forbidden: the bad pair can go with each of the third kind.',
    ),
    mistake('surface_operation', (first - 1) * (second - 1) * third, 'The two pieces are allowed, just not together.'),
    mistake('wrong_operation', first + second + third, 'Each choice can go with each of the others, so multiply.'),
  ],
  hints: ({ third }) =>
    twoHints(
      'First forget the rule. How many are there then?',
      `Now count the ones that break the rule. The bad pair can go with any of the ${third} in the third group.`,
    ),
  solution: ({ first, second, third }) => {
    const all = first * second * third
    return stepsTo(
      all - third,
      'Count all, then take away the ones that are not allowed.',
      `Without the rule there are ${first} × ${second} × ${third} = ${all}.`,
      `The forbidden pair goes with each of ${third} in the third group, so ${third} are not allowed.`,
      `${all} − ${third} = ${all - third}.`,
    )
  },
  load: ({ first, second, third }) => first * second + 3 * third,
}
