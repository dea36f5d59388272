import { matchFaces } from '../../../tasks/match-faces.ts'
import { pickStrategy, type Way } from '../../../tasks/pick-strategy.ts'
import { factFamily } from '../../subtraction-intro/fact-family.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { range } from '../../wrong-answer.ts'
import { sumNote, type Sum } from '../sums.ts'
import { sumsFromMemory as base } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'

const large = (p: Sum): number => Math.max(p.a, p.b)
const small = (p: Sum): number => Math.min(p.a, p.b)
const apart = (p: Sum): number => large(p) - small(p)

const ways: readonly [Way<Sum>, Way<Sum>, Way<Sum>] = [
  {
    id: 'double',
    does: (p) => `Double \\(${small(p)}\\).`,
    because: () => 'The numbers are the same or 1 apart.',
    helps: (p) => apart(p) <= 1,
    whyNot: (p) => `\\(${p.a}\\) and \\(${p.b}\\) are \\(${apart(p)}\\) apart. A double is too far away.`,
  },
  {
    id: 'ten',
    does: (p) => `Make ten with \\(${large(p)}\\).`,
    because: () => 'One number is 8 or 9.',
    helps: (p) => large(p) >= 8,
    whyNot: (p) => `\\(${large(p)}\\) is not 8 or 9. It is not so close to ten.`,
  },
  {
    id: 'count_on',
    does: (p) => `Count on from \\(${large(p)}\\).`,
    because: () => 'One number is only 2 or 3.',
    helps: (p) => small(p) <= 3,
    whyNot: (p) => `\\(${small(p)}\\) is a lot to count on.`,
  },
]

/** How the way that helps goes on. */
function goesOn(p: Sum): string {
  const total = p.a + p.b
  if (apart(p) === 0) return `double \\(${p.a}\\) is \\(${total}\\).`
  if (apart(p) === 1) return `double \\(${small(p)}\\) is \\(${2 * small(p)}\\), and 1 more is \\(${total}\\).`
  if (small(p) <= 3) return `\\(${p.a} + ${p.b} = ${total}\\).`
  return `\\(10 + ${total - 10} = ${total}\\).`
}

/** Which way to a sum is the shortest, with its reason. */
export const pickWay: LevelTask = pickStrategy<Sum>(
  { params: base.params, load: base.load, note: sumNote },
  {
    id: 'pick_way',
    version: 1,
    ways,
    space: 38,
    asks: (p) => [
      `Which way makes \\(${p.a} + ${p.b}\\) easy? Is its reason true?`,
      `How would you add \\(${p.a} + ${p.b}\\) in your head?`,
    ],
    hints: ['Read each reason. Is it true of these numbers?', 'Only one of the reasons is true.'],
    goesOn,
  },
)

const beyondTen: readonly Sum[] = range(11, 18).flatMap((total) =>
  range(total - 9, 9).map((a): Sum => ({ a, b: total - a })),
)

/** Sums beyond ten are matched with ten and what is left. */
export const tenMatch: LevelTask = matchFaces<Sum>(
  {
    params: (chance, difficulty) => pickByDifficulty(chance, beyondTen, difficulty, 0.7),
    load: (p) => p.a + p.b,
    note: sumNote,
  },
  {
    id: 'ten_match',
    version: 1,
    most: 4,
    left: (p) => `\\(${p.a} + ${p.b}\\)`,
    right: (p) => `\\(10 + ${p.a + p.b - 10}\\)`,
    means: (p) => String(p.a + p.b),
    asks: [
      'Match the sums that are equal.',
      'Which sums are the same? Match them.',
      'Make ten. Match each sum with what you get.',
    ],
    hints: ['Fill up the larger number to 10.', 'What is left of the smaller number goes with 10.'],
    because: (p) => `\\(${p.a} + ${p.b}\\) and \\(10 + ${p.a + p.b - 10}\\) are both \\(${p.a + p.b}\\).`,
    why: (p, other) =>
      `\\(${p.a} + ${p.b}\\) is \\(${p.a + p.b}\\), and \\(${other.a} + ${other.b}\\) is \\(${other.a + other.b}\\).`,
    misconception: () => 'count_off_by_one',
  },
)

/** The three numbers of a fact in all the ways in which they belong together. */
export const family: LevelTask = factFamily(
  {
    params: (chance, difficulty) => {
      const { a, b } = base.params(chance, difficulty)
      return { all: a + b, taken: a }
    },
    note: ({ all, taken }) => `${all}-${taken}`,
    load: ({ all }) => all,
  },
  { space: 56, adds: true },
)
