import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { listWords } from '../../figures/lettering.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** In rising order, all different, none 0. */
  readonly cards: readonly number[]
  /** The numbers wanted are greater than so many tens. */
  readonly tens: number
}

const high = ({ cards, tens }: Params): number[] => cards.filter((card) => card >= tens)
const others = ({ cards }: Params): number => cards.length - 1
const answer = (p: Params): number => high(p).length * others(p)

/** The numbers that begin with one card. */
const numbersFrom = ({ cards }: Params, first: number): number[] =>
  cards.filter((card) => card !== first).map((card) => 10 * first + card)

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.5 ? 3 : 4
  const cards = chance.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count).toSorted((a, b) => a - b)
  const least = chance.int(1, count - 1)
  return { cards, tens: chance.int((cards[least - 1] ?? 0) + 1, cards[least] ?? 9) }
}

/** Numbers laid with cards and a limit: the tens decide, then every other card may follow. */
export const family: ContestFamily<Params> = {
  code: 'K11',
  name: 'Cards make numbers',
  version: 2,
  idea: 'ordered_list',
  reach: [1.4, 3.2],
  areas: ['PL', 'NU', 'PR'],
  targetSeconds: 90,
  params,
  reject: (p) => (p.cards.includes(answer(p)) ? 'the answer lies on the table' : null),
  space: 200,
  note: ({ cards }) => cards.join(''),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const cards = listWords(p.cards.map(String))
    return {
      text: words.pick([
        `${name} has the cards ${cards}. ${name} lays two of them side by side to make a number. How many different numbers greater than ${10 * p.tens} can ${name} make?`,
        `A door has the keys ${cards}. Its code is a two-digit number with two different keys. The code is greater than ${10 * p.tens}. How many codes are possible?`,
        `Two of the tiles ${cards} make a house number. It is greater than ${10 * p.tens}. How many numbers can it be?`,
      ]),
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(p.cards.length * others(p)),
      misconception: 'condition_dropped',
      why: `Those are all two-digit numbers. Only those greater than ${10 * p.tens} are wanted.`,
    },
    {
      value: whole(high(p).length),
      misconception: 'half_way',
      why: 'That is how many cards can stand first. After each of them, several cards can follow.',
    },
    {
      value: whole(high(p).length * p.cards.length),
      misconception: 'counted_twice',
      why: 'There is just one of each, so the same one cannot stand first and last.',
    },
    {
      value: whole(answer(p) - 1),
      misconception: 'last_case_missed',
      why: 'One number is missing. Write them in a list, from the least to the greatest.',
    },
  ],
  hints: (p) => [
    { text: 'What makes a two-digit number large: its first digit or its last? Which can stand first?' },
    {
      text: `Write all numbers that begin with ${p.cards.at(-1)}. Then do the same for the next one that may stand first.`,
    },
  ],
  solution: (p) => [
    { say: 'The tens digit decides. So list the numbers by their tens digit.', relation: 'next' },
    {
      say: `Greater than ${10 * p.tens} means: the first digit is ${high(p).length === 1 ? '' : 'one of '}${listWords(high(p).map(String))}.`,
      relation: 'next',
    },
    {
      say: high(p)
        .map((first) => `With ${first}: ${listWords(numbersFrom(p, first).map(String))}.`)
        .join(' '),
      relation: 'next',
    },
    { say: `These are ${answer(p)} numbers.`, value: whole(answer(p)), relation: 'next' },
  ],
  load: (p) => 4 * p.cards.length + high(p).length,
}
