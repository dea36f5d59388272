import { sentence } from '../../figures/lettering.ts'
import { whole } from '../../values/rational.ts'
import { columnsOf } from './columns.ts'
import type { Mend, Slip } from '../../tasks/find-error.ts'
import type { RichText } from '../../values/values.ts'
import type { Sum } from './column-sums.ts'

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const

/** A sum column by column from the ones, as a child writes it who makes the slip of an id, or none for null: 'lost 1', 'off 0'. */
export function sumWork(p: Sum, slip: string | null): RichText[] {
  const [kind = '', at = ''] = (slip ?? '').split(' ')
  let carry = 0
  return columnsOf([p.a, p.b]).map(({ digits }, i) => {
    const isHere = i === Number(at) && slip !== null
    const added = isHere && kind === 'lost' ? 0 : carry
    const sum = digits.reduce((total, digit) => total + digit, added)
    const shown = isHere && kind === 'off' ? (sum > 0 ? sum - 1 : 1) : sum
    carry = Math.floor(shown / 10)
    const terms = [...digits, ...(added > 0 ? [added] : [])]
    return `${sentence(places[i] ?? '')}: \\(${terms.join(' + ')} = ${shown}\\)`
  })
}

/** What goes wrong most often in column addition: the new ten is not added, or a fact is off by one. Source: Brown & Burton 1978. */
export const sumSlips: readonly Slip<Sum>[] = [
  ...places.slice(1).map((place, i): Slip<Sum> => ({
    id: `lost ${i + 1}`,
    why: () => `The new ${place.slice(0, -1)} from the ${places[i]} was not added.`,
  })),
  ...places.slice(0, 3).map((_, i): Slip<Sum> => ({
    id: `off ${i}`,
    why: () => 'The numbers in it are right, but the sum is off by one.',
  })),
]

const endOf = (line: RichText | undefined): number => Number(/= (-?\d+)/.exec(line ?? '')?.[1])

/** What the line with the slip should end with: the sum of one column. */
export const sumMend: Mend<Sum> = (p, line, slip) => ({
  heading: 'What should that line say after the equals sign?',
  form: 'numeric',
  answer: whole(endOf(sumWork(p, null)[line])),
  distractors: [
    {
      value: whole(endOf(sumWork(p, slip)[line])),
      misconception: 'given_number',
      why: 'That is what the line says now. Work it out once more.',
    },
  ],
})
