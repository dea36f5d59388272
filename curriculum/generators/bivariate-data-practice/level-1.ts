import { altText, pair } from '../../figures/alt-text.ts'
import { scatterPlot } from '../../figures/scatter-plot.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Heights of points at x = 1, 2, 3 and on; what is asked is how they run, or (three have letters) which one stands apart. */
export interface Params {
  readonly world: number
  readonly kind: 'rising' | 'falling' | 'curved' | 'none'
  readonly ys: readonly number[]
  /** Places in `ys` with the letters A to D, the last of them in no special order; empty when the direction is asked. */
  readonly lettered: readonly number[]
  readonly odd: number
}

const worlds = [
  ['Weeks', 'Height'],
  ['Hours', 'Points'],
  ['Age', 'Price'],
  ['Days', 'Length'],
  ['Size', 'Weight'],
  ['Stops', 'Minutes'],
] as const

const texts = {
  rising: 'The points rise from left to right, near a line',
  falling: 'The points fall from left to right, near a line',
  curved: 'The points follow a bend, not a straight line',
  none: 'The points show no pattern that goes up or down',
} as const
type Kind = keyof typeof texts
const kinds = Object.keys(texts) as Kind[]
const named = (kind: Kind): Item => item(kind, texts[kind])
const letters = ['A', 'B', 'C', 'D'] as const

function heights(kind: Kind, chance: Chance): number[] {
  const xs = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const off = (): number => chance.int(-1, 1)
  if (kind === 'rising') return xs.map((x) => x + 4 + off())
  if (kind === 'falling') return xs.map((x) => 14 - x + off())
  if (kind === 'none') {
    return chance.shuffle([3, 5, 7, 9, 11, 13, 4, 8, 12])
  }
  const [turn, up] = [chance.int(4, 6), chance.happens(0.5)]
  return xs.map((x) => (up ? 2 : 15) + (up ? 1 : -1) * (Math.round(0.55 * (x - turn) ** 2) + chance.int(0, 1)))
}

function params(chance: Chance, difficulty: number): Params {
  const apart = chance.happens(1.5 * difficulty - 0.25)
  const kind = apart ? chance.pick(['rising', 'falling'] as const) : chance.pick(kinds)
  const ys = heights(kind, chance)
  const lettered = apart ? chance.sample([0, 1, 2, 3, 4, 5, 6, 7, 8], 4).toSorted((a, b) => a - b) : []
  const odd = apart ? chance.int(0, 3) : 0
  const place = lettered[odd]
  if (place !== undefined) {
    const now = ys[place] ?? 0
    const away = chance.int(5, 6)
    ys[place] = now > 9 ? now - away : now + away
  }
  return { world: chance.int(0, worlds.length - 1), kind, ys, lettered, odd }
}

/** How closely heights follow a line: the correlation. */
export function correlation(ys: readonly number[]): number {
  const n = ys.length
  const [mx, my] = [(n + 1) / 2, ys.reduce((a, b) => a + b, 0) / n]
  const [top, sx, sy] = ys.reduce(
    ([t, u, v], y, i) => [t + (i + 1 - mx) * (y - my), u + (i + 1 - mx) ** 2, v + (y - my) ** 2],
    [0, 0, 0],
  ) as [number, number, number]
  return top / Math.sqrt(sx * sy)
}

/** How often the heights change between rising and falling. */
const turns = (ys: readonly number[]): number =>
  ys.slice(2).filter((y, i) => (y - (ys[i + 1] ?? 0)) * ((ys[i + 1] ?? 0) - (ys[i] ?? 0)) < 0).length

function reject(p: Params): string | null {
  if (p.lettered.length > 0) {
    if (p.ys.some((y) => y < 1 || y > 16)) return 'outside the plot'
    const place = p.lettered[p.odd] ?? 0
    const usual = p.kind === 'rising' ? place + 5 : 13 - place
    return Math.abs((p.ys[place] ?? 0) - usual) < 5 ? 'another point could be meant' : null
  }
  const r = correlation(p.ys)
  if (p.kind === 'none') return Math.abs(r) > 0.25 || turns(p.ys) < 3 ? 'a direction or a bend by chance' : null
  if (p.kind === 'curved') return Math.abs(r) > 0.7 || p.ys.some((y) => y < 1 || y > 16) ? 'nearly a line' : null
  return Math.abs(r) < 0.9 ? 'not near a line' : null
}

