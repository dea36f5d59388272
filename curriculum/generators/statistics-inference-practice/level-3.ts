import { boxPlot } from '../../figures/box-plot.ts'
import { showValue } from '../../notation/show-value.ts'
import { decimalLength, divideRationals, rational, whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Two box plots with boxes of the same length; the second is `shift` further right. `left` and `right` are the whiskers. */
export interface Params {
  readonly world: number
  readonly quartile: number
  readonly box: number
  readonly median: number
  readonly left: number
  readonly right: number
  readonly shift: number
  /** Distance of the marks of the scale: all numbers are multiples of it, so that they can be read. */
  readonly mark: number
  readonly ask: 'difference' | 'ratio'
}

const worlds = [
  { what: 'Test points', names: ['Class A', 'Class B'] },
  { what: 'Jump (cm)', names: ['Team A', 'Team B'] },
  { what: 'Height of plants (cm)', names: ['Shade', 'Sun'] },
  { what: 'Minutes to school', names: ['Bike', 'Bus'] },
  { what: 'Weight of apples (g)', names: ['Tree A', 'Tree B'] },
  { what: 'Rain in a month (mm)', names: ['Spring', 'Fall'] },
] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]

export const boxes = (p: Params): readonly (readonly [number, number, number, number, number])[] =>
  [0, p.shift].map((by) => {
    const low = p.quartile + by
    return [low - p.left, low, low + p.median, low + p.box, low + p.box + p.right] as const
  })

const ratio = (p: Params): Rational => rational(p.shift, p.box)
const dec = (r: Rational): string => showValue(r, 'decimal').latex

function params(chance: Chance, difficulty: number): Params {
  const box = chance.pick(difficulty < 0.5 ? [2, 4] : [4, 4, 5, 8])
  const mark = chance.pick([1, 2, 5])
  const ask = difficulty < 0.3 ? 'difference' : 'ratio'
  const parts = difficulty < 0.6 ? [2, 4, 6, 8] : [1, 3, 5, 6, 7, 9, 10]
  const whiskers = (box > 4 ? 1 : chance.pick([1, 3])) * box
  const left = chance.int(1, whiskers - 1)
  return {
    world: chance.int(0, worlds.length - 1),
    quartile: mark * (whiskers + chance.int(1, 12)),
    box: mark * box,
    median: mark * chance.int(1, box - 1),
    left: mark * left,
    right: mark * (whiskers - left),
    shift: (mark * box * chance.pick(box === 5 ? [...parts, 12, 16, 8] : parts)) / (box === 5 ? 10 : 4),
    mark,
    ask,
  }
}

function reject(p: Params): string | null {
  if (p.shift % p.mark !== 0) return 'a number between the marks'
  if (p.shift === p.box || p.shift === 0) return 'the same number twice'
  return boxes(p)
    .flat()
    .some((n) => p.ask === 'difference' && n === p.shift)
    ? 'the answer stands in the plot'
    : null
}

function tell(p: Params): Telling {
  const [first, second] = worldOf(p).names
  const [a, b] = boxes(p).map((five) => five[2]) as [number, number]
  const full = p.left + p.box + p.right
  const medians: Telling['steps'][number] = ['Read both medians and subtract.', `${b} - ${a} = ${p.shift}`]
  if (p.ask === 'difference')
    return {
      ask: [
        `By how much is the median of ${second} greater than the median of ${first}?`,
        `Compare the medians. How much greater is the one of ${second}?`,
      ],
      answer: p.shift,
      wrong: [
        [p.shift + p.box - p.median, 'looks_alike', 'The line in the box is the median, not the end of the box.'],
        [full, 'boxplot_area_count', 'That is how long one plot is. Compare the lines in the boxes.'],
        [p.box, 'looks_alike', 'That is the length of a box. Compare the lines in the boxes.'],
        [b, 'stops_early', `That is the median of ${second}. Subtract the other one.`],
      ],
      hints: [
        'The median is the line inside the box.',
        `The median of ${first} is \\(${a}\\).`,
        `The median of ${second} is \\(${b}\\). Subtract.`,
      ],
      steps: [['The line in each box is its median.', `${a} \\text{ and } ${b}`], medians],
    }
  const upsideDown = divideRationals(whole(1), ratio(p))
  return {
    ask: [
      `How many interquartile ranges is the median of ${second} above the median of ${first}? Both boxes are equally long.`,
      'Give the difference of the medians in units of the interquartile range, which is the same for both.',
    ],
    answer: ratio(p),
    wrong: [
      [
        rational(p.shift, full),
        'boxplot_area_count',
        'You divided by the whole length. The interquartile range is the box alone.',
      ],
      [whole(p.shift), 'stops_early', 'That is the difference itself. Divide it by the length of a box.'],
      [whole(p.box), 'looks_alike', 'That is the interquartile range. How many times does it fit into the difference?'],
      ...(decimalLength(upsideDown) === null
        ? []
        : ([[upsideDown, 'wrong_operation', 'The other way round: divide the difference by the box.']] as const)),
    ],
    hints: [
      'First find the difference of the medians.',
      'The interquartile range is the length of the box.',
      `The medians differ by \\(${p.shift}\\). Each box is \\(${p.box}\\) long. Divide.`,
    ],
    steps: [
      medians,
      ['The length of a box is the interquartile range.', `${a - p.median + p.box} - ${a - p.median} = ${p.box}`],
      ['Divide to compare the difference with the spread.', `${p.shift} \\div ${p.box} = ${dec(ratio(p))}`],
    ],
  }
}

function picture(p: Params): Figure {
  const all = boxes(p)
  return boxPlot({
    plots: all.map((five, i) => ({ five, name: worldOf(p).names[i] ?? '' })),
    from: (all[0]?.[0] ?? 0) - p.mark,
    to: Math.max(all[0]?.[4] ?? 0, all[1]?.[4] ?? 0) + p.mark,
    step: p.mark,
    name: worldOf(p).what,
  })
}

/** Compare the centers of two groups in units of their spread (7.SP.B.3, 7.SP.B.4). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.ask} ${boxes(p).join(' ')}`,
  ...toldBy(tell),
  forms: ['choice', 'numeric'],
  figure: picture,
  load: (p) => (p.ask === 'ratio' ? 4 : 1) + (p.shift % p.box === 0 ? 0 : 2) + p.box / p.mark / 8,
}
