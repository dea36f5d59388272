import { findError, type Slip } from '../../tasks/find-error.ts'
import { whole } from '../../values/rational.ts'
import type { LevelTask, Numbers } from '../../tasks/task.ts'
import type { RichText } from '../../values/values.ts'

const added = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** Two-digit numbers added by places: tens, ones, then both; with a slip the lines below go on from it. */
export function placesWork(addends: readonly number[], slip: string | null): RichText[] {
  const [tens, ones] = [addends.map((n) => n - (n % 10)), addends.map((n) => n % 10)]
  const tensSum = added(tens) - (slip === 'ten_lost' ? 10 : 0)
  const onesSum = added(ones) - (slip === 'ones_off' ? 1 : 0)
  const all = tensSum + (slip === 'new_ten_lost' ? onesSum % 10 : onesSum)
  return [
    `Tens: \\(${tens.join(' + ')} = ${tensSum}\\)`,
    `Ones: \\(${ones.join(' + ')} = ${onesSum}\\)`,
    `Together: \\(${tensSum} + ${onesSum} = ${all}\\)`,
  ]
}

/** What a line ends with. */
export const lineEnd = (line: RichText | undefined): number => Number(/= (\d+)/.exec(line ?? '')?.[1])

/** Somebody added by places, and one line is the first that is wrong: a ten or a one is missing, or the new ten is left out. */
export function placesMistake<P>(base: Numbers<P>, addendsOf: (p: P) => readonly number[]): LevelTask {
  const slips: readonly Slip<P>[] = [
    { id: 'ten_lost', why: (p) => `Count the tens again: ${lineEnd(placesWork(addendsOf(p), null)[0])}.` },
    { id: 'ones_off', why: (p) => `Add the ones again: ${lineEnd(placesWork(addendsOf(p), null)[1])}.` },
    { id: 'new_ten_lost', why: () => 'The ones make more than ten. The new ten was left out.' },
  ]
  return findError(base, {
    id: 'find_mistake',
    version: 1,
    task: (p) => `\\(${addendsOf(p).join(' + ')}\\)`,
    work: (p, slip) => placesWork(addendsOf(p), slip),
    slips,
    carries: true,
    hint: 'Check one line after the other. Is each sum right?',
    mend: (p, line, slip) => ({
      heading: 'What should that line say after the equal sign?',
      form: 'numeric',
      answer: whole(lineEnd(placesWork(addendsOf(p), null)[line])),
      distractors: [
        {
          value: whole(lineEnd(placesWork(addendsOf(p), slip)[line])),
          misconception: 'given_number',
          why: 'That is what the line says now. Add once more.',
        },
      ],
    }),
  })
}
