import { baseTenBlocks } from '../../../figures/base-ten-blocks.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A number of hundreds, tens and ones; shown as blocks, or its parts are named in a mixed order with the blocks beside. */
export interface Params {
  readonly hundreds: number
  readonly tens: number
  readonly ones: number
  /** The order in which the parts are named; 0 shows blocks only. */
  readonly named: 0 | 1 | 2 | 3
}

const orders = [[], ['hundreds', 'tens', 'ones'], ['ones', 'hundreds', 'tens'], ['tens', 'ones', 'hundreds']] as const
/** The number that the digits make. */
export const numberOf = (p: Params): number => 100 * p.hundreds + 10 * p.tens + p.ones
const isEmpty = (p: Params): boolean => p.tens === 0 || p.ones === 0

/** More hundreds, empty places and parts out of order as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const rise = (least: number, growth: number): number => least + Math.round(growth * difficulty)
  const digit = (): number => chance.int(rise(1, 2), 9)
  const [hundreds, tens, ones] = [chance.int(rise(1, 4), rise(4, 5)), digit(), digit()]
  const empty = chance.happens(0.5 * difficulty)
  const first = chance.happens(0.5)
  const order = difficulty * 2.6 + chance.unit() * 1.4 - 0.4
  return {
    hundreds,
    tens: empty && first ? 0 : tens,
    ones: empty && !first ? 0 : ones,
    named: Math.max(0, Math.min(3, Math.floor(order))) as Params['named'],
  }
}

function reject(p: Params): string | null {
  return p.tens === p.ones || p.hundreds === p.tens ? 'equal digits side by side hide a swap' : null
}

function distractors(p: Params): Distractor[] {
  const rest = 10 * p.tens + p.ones
  return [
    {
      value: whole(100 * p.hundreds + 10 * p.ones + p.tens),
      misconception: 'teen_reversal',
      why: 'The tens and the ones changed places.',
    },
    {
      value: whole(Number(`${100 * p.hundreds}${rest}`)),
      misconception: 'concat_place_value',
      why: `\\(${100 * p.hundreds}\\) and \\(${rest}\\) were written side by side. Each place has one digit.`,
    },
    {
      value: whole(p.hundreds + p.tens + p.ones),
      misconception: 'face_value',
      why: 'You counted the blocks. A flat is worth 100 and a long block is worth ten.',
    },
    {
      value: whole(100 * p.tens + 10 * p.hundreds + p.ones),
      misconception: 'reversed_order',
      why: 'The hundreds and the tens changed places.',
    },
  ]
}

const picture = (p: Params): Figure =>
  baseTenBlocks({ numbers: [{ hundreds: p.hundreds, tens: p.tens, ones: p.ones }], headings: true })

const partsNamed = (p: Params): string => {
  const parts = orders[p.named].flatMap((place) => (p[place] === 0 ? [] : [countNoun(p[place], place.slice(0, -1))]))
  return parts.length === 3 ? `${parts[0]}, ${parts[1]} and ${parts[2]}` : parts.join(' and ')
}

function solution(p: Params): Step[] {
  const emptyPlace = p.tens === 0 ? 'tens' : 'ones'
  const sum = [100 * p.hundreds, 10 * p.tens, p.ones].filter((part) => part > 0).join(' + ')
  return [
    {
      say: `There are ${countNoun(p.hundreds, 'hundred')}, ${countNoun(p.tens, 'ten')} and ${countNoun(p.ones, 'one')}.`,
      figure: picture(p),
      relation: 'next',
    },
    { say: 'Add the parts, the hundreds first.', latex: sum, relation: 'next' },
    {
      say: `${isEmpty(p) ? `There are no ${emptyPlace}, so a zero keeps that place. ` : ''}The number is \\(${numberOf(p)}\\).`,
      latex: `${sum} = ${numberOf(p)}`,
      value: whole(numberOf(p)),
      relation: 'next',
    },
  ]
}

/** Build three-digit numbers from hundreds, tens and ones (2.NBT.A.1): as it was asked before the level had tasks. */
export const threeDigits: TopicLevel<Params> = {
  key: 'place_value_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${numberOf(p)} ${p.named}`,
  prompt: (p, words) => ({
    text:
      p.named === 0
        ? words.pick(['Which number do the blocks show?', 'Write the number that the blocks make.'])
        : words.pick([`Which number has ${partsNamed(p)}?`, `Write the number made of ${partsNamed(p)}.`]),
  }),
  answer: (p) => whole(numberOf(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A flat is 100, a long block is 10, a small block is 1.' },
    { text: `Start with the hundreds: \\(${100 * p.hundreds}\\). Then the tens, then the ones.` },
    {
      text: isEmpty(p)
        ? `One place is empty. Write a zero there.`
        : `The tens make \\(${10 * p.tens}\\). Put them with the \\(${100 * p.hundreds}\\), then add the ones.`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => 3 * p.hundreds + p.tens + p.ones + 5 * p.named + (isEmpty(p) ? 8 : 0),
}