const why: Readonly<Record<Kind, string>> = {
  rising: 'A pattern that rises has higher points further to the right.',
  falling: 'A pattern that falls has lower points further to the right.',
  curved: 'In a bend, the points go one way first and then the other.',
  none: 'Without a pattern, high and low points are mixed all along.',
}

function tell(p: Params): Telling {
  if (p.lettered.length > 0) {
    const letter = letters[p.odd] as string
    return {
      ask: ['Which point is far from the pattern of the others?', 'Which lettered point is an outlier?'],
      answer: item(letter),
      wrong: [0, 1, 2, 3]
        .filter((i) => i !== p.odd)
        .map(
          (i) =>
            [
              item(letters[i] as string),
              'looks_alike',
              `Point ${letters[i]} lies close to the line that the others follow.`,
            ] as const,
        ),
      hints: [
        'Think of a line through the middle of the points.',
        `Most points ${p.kind === 'rising' ? 'rise' : 'fall'} from left to right.`,
        'One lettered point lies far above or below that line.',
      ],
      steps: [
        [`Most points ${p.kind === 'rising' ? 'rise' : 'fall'} from left to right, close to a line.`],
        [`Point ${letter} lies far ${isAbove(p) ? 'above' : 'below'} it, so it is the outlier.`],
      ],
    }
  }
  const [x, y] = worlds[p.world] ?? worlds[0]
  return {
    ask: [
      `How do ${x.toLowerCase()} and ${y.toLowerCase()} go together here?`,
      'Which sentence describes these points best?',
    ],
    answer: named(p.kind),
    wrong: kinds
      .filter((k) => k !== p.kind)
      .map(
        (k) =>
          [named(k), k === 'rising' && p.kind === 'falling' ? 'conditional_inverse' : 'looks_alike', why[k]] as const,
      ),
    hints: [
      'Go through the points from left to right.',
      'Do they go up all along, down all along, first one way and then the other, or neither?',
      'Would a straight line pass near all of them?',
    ],
    steps: [
      ['Look at the points from left to right.'],
      [
        {
          rising: 'They rise all along, near a straight line.',
          falling: 'They fall all along, near a straight line.',
          curved: 'They go one way first and then the other, so they follow a bend.',
          none: 'High and low points are mixed, so there is no pattern.',
        }[p.kind],
      ],
    ],
  }
}

/** Whether the point that stands apart lies above the line of its pattern. */
const isAbove = (p: Params): boolean => {
  const place = p.lettered[p.odd] ?? 0
  return (p.ys[place] ?? 0) > (p.kind === 'rising' ? place + 5 : 13 - place)
}

function picture(p: Params): Figure {
  const [x, y] = worlds[p.world] ?? worlds[0]
  const points = p.ys.map((h, i) => [i + 1, h] as const)
  // Someone who listens needs to know which point has which letter.
  const lettered = p.lettered.map((index, i) => `${letters[i]} ${pair(...(points[index] ?? [0, 0]))}`).join(', ')
  const others = points.map((q) => pair(...q)).join(' ')
  const plot = {
    x: { min: 0, max: 10, name: x },
    y: { min: 0, max: 16, step: 2, name: y },
    points,
    marked: p.lettered.map((index, i) => ({ index, letter: letters[i] as string })),
  }
  return scatterPlot(
    plot,
    p.lettered.length === 0
      ? {}
      : { alt: altText(`Scatter plot of ${y} against ${x}. Points ${others}. With letters: ${lettered}.`) },
  )
}

/** Describe direction, form and unusual points of a scatter plot (8.SP.A.1). */
export const level: TopicLevel<Params> = {
  key: 'bivariate_data_practice/1',
  version: 2,
  params,
  reject,
  note: (p) => `${p.ys.join()} ${p.lettered.join()}`,
  ...toldBy(tell),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a description or a letter, not a number' },
  figure: picture,
  load: (p) => (p.lettered.length > 0 ? 4 : 1),
}
