import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { inOrder, threesOf, type Three } from '../in-order.ts'
import { shadeAndCompare } from '../shade-and-compare.ts'
import { sharedReason, whoMore } from '../who-more.ts'
import { sharedReasons, withReason } from '../with-reason.ts'
import { alikePairs, pairs } from './numbers.ts'

const hasOneBottom = ({ fractions }: Three): boolean => new Set(fractions.map(([, d]) => d)).size === 1
const load = (p: Three): number =>
  p.fractions.reduce((sum, [, d]) => sum + d, 0) / 3 + (hasOneBottom(p) ? 0 : 6) + (p.first === 'least' ? 0 : 1)
const bottoms = [2, 3, 4, 6, 8]
const threes = threesOf(
  [
    ...bottoms.map((d) => range(1, d - 1).map((n) => [n, d] as const)),
    ...[2, 3, 5].map((n) => bottoms.filter((d) => d > n).map((d) => [n, d] as const)),
  ],
  load,
)

/** Compare fractions that share a numerator or denominator (3.NF.A.3d), asked in five ways. */
export const level = taskLevel('fractions_comparing_practice/2', {
  version: 3,
  tasks: [
    doTask(alikePairs, { core: true }),
    shadeAndCompare(pairs),
    withReason(pairs, {
      reasons: sharedReasons,
      hint: 'Are the parts the same size? Or is the number of parts the same?',
    }),
    inOrder(threes, {
      load,
      hints: (p) =>
        hasOneBottom(p)
          ? [
              'All parts have the same size, so the numerators decide.',
              `Compare the numerators ${p.fractions.map(([n]) => n).join(', ')}.`,
            ]
          : [
              'All have the same number of parts. The greatest denominator makes the smallest parts.',
              `Compare the denominators ${p.fractions.map(([, d]) => d).join(', ')}.`,
            ],
    }),
    whoMore(pairs, { reason: sharedReason }),
  ],
})
