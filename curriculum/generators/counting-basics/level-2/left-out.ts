import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { most } from './numbers.ts'

/** A child counts from one number to another and leaves one out. */
export interface Skipped {
  readonly from: number
  readonly to: number
  readonly out: number
  readonly name: string
}

const all: readonly Omit<Skipped, 'name'>[] = range(1, most - 3)
  .flatMap((from) => range(from + 3, Math.min(from + 6, most)).map((to) => ({ from, to })))
  .flatMap(({ from, to }) => range(from + 1, to - 1).map((out) => ({ from, to, out })))
  .toSorted((p, q) => load(p) - load(q))

/** Long counts, high numbers and counts that do not begin with one are harder. */
function load(p: Omit<Skipped, 'name'>): number {
  return p.out + (p.to - p.from) / 2 + (p.from > 1 ? 2 : 0)
}

const said = (p: Skipped): string =>
  range(p.from, p.to)
    .filter((n) => n !== p.out)
    .join(', \\; ')

/** Which number did somebody leave out while counting? The commonest slip of young children, found in another child's count. */
export const leftOut: LevelTask = task<Skipped>({
  id: 'left_out',
  kind: 'find_error',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => ({ ...chance.pick(windowOf(all, difficulty)), name: chance.pick(firstNames) }),
  note: (p) => `${p.from} ${p.to} ${p.out}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `${p.name} counts. Which number is left out?`,
      `${p.name} forgot a number. Which one?`,
      `Listen to ${p.name} count. What number is missing?`,
    ]),
    latex: said(p),
  }),
  answer: (p) => whole(p.out),
  distractors: (p) => [
    wrongAnswer(whole(p.out + 1), 'count_off_by_one', `${p.name} did say ${p.out + 1}. What comes before it?`),
    wrongAnswer(whole(p.out - 1), 'count_off_by_one', `${p.name} did say ${p.out - 1}. What comes after it?`),
    wrongAnswer(whole(p.to + 1), 'near', 'That one comes later. Look for the gap.'),
  ],
  hints: (p) => [
    { text: `Count with ${p.name}. Say the numbers out loud.` },
    { text: `What comes after ${p.out - 1}?` },
    { text: `After ${p.out - 1}, ${p.name} says ${p.out + 1}. One is missing.` },
  ],
  solution: (p) => [
    nextStep('Count along, and listen for the gap.', range(p.from, p.to).join(', ')),
    nextStep(`After \\(${p.out - 1}\\) comes \\(${p.out}\\). ${p.name} left it out.`, String(p.out), whole(p.out)),
  ],
  load,
})
