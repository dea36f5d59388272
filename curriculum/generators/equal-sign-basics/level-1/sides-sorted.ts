import { sideText, worth } from '../sides.ts'
import type { Claim } from '../../../tasks/true-false-sort.ts'
import type { Side } from '../sides.ts'
import type { RichText } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** What one side is worth, in words that follow on: "5 + 3 is 8", or "it is 8" of a number alone. */
const told = (side: Side): RichText =>
  side.sign === '' ? `the other side is ${side.a}` : `${sideText(side)} is ${worth(side)}`

const capital = (text: RichText): RichText => text.charAt(0).toUpperCase() + text.slice(1)

/** Each side and what it is worth, the side with a sign first. */
export function bothTold({ left, right }: Params): RichText {
  const [first, second] = left.sign === '' ? [right, left] : [left, right]
  return `${capital(told(first))}, and ${told(second)}.`
}

/** The sentence of the question as a claim. */
export function sentenceClaims(p: Params): Claim[] {
  return [
    {
      text: `\\(${sideText(p.left)} = ${sideText(p.right)}\\)`,
      isTrue: worth(p.left) === worth(p.right),
      misconception: 'equal_means_answer',
      why: bothTold(p),
    },
  ]
}
