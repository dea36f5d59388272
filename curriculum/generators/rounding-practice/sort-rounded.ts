import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { groups, item } from '../../values/items.ts'
import { nextStep } from '../wrong-answer.ts'
import { above, below, halfway, tex, unitName, type Rounded } from './rounded-to.ts'
import type { Chance } from '../../chance.ts'
import type { Groups, Item } from '../../values/values.ts'

/** Numbers between two round ones, to be sorted by the one they round to. */
export interface SortedRounded extends Rounded {
  readonly numbers: readonly number[]
}

const numberItem = (n: number): Item => item(`number ${n}`, tex(n))
const place = (n: number): Item => item(`rounds ${n}`, `rounds to ${tex(n)}`)
const lower = (p: SortedRounded): number[] => p.numbers.filter((n) => n < halfway(p))
const higher = (p: SortedRounded): number[] => p.numbers.filter((n) => n >= halfway(p))
const listed = (numbers: readonly number[]): string => numbers.map(tex).join(', ')

/** Numbers under the round number that each belongs to, as somebody judges them. */
export const sortedRounded = (p: SortedRounded, isHigher: (n: number) => boolean): Groups =>
  groups([
    [place(below(p)), p.numbers.filter((n) => !isHigher(n)).map(numberItem)],
    [place(above(p)), p.numbers.filter(isHigher).map(numberItem)],
  ])

/** Far from the middle at first; then the middle itself and its neighbors are among them. */
function numbersFor(chance: Chance, p: Rounded, difficulty: number): number[] {
  const step = Math.max(1, p.unit / 1000)
  const near = [halfway(p), halfway(p) - step, halfway(p) + step]
  const free = (): number => below(p) + step * chance.int(1, p.unit / step - 1)
  const all = [...(chance.happens(difficulty) ? near.slice(0, 2) : []), ...Array.from({ length: 8 }, free)]
  return chance.shuffle([...new Set(all)].slice(0, 4 + Math.round(difficulty)))
}

/** More numbers, longer ones, and one that is nearly or exactly in the middle. */
const loadOf = (p: SortedRounded): number =>
  2 * p.numbers.length + String(p.n).length + (p.numbers.some((n) => Math.abs(n - halfway(p)) <= p.unit / 50) ? 2 : 0)

/** Numbers between two neighboring round ones are sorted: which rounds down, which rounds up (3.NBT.A.1, 4.NBT.A.3)? */
export function sortRounded(numbers: Numbers<Rounded>): LevelTask {
  const right = (p: SortedRounded): Groups => sortedRounded(p, (n) => n >= halfway(p))
  return task<SortedRounded>({
    id: 'sort_rounded',
    kind: 'choose',
    version: 1,
    form: 'groups',
    params: (chance, difficulty) => {
      const p = numbers.params(chance, difficulty)
      return { ...p, numbers: numbersFor(chance, p, difficulty) }
    },
    reject: (p) => {
      if (below(p) === 0) return 'rounds to nothing'
      return lower(p).length === 0 || higher(p).length === 0 ? 'one side is empty' : null
    },
    note: (p) => `${p.unit}: ${p.numbers.toSorted((a, b) => a - b).join(' ')}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Round each number to the nearest ${unitName(p.unit)}. Sort them.`,
        `Sort the numbers. What do they round to, to the nearest ${unitName(p.unit)}?`,
        `Put each number under the ${unitName(p.unit)} that it is nearest to. Halfway goes up.`,
      ]),
    }),
    answer: right,
    items: (p) => [place(below(p)), place(above(p)), ...p.numbers.map(numberItem)],
    distractors: () => [],
    hints: (p) => [
      { text: `What number is halfway between ${tex(below(p))} and ${tex(above(p))}?` },
      { text: `Halfway is ${tex(halfway(p))}. A number that is exactly halfway goes up.` },
    ],
    solution: (p) => [
      nextStep(`Halfway is ${tex(halfway(p))}. Less than that rounds down: ${listed(lower(p))}.`),
      nextStep(`At least that rounds up: ${listed(higher(p))}.`, undefined, right(p)),
    ],
    load: loadOf,
  })
}

/** Whether a number is nearer to the round one above it, by walking both ways. */
export function walksUp(p: SortedRounded): (n: number) => boolean {
  return (n) => above(p) - n <= n - below(p)
}
