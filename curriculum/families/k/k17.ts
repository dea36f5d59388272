import { pickNames } from '../../words/names.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

const stories = [
  { scene: 'Goats and hens stand in a barn.', more: 'goats', fewer: 'hens', what: 'legs', each: [4, 2] },
  { scene: 'Dogs and ducks play in a yard.', more: 'dogs', fewer: 'ducks', what: 'legs', each: [4, 2] },
  { scene: 'Chairs and stools stand in a room.', more: 'chairs', fewer: 'stools', what: 'legs', each: [4, 3] },
  { scene: 'Spiders and beetles crawl on a wall.', more: 'spiders', fewer: 'beetles', what: 'legs', each: [8, 6] },
  { scene: 'Wagons and bikes stand on a path.', more: 'wagons', fewer: 'bikes', what: 'wheels', each: [4, 2] },
] as const

export interface Params {
  readonly story: (typeof stories)[number]
  /** How many there are of the kind with more legs, and of the other. */
  readonly more: number
  readonly fewer: number
}

const all = ({ more, fewer }: Params): number => more + fewer
const legs = ({ story, more, fewer }: Params): number => more * story.each[0] + fewer * story.each[1]
const least = (p: Params): number => all(p) * p.story.each[1]
const gap = ({ story }: Params): number => story.each[0] - story.each[1]

function params(chance: Chance, difficulty: number): Params {
  const most = 4 + Math.round(4 * difficulty)
  return {
    story: chance.pick(difficulty < 0.35 ? [stories[0], stories[1], stories[4]] : stories),
    more: chance.int(1 + Math.round(difficulty), most),
    fewer: chance.int(1 + Math.round(2 * difficulty), most),
  }
}

/** Two kinds and their legs: suppose that all are of one kind, then put it right. */
export const family: ContestFamily<Params> = {
  code: 'K17',
  name: 'Legs in the barn',
  version: 1,
  idea: 'assume_then_correct',
  reach: [0.8, 3],
  areas: ['AS', 'MD', 'AL'],
  targetSeconds: 90,
  params,
  reject: (p) => (p.more === p.fewer || legs(p) > 60 ? 'as many of both, or too many legs' : null),
  space: 102,
  note: ({ story, more, fewer }) => `${story.each.join('')} ${more} ${fewer}`,
  prompt: (p, words) => {
    const { scene, more, fewer, what, each } = p.story
    const [name = '', other = ''] = pickNames(words, 2)
    const told =
      each[1] === 2
        ? ''
        : ` Each ${more.slice(0, -1)} has ${each[0]} ${what}, each ${fewer.slice(0, -1)} has ${each[1]}.`
    return {
      text: words.pick([
        `${scene}${told} There are ${all(p)} of them, with ${legs(p)} ${what} in all. How many ${more} are there?`,
        `${scene}${told} ${name} counts ${all(p)} of them. ${other} counts ${legs(p)} ${what}. How many ${more} are there?`,
      ]),
    }
  },
  answer: (p) => whole(p.more),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    { value: whole(p.fewer), misconception: 'other_quantity', why: `That is the number of ${p.story.fewer}.` },
    {
      value: whole(legs(p) - least(p)),
      misconception: 'half_way',
      why: `Those are the ${p.story.what} left over. Each of the ${p.story.more} takes ${gap(p)} of them.`,
    },
    {
      value: whole(Math.floor(legs(p) / p.story.each[0])),
      misconception: 'condition_dropped',
      why: `That counts ${p.story.more} alone. There are ${p.story.fewer} too.`,
    },
    {
      value: whole(legs(p) - all(p)),
      misconception: 'surface_operation',
      why: `That takes away just one of the ${p.story.what} from each.`,
    },
  ],
  hints: (p) => [
    { text: `Suppose that all ${all(p)} are ${p.story.fewer}. How many ${p.story.what} do they have then?` },
    {
      text: `That makes ${least(p)} ${p.story.what}. How many are left over? Each of the ${p.story.more} needs ${gap(p)} more.`,
    },
  ],
  solution: (p) => {
    const { more, fewer, what, each } = p.story
    const left = legs(p) - least(p)
    return [
      { say: `Suppose that all are ${fewer}. Then put it right.`, relation: 'next' },
      { say: `${all(p)} ${fewer} have ${all(p)} × ${each[1]} = ${least(p)} ${what}.`, relation: 'next' },
      { say: `${legs(p)} − ${least(p)} = ${left} ${what} are left over.`, relation: 'next' },
      {
        say: `Each of the ${more} has ${gap(p)} more. ${gap(p)} fits into ${left} just ${p.more} ${p.more === 1 ? 'time' : 'times'}, so ${p.more} ${p.more === 1 ? 'is' : 'are'} ${more}.`,
        value: whole(p.more),
        relation: 'next',
      },
    ]
  },
  load: (p) => 6 * all(p) + p.story.each[0] + p.story.each[1],
}
