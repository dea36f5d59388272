import { histogram } from '../../figures/histogram.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Frequencies in classes of equal width; what fits the shape is asked. */
export interface Params {
  readonly about: number
  readonly start: number
  readonly width: number
  readonly counts: readonly number[]
  readonly ask: 'shape' | 'summary' | 'mean_or_median'
}

const about = [
  'Minutes of homework',
  'Ages of visitors',
  'Minutes of phone calls',
  'Prices of lunches',
  'Days between rains',
  'Weights of parcels',
] as const
export const shapes = ['symmetric', 'skewed right', 'skewed left'] as const
type Shape = (typeof shapes)[number]

/** Third moment about the mean class, exactly: its sign tells the side of the long tail. */
export function skew(counts: readonly number[]): number {
  const n = counts.reduce((s, c) => s + c, 0)
  const sum = counts.reduce((s, c, i) => s + c * i, 0)
  return counts.reduce((s, c, i) => s + c * (n * i - sum) ** 3, 0)
}

const mirrored = (counts: readonly number[]): boolean => counts.every((c, i) => c === counts.at(-1 - i))
const shapeOf = (p: Params): Shape =>
  mirrored(p.counts) ? 'symmetric' : skew(p.counts) > 0 ? 'skewed right' : 'skewed left'

function params(chance: Chance, difficulty: number): Params {
  const shape = chance.pick(shapes)
  const ask = chance.pick(
    difficulty < 0.35
      ? (['shape', 'shape', 'shape', 'mean_or_median'] as const)
      : difficulty < 0.65
        ? (['mean_or_median', 'mean_or_median', 'summary'] as const)
        : (['summary', 'summary', 'summary', 'mean_or_median'] as const),
  )
  const common = {
    about: chance.int(0, about.length - 1),
    start: 5 * chance.int(0, 4),
    width: chance.pick([2, 5, 10]),
    ask,
  }
  if (shape === 'symmetric') {
    const half = [chance.int(1, 3), chance.int(4, 6), chance.int(7, 10)]
    return { ...common, counts: [...half, ...half.slice(0, -1).toReversed()] }
  }
  const high = chance.int(9, 12)
  const falling = [chance.int(5, 8), high, chance.int(5, 7), chance.int(3, 4), chance.int(1, 2), 1]
  return { ...common, counts: shape === 'skewed right' ? falling : falling.toReversed() }
}

const summary = (p: Params): 'mean' | 'median' => (shapeOf(p) === 'symmetric' ? 'mean' : 'median')

const texts = {
  mean: 'The mean and the standard deviation',
  median: 'The median and the interquartile range',
  mode: 'The mode and the range of all the values',
  extremes: 'The smallest and the largest value',
  same: 'The mean is about equal to the median',
  above: 'The mean is above the median',
  below: 'The mean is below the median',
} as const

const named = (text: string): Item => item(text, text)

function answer(p: Params): Item {
  if (p.ask === 'shape') return named(shapeOf(p))
  if (p.ask === 'summary') return named(texts[summary(p)])
  return named(shapeOf(p) === 'symmetric' ? texts.same : shapeOf(p) === 'skewed right' ? texts.above : texts.below)
}

function distractors(p: Params): Distractor[] {
  const shape = shapeOf(p)
  const tail =
    shape === 'symmetric'
      ? 'Both sides look alike here.'
      : `The long tail is on the ${shape === 'skewed right' ? 'right' : 'left'}.`
  if (p.ask === 'shape')
    return [...shapes, 'uniform']
      .filter((s) => s !== shape)
      .map((s) => ({
        value: named(s),
        misconception: 'looks_alike',
        why: s === 'uniform' ? 'In a uniform distribution all bars are about equally high.' : tail,
      }))
  if (p.ask === 'mean_or_median')
    return [texts.same, texts.above, texts.below]
      .filter((t) => t !== answer(p).id)
      .map((t) => ({
        value: named(t),
        misconception: t === texts.same ? 'mean_unweighted' : 'looks_alike',
        why: `${tail} A long tail pulls the mean toward it.`,
      }))
  const other = summary(p) === 'mean' ? texts.median : texts.mean
  return [
    {
      value: named(other),
      misconception: 'mean_unweighted',
      why:
        summary(p) === 'mean'
          ? 'With a symmetric shape the mean uses all values well.'
          : `${tail} It pulls the mean along, but not the median.`,
    },
    {
      value: named(texts.mode),
      misconception: 'looks_alike',
      why: 'The mode and the range use only a few of the values.',
    },
    {
      value: named(texts.extremes),
      misconception: 'looks_alike',
      why: 'The two ends say nothing about where most values lie.',
    },
  ]
}

function picture(p: Params): Figure {
  return histogram(
    { start: p.start, width: p.width, counts: p.counts, name: about[p.about] as string },
    { title: about[p.about] as string },
  )
}

const question: Record<Params['ask'], readonly string[]> = {
  shape: [
    'Which word describes the shape of this distribution?',
    'Look at the tails. What is the shape of the distribution?',
  ],
  summary: [
    'Which two numbers describe the center and spread of these data best?',
    'You want to describe the center and the spread of these data. Which two numbers fit best?',
  ],
  mean_or_median: [
    'How do the mean and the median of these data compare?',
    'Which statement about the mean and the median of these data fits the graph?',
  ],
}

/** Choose suitable summaries for a distribution (HSS-ID.A.1, HSS-ID.A.2). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/4',
  version: 4,
  params,
  note: (p) => [p.ask, p.start, p.width, p.counts.join()].join(' '),
  prompt: (p, words) => ({ text: words.pick(question[p.ask]) }),
  answer,
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a description, not a number' },
  distractors,
  hints: () => [
    { text: 'Look at both sides of the highest bars. Is one tail longer?' },
    { text: 'A long tail pulls the mean toward it. The median stays nearer to where most values are.' },
  ],
  solution: (p) => {
    const shape = shapeOf(p)
    return [
      {
        say:
          shape === 'symmetric'
            ? 'The bars fall off alike on both sides, so the shape is symmetric.'
            : `The bars fall off slowly on the ${shape === 'skewed right' ? 'right' : 'left'}, so the tail is there.`,
        figure: picture(p),
        ...(p.ask === 'shape' ? { value: answer(p) } : {}),
        relation: 'next',
      },
      {
        say:
          shape === 'symmetric'
            ? 'Then the mean lies in the middle, close to the median, and uses all values.'
            : `The tail pulls the mean to the ${shape === 'skewed right' ? 'right' : 'left'}. The median is hardly moved, so it describes the center better.`,
        latex:
          shape === 'symmetric'
            ? '\\text{mean} \\approx \\text{median}'
            : shape === 'skewed right'
              ? '\\text{mean} > \\text{median}'
              : '\\text{mean} < \\text{median}',
        value: answer(p),
        relation: p.ask === 'shape' ? 'same' : 'next',
      },
    ]
  },
  figure: picture,
  load: (p) => ({ shape: 1, mean_or_median: 2, summary: 3 })[p.ask] + p.counts.length / 6,
}
