import { areaModel } from '../../../figures/area-model.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A two-digit number times a one-digit number, in the order in which they are written. */
export interface Params {
  readonly long: number
  readonly short: number
  readonly shortFirst: boolean
}

const ones = (p: Params): number => p.long % 10
const tens = (p: Params): number => p.long - ones(p)
const total = (p: Params): number => p.long * p.short
const written = (p: Params): string => (p.shortFirst ? `${p.short} \\times ${p.long}` : `${p.long} \\times ${p.short}`)

/** Larger tens and a larger multiplier as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const lowest = 12 + Math.round(32 * difficulty)
  const least = 2 + Math.round(3 * difficulty)
  return {
    long: chance.int(lowest, lowest + 55),
    short: chance.int(least, least + 4),
    shortFirst: chance.happens(0.5),
  }
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(tens(p) * p.short),
      misconception: 'partial_product_missing',
      why: `That is only \\(${tens(p)} \\times ${p.short}\\). Multiply the ${countNoun(ones(p), 'one')}, too.`,
    },
    {
      value: whole(tens(p) * p.short + ones(p)),
      misconception: 'partial_product_missing',
      why: `The \\(${ones(p)}\\) was only added. It is multiplied by \\(${p.short}\\) too.`,
    },
    {
      value: whole((tens(p) / 10) * p.short + ones(p) * p.short),
      misconception: 'place_shift_missing',
      why: `The \\(${tens(p) / 10}\\) is worth \\(${tens(p)}\\), so multiply \\(${tens(p)} \\times ${p.short}\\).`,
    },
    {
      value: whole(total(p) + p.short),
      misconception: 'slip_off_by_one',
      why: `That is \\(${p.long + 1} \\times ${p.short}\\), one \\(${p.short}\\) too many.`,
    },
  ]
  return total(p) % 2 === 0 ? list : [...list.slice(2), ...list.slice(0, 2)]
}

const picture = (p: Params, filled: boolean): Figure =>
  areaModel({
    top: [String(tens(p)), String(ones(p))],
    left: [String(p.short)],
    cells: [filled ? [String(tens(p) * p.short), String(ones(p) * p.short)] : [null, null]],
    widths: [tens(p), ones(p)],
  })

function solution(p: Params): Step[] {
  const [first, second] = [tens(p) * p.short, ones(p) * p.short]
  return [
    {
      say: `Split \\(${p.long}\\) into \\(${tens(p)}\\) and \\(${ones(p)}\\).`,
      latex: `${p.long} = ${tens(p)} + ${ones(p)}`,
      relation: 'next',
    },
    {
      say: `Multiply the tens by \\(${p.short}\\).`,
      latex: `${tens(p)} \\times ${p.short} = ${first}`,
      relation: 'next',
    },
    {
      say: `Multiply the ones by \\(${p.short}\\).`,
      latex: `${ones(p)} \\times ${p.short} = ${second}`,
      figure: picture(p, true),
      relation: 'next',
    },
    {
      say: 'Add the two parts of the rectangle.',
      latex: `${first} + ${second} = ${total(p)}`,
      value: whole(total(p)),
      relation: 'next',
    },
  ]
}

/** Multiply with an area model and partial products (4.NBT.B.5). */
export const partialProducts: TopicLevel<Params> = {
  key: 'multi_digit_multiplication_practice/2',
  version: 1,
  params,
  reject: (p) => (ones(p) === 0 ? 'no ones' : null),
  note: written,
  prompt: (p, words) => ({
    text: words.pick(['Multiply. The area model can help.', 'Multiply the tens and the ones, then add.', 'Multiply.']),
    latex: written(p),
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Split \\(${p.long}\\) into tens and ones.` },
    {
      text: `Find the area of each part: \\(${tens(p)} \\times ${p.short}\\) and \\(${ones(p)} \\times ${p.short}\\).`,
    },
    {
      text: `The parts are \\(${tens(p) * p.short}\\) and \\(${ones(p) * p.short}\\). Add them.`,
      figure: picture(p, true),
    },
  ],
  solution,
  figure: (p) => picture(p, false),
  load: (p) => p.long / 12 + p.short,
}
