import { wholeText } from '../../../notation/number-latex.ts'
import { whole } from '../../../values/rational.ts'
import { carriesIn, columnsOf, withoutCarry } from '../columns.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Column } from '../columns.ts'

/** Two numbers of four to six digits. */
export interface Params {
  readonly a: number
  readonly b: number
}

const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const
const total = (p: Params): number => p.a + p.b
const columns = (p: Params): Column[] => columnsOf([p.a, p.b])
const carries = (p: Params): number => carriesIn([p.a, p.b])

/** From four digits to six, the second number sometimes shorter. */
function params(chance: Chance, difficulty: number): Params {
  const places = 4 + Math.min(2, Math.floor(difficulty * 2.4 + chance.unit() * 0.6))
  const top = 10 ** places
  const a = chance.int(0.12 * top, 0.74 * top)
  const shorter = chance.happens(0.4 * difficulty)
  return { a, b: shorter ? chance.int(0.011 * top, 0.1 * top) : chance.int(0.12 * top, 0.98 * top - a) }
}

function reject(p: Params): string | null {
  if (p.a % 10 === 0 || p.b % 10 === 0) return 'nothing to add in the ones'
  return carries(p) < 2 ? 'too few carries' : null
}

/** The places, lowest first, whose carry goes to the next column. */
const carried = (p: Params): number[] => columns(p).flatMap((c, i) => (c.carriedOut > 0 ? [i] : []))

function distractors(p: Params): Distractor[] {
  const [first = 0, second = 1] = carried(p)
  return [
    {
      value: whole(withoutCarry([p.a, p.b])),
      misconception: 'no_carry',
      why: 'You left out every new ten, hundred, or thousand. When a place has 10 or more, regroup 10 as 1 of the next place.',
    },
    {
      value: whole(total(p) - 10 ** (first + 1)),
      misconception: 'no_carry',
      why: `The ${placeNames[first]} make 10 or more. Regroup 10 of them, and add 1 to the ${placeNames[first + 1]}.`,
    },
    {
      value: whole(total(p) - 10 ** (second + 1)),
      misconception: 'no_carry',
      why: `The ${placeNames[second]} make 10 or more. Regroup 10 of them, and add 1 to the ${placeNames[second + 1]}.`,
    },
    {
      value: whole(total(p) + 10 ** (first + 1)),
      misconception: 'slip_off_by_one',
      why: `You added the 1 from the ${placeNames[first]} twice. Add it to the ${placeNames[first + 1]} once.`,
    },
  ]
}

function said(c: Column, i: number, last: boolean): string {
  const known = c.digits.map((digit) => `\\(${digit}\\)`).join(' and ')
  const carry = c.carriedIn > 0 ? ` and the regrouped 1` : ''
  const write =
    c.carriedOut > 0 && !last
      ? `Write \\(${c.written}\\), and regroup 10 ${placeNames[i]} as 1 ${placeNames[i + 1]?.slice(0, -1)}.`
      : `Write \\(${last ? c.sum : c.written}\\).`
  return `The ${placeNames[i]}: ${known}${carry} make \\(${c.sum}\\). ${write}`
}

function solution(p: Params): Step[] {
  const all = columns(p)
  return [
    ...all.map((c, i): Step => ({
      say: said(c, i, i === all.length - 1),
      latex: `${[...c.digits, ...(c.carriedIn > 0 ? [1] : [])].join(' + ')} = ${c.sum}`,
      relation: 'next',
    })),
    {
      say: 'Read the digits that you wrote.',
      latex: `${wholeText(p.a)} + ${wholeText(p.b)} = ${wholeText(total(p))}`,
      value: whole(total(p)),
      relation: 'next',
    },
  ]
}

/** Add large numbers with the standard algorithm (4.NBT.B.4). */
export const standardSums: TopicLevel<Params> = {
  key: 'multi_digit_addition_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a}+${p.b}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Find the sum.',
      'Add. Regroup where you need to.',
      'What is the sum of these numbers?',
      'Add the two numbers.',
    ]),
    latex: `${wholeText(p.a)} + ${wholeText(p.b)}`,
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const [ones] = columns(p)
    const [first = 0] = carried(p)
    return [
      { text: 'Write the numbers one above the other, ones under ones. Start on the right.' },
      { text: `The ones make \\(${ones?.sum}\\).${(ones?.carriedOut ?? 0) > 0 ? ' Regroup 10 ones as 1 ten.' : ''}` },
      {
        text: `You regroup in the ${placeNames[first]} first. Add 1 to the ${placeNames[first + 1] ?? 'next place'}.`,
      },
    ]
  },
  solution,
  load: (p) => 3 * String(p.a).length + carries(p) / 2,
}
