import { whole } from '../../../values/rational.ts'
import { bothDigitsWritten, columnsOf, withoutCarry } from '../columns.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'

/** Three or four two-digit numbers whose ones need a carry. */
export interface Params {
  readonly addends: readonly number[]
}

const total = (p: Params): number => p.addends.reduce((sum, n) => sum + n, 0)
const carry = (p: Params): number => columnsOf(p.addends)[0]?.carriedOut ?? 0

/** Larger numbers, and four of them, as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(difficulty * 1.6 - 0.3) ? 4 : 3
  const most = 30 + Math.round(60 * difficulty)
  return { addends: Array.from({ length: count }, () => chance.int(11 + Math.round(15 * difficulty), most)) }
}

function reject(p: Params): string | null {
  if (carry(p) === 0) return 'no carry'
  if (p.addends.some((n) => n % 10 === 0)) return 'nothing to add in the ones'
  return new Set(p.addends).size < p.addends.length ? 'the same number twice' : null
}

function distractors(p: Params): Distractor[] {
  return [
    {
      value: whole(withoutCarry(p.addends)),
      misconception: 'no_carry',
      why: 'The ones make ten or more. Carry those tens to the tens column.',
    },
    {
      value: whole(total(p) - (p.addends.at(-1) ?? 0)),
      misconception: 'stops_early',
      why: `The last number, \\(${p.addends.at(-1)}\\), is still to add.`,
    },
    {
      value: whole(bothDigitsWritten(p.addends)),
      misconception: 'no_carry',
      why: 'Each column was written in full. Only one digit fits in the ones place.',
    },
    {
      value: whole(total(p) + 10),
      misconception: 'slip_off_by_one',
      why: 'The carry was counted once too often.',
    },
  ]
}

function solution(p: Params): Step[] {
  const ones = p.addends.map((n) => n % 10)
  const tens = p.addends.map((n) => n - (n % 10))
  const [onesSum, tensSum] = [ones.reduce((a, b) => a + b, 0), tens.reduce((a, b) => a + b, 0)]
  return [
    { say: `Add the ones. They make \\(${onesSum}\\).`, latex: `${ones.join(' + ')} = ${onesSum}`, relation: 'next' },
    { say: `Add the tens. They make \\(${tensSum}\\).`, latex: `${tens.join(' + ')} = ${tensSum}`, relation: 'next' },
    {
      say: `Put both together: \\(${tensSum}\\) and \\(${onesSum}\\).`,
      latex: `${tensSum} + ${onesSum} = ${total(p)}`,
      value: whole(total(p)),
      relation: 'next',
    },
  ]
}

/** Two ones that make ten, when there are some. */
function friendly(p: Params): [number, number] | null {
  const ones = p.addends.map((n) => n % 10)
  for (const [i, x] of ones.entries()) for (const y of ones.slice(i + 1)) if (x + y === 10) return [x, y]
  return null
}

/** Add up to four two-digit numbers (2.NBT.B.6). */
export const addSeveral: TopicLevel<Params> = {
  key: 'multi_digit_addition_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => p.addends.join('+'),
  prompt: (p, words) => ({
    text: words.pick(['Add all the numbers.', 'Add.', 'What is the total?']),
    latex: p.addends.join(' + '),
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const pair = friendly(p)
    return [
      { text: 'Add all the ones first. Then add all the tens.' },
      {
        text:
          pair === null
            ? 'You may add in any order. Start with the largest number.'
            : `Look for tens: \\(${pair[0]}\\) and \\(${pair[1]}\\) make ten.`,
      },
      { text: `The ones make \\(${columnsOf(p.addends)[0]?.sum}\\). Carry \\(${carry(p)}\\) to the tens.` },
    ]
  },
  solution,
  load: (p) => total(p) / 10 + 6 * p.addends.length,
}
