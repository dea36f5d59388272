import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  /** How many of each color, the most first. */
  readonly colors: readonly number[]
  readonly wanted: number
}

/** The most that can be held without success: one less than wanted of each color, as far as there are so many. */
const worst = ({ colors, wanted }: Params): number =>
  colors.reduce((sum, count) => sum + Math.min(count, wanted - 1), 0)

function params(chance: Chance, difficulty: number): Params {
  const kinds = difficulty < 0.35 ? 3 : chance.int(3, 4)
  const wanted = chance.int(2 + Math.round(difficulty), 3 + Math.round(2 * difficulty))
  const least = difficulty < 0.5 ? wanted : Math.max(2, wanted - 2)
  const colors = chance.sample(
    Array.from({ length: 12 - least + 1 }, (_, i) => least + i),
    kinds,
  )
  return { colors: colors.toSorted((a, b) => b - a), wanted }
}

const listed = (colors: readonly number[]): string => {
  const names = ['red', 'blue', 'gray', 'yellow']
  const parts = colors.map((count, i) => `${count} ${names[i]}`)
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** How many must be taken to be sure: the worst luck, and one more. */
export const family: ContestFamily<Params> = {
  code: 'C05',
  name: 'Socks in the dark',
  version: 1,
  idea: 'pigeonhole',
  reach: [4.2, 6.6],
  areas: ['PR', 'MD', 'NU'],
  targetSeconds: 75,
  params,
  reject: (p) =>
    p.colors.filter((count) => count >= p.wanted).length < 2 || p.colors.includes(worst(p) + 1)
      ? 'a number that is shown'
      : null,
  note: ({ colors, wanted }) => `${colors.join(' ')} for ${wanted}`,
  prompt: ({ colors, wanted }, words) => {
    const [ground, many] = words.pick([
      ['In a dark drawer are', 'socks'],
      ['A bag holds', 'marbles'],
      ['A box in the attic holds', 'buttons'],
    ] as const)
    return {
      text: `${ground} ${listed(colors)} ${many}. You take ${many} out without looking. How many must you take to be sure that ${wanted} of them have the same color?`,
    }
  },
  answer: (p) => whole(worst(p) + 1),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', worst(p), 'With so many you can still be unlucky. What does the next one do?'),
    mistake('luck_not_worst_case', p.wanted, 'That is enough with luck. To be sure, think of the worst luck.'),
    mistake(
      'one_case_only',
      (p.colors[0] ?? 0) + p.wanted,
      'Taking all of one color first is not the worst luck: then you are done long before.',
    ),
    mistake('condition_dropped', p.colors.length * p.wanted, 'You are done before you have that many of every color.'),
  ],
  hints: ({ colors, wanted }) =>
    twoHints(
      'Imagine that you are as unlucky as can be. What do you hold?',
      `How many can you hold with at most ${wanted - 1} of each of the ${colors.length} colors? Then take one more.`,
    ),
  solution: (p) => {
    const parts = p.colors.map((count) => Math.min(count, p.wanted - 1))
    return stepsTo(
      worst(p) + 1,
      'To be sure, think of the worst luck, and then take one more.',
      `With the worst luck you hold at most ${p.wanted - 1} of each color: ${parts.join(' + ')} = ${worst(p)}.`,
      `The next one must make ${p.wanted} of some color: ${worst(p)} + 1 = ${worst(p) + 1}.`,
    )
  },
  load: ({ colors, wanted }) => colors.length * wanted + colors.filter((count) => count < wanted).length * 2,
}
