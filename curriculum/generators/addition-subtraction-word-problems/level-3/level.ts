import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { threeAddends as base } from './numbers.ts'

/** Three numbers; two of them may make ten. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
}

const numbers = (p: Params): [number, number, number] => [p.a, p.b, p.c]
const total = (p: Params): number => p.a + p.b + p.c

/** The two that make ten and the third, or the two largest and the third. */
function friends(p: Params): { pair: [number, number]; third: number; ten: boolean } {
  const orders: readonly (readonly [number, number, number])[] = [
    [p.a, p.b, p.c],
    [p.a, p.c, p.b],
    [p.b, p.c, p.a],
  ]
  const found = orders.find(([x, y]) => x + y === 10)
  const [x, y, third] = found ?? (numbers(p).toSorted((m, n) => n - m) as [number, number, number])
  return { pair: [x, y], third, ten: found !== undefined }
}

const load = (p: Params): number => total(p) / 3 + (friends(p).ten ? (p.a + p.b === 10 ? 0 : 3) : 7)
const tasks: readonly Params[] = range(1, 10)
  .flatMap((a) => range(1, 10).flatMap((b) => range(1, 10).map((c): Params => ({ a, b, c }))))
  .filter((p) => total(p) >= 7 && total(p) <= 20 && new Set(numbers(p)).size > 1)
  .toSorted((x, y) => load(x) - load(y))

/** Add three numbers by looking for a ten (1.OA.A.2, 1.OA.B.3), asked in several ways. */
export const level = taskLevel('addition_subtraction_word_problems/3', {
  version: 2,
  tasks: [doTask(base, { core: true })],
})
