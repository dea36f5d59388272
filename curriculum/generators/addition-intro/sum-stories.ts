import { countNoun, nounFor } from '../../words/nouns.ts'
import type { SumStory } from './tell-sum.ts'

const areThere = (n: number, noun: string): string => `There ${n === 1 ? 'is' : 'are'} ${countNoun(n, noun)}.`
const are = (n: number): string => (n === 1 ? 'is' : 'are')
const theRest = (n: number): string => (n === 1 ? 'The other one is' : 'The rest are')

/** Two parts come together; what they make is found. */
export const joined: readonly [SumStory, ...SumStory[]] = [
  ({ a, b }) => `${areThere(a, 'duck')} ${b} more ${b === 1 ? 'comes' : 'come'}.`,
  ({ a, b }) => `You have ${a} red ${nounFor(a, 'hat')} and ${b} blue ${nounFor(b, 'hat')}.`,
  ({ a, b }) => `You read ${countNoun(a, 'book')}. Then you read ${b} more.`,
  ({ a, b }) => `${areThere(a, 'frog')} ${b} more ${b === 1 ? 'hops' : 'hop'} in.`,
  ({ a, b }) => `You see ${countNoun(a, 'big dog')} and ${countNoun(b, 'little dog')}.`,
]

/** A whole and one part of it are told; the other part is found. */
export const parted: readonly [SumStory, ...SumStory[]] = [
  ({ a, b }) => `${areThere(a + b, 'egg')} ${a} ${are(a)} white. ${theRest(b)} brown.`,
  ({ a, b }) => `You have ${countNoun(a, 'star')}. You want ${countNoun(a + b, 'star')}.`,
  ({ a, b }) => `${areThere(a + b, 'cup')} ${a} ${are(a)} full. ${theRest(b)} empty.`,
  ({ a, b }) => `${areThere(a + b, 'cat')} ${a} ${are(a)} asleep. ${theRest(b)} awake.`,
  ({ a, b }) => `${areThere(a + b, 'ball')} ${a} ${are(a)} in a box. ${theRest(b)} not.`,
]

export const whyJoined = 'The two parts come together, so add them.'
export const whyParted = 'One part and the other part make the whole.'
