import { trueFalseSort, type Claim } from '../../tasks/true-false-sort.ts'
import { range } from '../wrong-answer.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'
import type { Bond } from './missing-part.ts'

const claimText = (a: number, b: number, whole: number): RichText => `\\(${a}\\) and \\(${b}\\) make \\(${whole}\\)`

/** Pairs that make the whole, and pairs that miss it: by one, or by a ten where the parts go in fives. */
function claimsOf({ whole }: Bond, by: number): Claim[] {
  const misconception = 'count_off_by_one'
  const miss = by === 1 ? 1 : 10
  return range(by, whole - by, by).flatMap((a) => [
    { text: claimText(a, whole - a, whole), isTrue: true, misconception, why: 'The two parts fit the whole.' },
    ...[miss, -miss]
      .map((off) => whole - a + off)
      .filter((b) => b > 0)
      .map((b) => ({
        text: claimText(a, b, whole),
        isTrue: false,
        misconception,
        why: `\\(${a}\\) and \\(${b}\\) make \\(${a + b}\\).`,
      })),
  ])
}

/** Which pairs make the whole, and which do not: each is tried (1.OA.C.6). `by` is the step between parts. */
export function sortBonds(base: TopicLevel<Bond>, by: 1 | 5 = 1): LevelTask {
  return trueFalseSort(base, {
    id: 'sort_bonds',
    version: 2,
    claims: (p) => claimsOf(p, by),
    most: 5,
    asks: (p) => [
      `Which pairs make \\(${p.whole}\\)? Sort them.`,
      `The whole is \\(${p.whole}\\). Which pairs are its parts?`,
      `Try each pair. Does it make \\(${p.whole}\\)?`,
    ],
    hints: [
      by === 1 ? 'Start with the greater part. Count on the other part.' : 'Add the tens first. Then add the ones.',
      'Do you land on the whole? Then it is true.',
    ],
  })
}
