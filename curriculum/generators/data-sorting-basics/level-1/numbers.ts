import { counters } from '../../../figures/counters.ts'
import { item } from '../../../values/items.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'

const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const
type Shape = (typeof shapes)[number]

/** Three kinds of counters mixed together; which kind has the most, or the fewest. */
export interface Params {
  readonly kinds: readonly [Shape, Shape, Shape]
  readonly counts: readonly [number, number, number]
  readonly ask: 'most' | 'fewest'
  readonly scatter: number
}

function params(chance: Chance, difficulty: number): Params {
  const kinds = chance.sample(shapes, 3) as [Shape, Shape, Shape]
  const low = 1 + Math.round(2 * difficulty)
  const counts = chance.sample(
    Array.from({ length: 4 }, (_, i) => low + i),
    3,
  ) as [number, number, number]
  return { kinds, counts, ask: chance.happens(difficulty * 0.8) ? 'fewest' : 'most', scatter: chance.int(1, 1000) }
}

const right = (p: Params): number => p.counts.indexOf(p.ask === 'most' ? Math.max(...p.counts) : Math.min(...p.counts))
const named = (shape: Shape): Item => item(shape, `${shape}s`)

function distractors(p: Params): Distractor[] {
  const others = p.kinds.filter((_, k) => k !== right(p))
  const opposite = p.kinds[p.counts.indexOf(p.ask === 'most' ? Math.min(...p.counts) : Math.max(...p.counts))] as Shape
  return others.map((shape) => ({
    value: named(shape),
    misconception: shape === opposite ? 'scale_ignored' : 'looks_alike',
    why:
      shape === opposite
        ? `There ${p.counts[p.kinds.indexOf(shape)] === 1 ? `is 1 ${shape}` : `are ${p.counts[p.kinds.indexOf(shape)]} ${shape}s`}. That is the ${p.ask === 'most' ? 'fewest' : 'most'}.`
        : `Count the ${shape}s. There are ${p.counts[p.kinds.indexOf(shape)]}.`,
  }))
}

/** The shapes mixed together, or sorted into groups. */
export const picture = (p: Params, sorted = false): Figure =>
  counters({
    groups: p.kinds.map((shape, k) => ({ shape, count: p.counts[k] as number, second: k === 1 })),
    arrangement: sorted ? 'rows' : 'mixed',
    seed: p.scatter,
    say: 'each',
    hue: 'coral',
  })

const tally = (p: Params): string => p.kinds.map((shape, k) => `\\text{${shape}s: } ${p.counts[k]}`).join(' \\quad ')

/** Put objects in groups and count each group (K.MD.B.3): as it was asked before the level had tasks. */
export const mixedShapes: TopicLevel<Params> = {
  key: 'data_sorting_basics/1',
  version: 2,
  params,
  note: (p) =>
    `${p.kinds
      .map((kind, k) => `${kind}${p.counts[k]}`)
      .toSorted()
      .join()} ${p.ask}`,
  prompt: (p, words) => {
    const [a, b, c] = p.kinds
    return {
      text: words.pick([
        `Count the ${a}s, ${b}s, and ${c}s. Which group has the ${p.ask}?`,
        `Sort the ${a}s, ${b}s, and ${c}s. Which group has the ${p.ask}?`,
        `Look at the ${a}s, ${b}s, and ${c}s. Which group has the ${p.ask}?`,
        `There are ${a}s, ${b}s, and ${c}s. Which group has the ${p.ask}?`,
      ]),
    }
  },
  answer: (p) => named(p.kinds[right(p)] as Shape),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a kind of thing, not a number' },
  distractors,
  hints: (p) => [
    { text: 'Start with one shape. Count only that shape.' },
    { text: `Count each shape. Which number is the ${p.ask === 'most' ? 'greatest' : 'least'}?` },
  ],
  solution: (p) => [
    { say: 'Sort the shapes. Count each group.', latex: tally(p), figure: picture(p, true), relation: 'next' },
    {
      say: `There are ${p.ask === 'most' ? 'more' : 'fewer'} ${p.kinds[right(p)]}s than any other shape.`,
      latex: String(p.counts[right(p)]),
      value: named(p.kinds[right(p)] as Shape),
      relation: 'next',
    },
  ],
  figure: (p) => picture(p),
  load: (p) => p.counts.reduce((sum, n) => sum + n, 0) + (p.ask === 'fewest' ? 2 : 0),
}
