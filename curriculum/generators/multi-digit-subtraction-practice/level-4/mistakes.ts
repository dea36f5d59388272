import { whole } from '../../../values/rational.ts'
import type { Mend, Slip } from '../../../tasks/find-error.ts'
import type { RichText } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

const columnNames = ['Ones', 'Tens', 'Hundreds'] as const

const digits = (n: number): number[] => [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100)]

/** Subtraction column by column from the ones, as a child does it who makes the slip of an id, or none for null. */
export function columnWork(p: Params, slip: string | null): RichText[] {
  const [top, taken] = [digits(p.top), digits(p.bottom)]
  let owed = 0
  return columnNames.map((name, i) => {
    const digit = top[i] ?? 0
    const below = taken[i] ?? 0
    const paid = (i === 1 && slip === 'tens_not_paid') || (i === 2 && slip === 'hundreds_not_paid') ? 0 : owed
    // With no tens to trade, a hundred becomes 9 tens and 10 ones: who keeps 10 tens has not paid for the ones.
    const acrossZero = i === 1 && slip === 'ten_tens' && digit === 0 && owed === 1
    const left = digit - (acrossZero ? 0 : paid)
    const traded = left < below
    owed = traded ? 1 : 0
    const above = left + (traded ? 10 : 0)
    const counted = above - below
    const shown = i === 0 && slip === 'ones_off' ? (counted > 0 ? counted - 1 : 1) : counted
    return `${name}: \\(${above} - ${below} = ${shown}\\)`
  })
}

/** What goes wrong most often in column subtraction. Source: Brown & Burton 1978; VanLehn 1990. */
export const columnSlips: readonly Slip<Params>[] = [
  { id: 'tens_not_paid', why: () => 'A ten was traded for the ones, so there is one ten fewer.' },
  { id: 'hundreds_not_paid', why: () => 'A hundred was traded for the tens, so there is one hundred fewer.' },
  { id: 'ten_tens', why: () => 'The hundred became 9 tens and 10 ones, so only 9 tens are there.' },
  { id: 'ones_off', why: () => 'The numbers in it are right, but the difference is off by one.' },
]

/** What stands behind the equals sign of a line. */
const endOf = (line: RichText | undefined): number => Number(/= (\d+)/.exec(line ?? '')?.[1])

/** What the line with the slip should end with: one digit of the difference. */
export const columnMend: Mend<Params> = (p, line, slip) => ({
  heading: 'What should that line say after the equals sign?',
  form: 'numeric',
  answer: whole(endOf(columnWork(p, null)[line])),
  distractors: [
    {
      value: whole(endOf(columnWork(p, slip)[line])),
      misconception: 'given_number',
      why: 'That is what the line says now. Work it out once more.',
    },
  ],
})
