import { claimsOf, type Claim } from '../../tasks/true-false-sort.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText, Value } from '../../values/values.ts'

/** What a side of one or two numbers is worth, written as text or as LaTeX. */
function sideValue(side: string): number {
  const [first = '', sign, second = ''] = side.split(' ')
  const [a, b] = [Number(first), Number(second)]
  switch (sign) {
    case undefined:
      return a
    case '+':
      return a + b
    case '-':
      return a - b
    case '\\times':
      return a * b
    default:
      return a / b
  }
}

const isPlain = (side: string): boolean => !side.includes(' ')

function told(side: string): RichText {
  if (isPlain(side)) return `the other side is \\(${side}\\)`
  const value = sideValue(side)
  if (Number.isInteger(value)) return `\\(${side}\\) is \\(${value}\\)`
  return `\\(${side}\\) is not a whole number`
}

/** Both sides and what they are worth, the one with a sign first. */
function bothSides([left, right]: readonly [string, string]): RichText {
  const [first, second] = isPlain(left) ? [right, left] : [left, right]
  const text = `${told(first)}, and ${told(second)}.`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Equations with the gap filled: by the missing number, and by the numbers that children put there, where no side is below 0. */
export function filledIn<P>(
  base: TopicLevel<P>,
  sides: (p: P, blank: string) => readonly [string, string],
): (p: P) => Claim[] {
  const filled = (p: P, value: Value): readonly [string, string] =>
    sides(p, value.kind === 'rational' ? String(value.n) : '')
  const isTold = (p: P, value: Value): boolean => filled(p, value).every((side) => sideValue(side) >= 0)
  const belowNothingLeftOut: TopicLevel<P> = {
    ...base,
    distractors: (p) => base.distractors(p).filter(({ value }) => isTold(p, value)),
  }
  return claimsOf(belowNothingLeftOut, {
    claim: (p, value) => `\\(${filled(p, value).join(' = ')}\\)`,
    because: (p) => bothSides(filled(p, base.answer(p))),
    whyNot: (p, { value }) => bothSides(filled(p, value)),
    misconception: 'equal_means_answer',
  })
}
