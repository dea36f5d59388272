import type { Chance } from '../../../chance.ts'
import type { Numbers } from '../../../tasks/task.ts'
import type { Way } from '../../../tasks/pick-strategy.ts'

/** Two numbers to be added in one's head. */
export interface Pair {
  readonly a: number
  readonly b: number
}

/** The ten next to b. */
const ten = ({ b }: Pair): number => 10 * Math.round(b / 10)
const away = (p: Pair): number => Math.abs(p.b - ten(p))
const ones = (n: number): number => n % 10

const isNearTen = (p: Pair): boolean => away(p) <= 2
const isDouble = ({ a, b }: Pair): boolean => Math.abs(a - b) <= 2
const staysBelowTen = ({ a, b }: Pair): boolean => ones(a) + ones(b) < 10

export const addingWays: readonly [Way<Pair>, Way<Pair>, Way<Pair>] = [
  {
    id: 'round',
    does: (p) => `Add \\(${ten(p)}\\), then adjust.`,
    because: (p) => `\\(${p.b}\\) is only 1 or 2 away from a ten.`,
    helps: isNearTen,
    whyNot: (p) => `\\(${p.b}\\) is \\(${away(p)}\\) away from \\(${ten(p)}\\). That is a lot to adjust.`,
  },
  {
    id: 'double',
    does: (p) => `Double \\(${p.a}\\), then adjust.`,
    because: () => 'The two numbers are at most 2 apart.',
    helps: isDouble,
    whyNot: (p) => `\\(${p.a}\\) and \\(${p.b}\\) are \\(${Math.abs(p.a - p.b)}\\) apart. A double is too far away.`,
  },
  {
    id: 'tens_ones',
    does: () => 'Add the tens, then the ones.',
    because: ({ a, b }) => `\\(${ones(a)}\\) and \\(${ones(b)}\\) ones are less than ten.`,
    helps: staysBelowTen,
    whyNot: ({ a, b }) =>
      `\\(${ones(a)}\\) and \\(${ones(b)}\\) ones are \\(${ones(a) + ones(b)}\\). That is more than 9, so there is a new ten.`,
  },
]

/** How the way that helps goes on. */
export function thenAdd(p: Pair): string {
  const { a, b } = p
  if (isNearTen(p)) return `\\(${a} + ${ten(p)} = ${a + ten(p)}\\), so \\(${a} + ${b} = ${a + b}\\).`
  if (isDouble(p)) return `\\(${a} + ${a} = ${2 * a}\\), so \\(${a} + ${b} = ${a + b}\\).`
  const [tensOf, onesOf] = [a + b - ones(a) - ones(b), ones(a) + ones(b)]
  return `\\(${tensOf} + ${onesOf} = ${a + b}\\).`
}

function drawPair(chance: Chance, difficulty: number): Pair {
  const most = 4 + Math.round(4 * difficulty)
  const a = 10 * chance.int(1 + Math.round(2 * difficulty), most) + chance.int(1, 9)
  const tens = 10 * chance.int(1 + Math.round(2 * difficulty), most)
  switch (chance.pick(['round', 'double', 'ones'])) {
    case 'round':
      return { a, b: tens + chance.pick([8, 9, 11, 12]) }
    case 'double':
      return { a, b: a + chance.pick([-2, -1, 1, 2]) }
    default:
      return { a, b: tens + chance.int(3, 7) }
  }
}

/** Sums of two-digit numbers of which one way is easiest. */
export const twoNumbers: Numbers<Pair> = {
  params: drawPair,
  reject: ({ a, b }) => (b < 11 || a + b > 200 || ones(a) === 0 ? 'too easy or too large' : null),
  note: ({ a, b }) => `${a}+${b}`,
  load: ({ a, b }) => a + b,
}
