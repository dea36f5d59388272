import { findError } from '../../tasks/find-error.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { partsOf, placeNames } from './expanded-form.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'

/**
 * What the digits are worth, line by line. With the slip `low_2` the digit in the hundreds is taken for tens, with `high_2` for
 * thousands; the first digit is never taken for a higher place.
 */
export function worthWork(n: number, slip: string | null): RichText[] {
  const digits = [...String(n)]
  return partsOf(n).map((part, i) => {
    const place = digits.length - 1 - i
    const told = slip === `low_${place}` ? part / 10 : slip === `high_${place}` && i > 0 ? 10 * part : part
    return `The \\(${digits[i]}\\) in the ${placeNames[place]} is worth \\(${wholeText(told)}\\).`
  })
}

const places = [0, 1, 2, 3, 4, 5] as const
const slips = places.flatMap((place) => [
  ...(place > 0 ? [{ id: `low_${place}`, place }] : []),
  { id: `high_${place}`, place },
])

/** Somebody says what the digits of a number are worth, and is a place off once. */
export function worthWrong<P>(base: TopicLevel<P>, numberOf: (p: P) => number): LevelTask {
  return findError(base, {
    id: 'worth_wrong',
    version: 1,
    task: (p) => `\\(${wholeText(numberOf(p))}\\)`,
    verb: 'read',
    work: (p, slip) => worthWork(numberOf(p), slip),
    slips: slips.map(({ id, place }) => ({
      id,
      why: () =>
        place === 0
          ? 'A digit in the ones is worth just what it says.'
          : `A digit in the ${placeNames[place]} tells how many ${placeNames[place]} there are.`,
    })),
    hint: 'The place of a digit tells how much it is worth.',
  })
}
