import { minus, plus, times } from '../../expressions/build.ts'
import type { Part } from '../../expressions/build.ts'
import type { Chance } from '../../chance.ts'
import type { Node } from '../../values/values.ts'

export type SentenceKind = 'times plus' | 'times minus' | 'times sum' | 'two people' | 'two plans'

/** The whole numbers of one story; x is what the letter is worth. */
export interface SentenceNumbers {
  readonly kind: SentenceKind
  readonly a: number
  readonly b: number
  readonly c: number
  readonly x: number
}

/** What the other side is worth, so that x solves the equation. */
export function rightSide({ kind, a, b, c, x }: SentenceNumbers): number {
  switch (kind) {
    case 'times plus':
      return a * x + b
    case 'times minus':
      return a * x - b
    case 'times sum':
      return a * (x + b)
    case 'two people':
      return 2 * x + b
    case 'two plans':
      return (a - c) * x + b
  }
}

/** The two sides of the equation. */
export function sidesOf(p: SentenceNumbers, n: Part): readonly [Node, Node] {
  const right = rightSide(p)
  switch (p.kind) {
    case 'times plus':
      return [plus(times(p.a, n), p.b), plus(right)]
    case 'times minus':
      return [minus(times(p.a, n), p.b), plus(right)]
    case 'times sum':
      return [times(p.a, plus(n, p.b)), plus(right)]
    case 'two people':
      return [plus(n, plus(n, p.b)), plus(right)]
    case 'two plans':
      return [plus(times(p.a, n), p.b), plus(times(p.c, n), right)]
  }
}

type Story = (p: SentenceNumbers, right: number, n: string, names: readonly [string, string]) => string

const stories: Readonly<Record<SentenceKind, readonly Story[]>> = {
  'times plus': [
    (p, r, n) => `\\(${p.a}\\) times a number \\(${n}\\), plus \\(${p.b}\\), is \\(${r}\\).`,
    (p, r, n) => `A taxi costs $${p.b} to start and $${p.a} for each mile. A ride of \\(${n}\\) miles costs $${r}.`,
    (p, r, n, [who]) => `${who} has $${p.b} and saves $${p.a} each week. After \\(${n}\\) weeks, ${who} has $${r}.`,
    (p, r, n) =>
      `A sunflower is ${p.b} cm tall. It grows ${p.a} cm each week. After \\(${n}\\) weeks, it is ${r} cm tall.`,
  ],
  'times minus': [
    (p, r, n) => `\\(${p.b}\\) less than \\(${p.a}\\) times a number \\(${n}\\) is \\(${r}\\).`,
    (p, r, n) => `A class buys \\(${n}\\) boxes of ${p.a} pens. Students use ${p.b} pens. Now ${r} pens are left.`,
    (p, r, n, [who]) =>
      `${who} earns $${p.a} an hour. After \\(${n}\\) hours of work and a $${p.b} bus fare, $${r} is left.`,
  ],
  'times sum': [
    (p, r, n) => `\\(${p.a}\\) times the sum of a number \\(${n}\\) and \\(${p.b}\\) is \\(${r}\\).`,
    (p, r, n) => `Each of ${p.a} bags holds \\(${n}\\) apples and ${p.b} pears. There are ${r} pieces of fruit in all.`,
    (p, r, n) =>
      `A ticket costs \\(${n}\\) dollars and a snack costs $${p.b}. Together, ${p.a} people pay $${r} for one of each.`,
  ],
  'two people': [
    (p, r, n, [one, two]) =>
      `${one} has \\(${n}\\) shells. ${two} has ${p.b} more shells than ${one}. Together they have ${r} shells.`,
    (p, r, n, [one, two]) =>
      `${one} ran \\(${n}\\) laps. ${two} ran ${p.b} more laps than ${one}. Together they ran ${r} laps.`,
  ],
  'two plans': [
    (p, r, n) =>
      `Gym A costs $${p.b} plus $${p.a} a month. Gym B costs $${r} plus $${p.c} a month. The cost is the same after \\(${n}\\) months.`,
    (p, r, n) =>
      `\\(${p.a}\\) times a number \\(${n}\\), plus \\(${p.b}\\), equals \\(${p.c}\\) times it, plus \\(${r}\\).`,
  ],
}

/** One story for the numbers, in sentences that a grade 8 child reads easily. */
export function storyOf(p: SentenceNumbers, n: string, names: readonly [string, string], words: Chance): string {
  return words.pick(stories[p.kind])(p, rightSide(p), n, names)
}
