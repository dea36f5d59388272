import { functionGraph } from '../../figures/function-graph.ts'
import { intervalPart, intervals } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Intervals } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Spot = readonly [number, number]

/** A graph of straight pieces through these points, its ends filled or open; its domain or its range is asked for. */
export interface Params {
  readonly points: readonly Spot[]
  readonly leftFilled: boolean
  readonly rightFilled: boolean
  readonly ask: 'domain' | 'range'
}

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.4 ? 2 : difficulty < 0.7 ? 3 : 4
  const xs = chance.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], count).toSorted((a, b) => a - b)
  return {
    points: xs.map((x) => [x, chance.int(-6, 6)] as const),
    leftFilled: difficulty < 0.25 || chance.happens(0.5),
    rightFilled: chance.happens(0.5),
    ask: chance.happens(1.3 * difficulty - 0.15) ? 'range' : 'domain',
  }
}

const first = (p: Params): Spot => p.points[0] as Spot
const last = (p: Params): Spot => p.points.at(-1) as Spot

/** Lowest and highest output and whether the graph reaches them. */
function heights(p: Params): readonly [low: number, lowIn: boolean, high: number, highIn: boolean] {
  const reached = (y: number): boolean =>
    p.points.some((q, i) => q[1] === y && (i === 0 ? p.leftFilled : i === p.points.length - 1 ? p.rightFilled : true))
  const ys = p.points.map(([, y]) => y)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  return [low, reached(low), high, reached(high)]
}

const span = (from: number, fromIn: boolean, to: number, toIn: boolean, letter: string): Intervals =>
  intervals([intervalPart(whole(from), whole(to), fromIn, toIn)], letter)

const domain = (p: Params, letter = 'x'): Intervals =>
  span(first(p)[0], p.leftFilled, last(p)[0], p.rightFilled, letter)
const rangeOf = (p: Params, letter = 'x'): Intervals => span(...heights(p), letter)

function reject(p: Params): string | null {
  if ([first(p), last(p)].flat().includes(-1)) return 'an end on the numbers of an axis'
  const ys = p.points.map(([, y]) => y)
  if (ys.some((y, i) => i > 0 && Math.abs(y - (ys[i - 1] ?? 0)) < 2)) return 'a level piece'
  if (ys.some((y, i) => i > 1 && (y - (ys[i - 1] ?? 0)) * ((ys[i - 1] ?? 0) - (ys[i - 2] ?? 0)) > 0)) return 'no corner'
  const [low, , high] = heights(p)
  return low === first(p)[0] && high === last(p)[0] ? 'domain and range alike' : null
}

const flip = (value: Intervals): Intervals => ({
  ...value,
  parts: value.parts.map((part) => ({ ...part, fromIncluded: !part.fromIncluded, toIncluded: !part.toIncluded })),
})

function tell(p: Params): Telling {
  const isDomain = p.ask === 'domain'
  const right = isDomain ? domain(p) : rangeOf(p)
  const [from, to] = isDomain ? [first(p)[0], last(p)[0]] : [heights(p)[0], heights(p)[2]]
  const part = right.parts[0]
  const [l, r] = [first(p)[1], last(p)[1]]
  const ends: Intervals = isDomain
    ? span(first(p)[0], !p.leftFilled, last(p)[0], p.rightFilled, 'x')
    : span(
        Math.min(l, r),
        l < r ? p.leftFilled : p.rightFilled,
        Math.max(l, r),
        l < r ? p.rightFilled : p.leftFilled,
        'x',
      )
  const atEnds = [
    ends,
    'looks_alike',
    isDomain
      ? 'Look once more at the left end: filled or open?'
      : 'Look for the lowest and the highest place, not only at the ends.',
  ] as const
  const said = (included: boolean | undefined): string => (included ? 'reached' : 'not reached')
  return {
    ask: isDomain
      ? ['What is the domain of this function?', 'Which inputs does this function have? Give the domain.']
      : ['What is the range of this function?', 'Which outputs does this function have? Give the range.'],
    answer: right,
    wrong: [
      [
        isDomain ? rangeOf(p) : domain(p),
        'graph_as_picture',
        isDomain
          ? 'That is the range, from low to high. The domain goes from left to right.'
          : 'That is the domain, from left to right. The range goes from low to high.',
      ],
      [flip(right), 'looks_alike', 'A filled end belongs to the graph, an open end does not.'],
      ...(ends.parts.length === 0 ? [] : [atEnds]),
      [
        span(from, !part?.fromIncluded, to, part?.toIncluded ?? true, 'x'),
        'looks_alike',
        'Look once more at the lower end: does the graph reach it?',
      ],
      [
        span(from, part?.fromIncluded ?? true, to, !part?.toIncluded, 'x'),
        'looks_alike',
        'Look once more at the upper end: does the graph reach it?',
      ],
    ],
    hints: [
      isDomain
        ? 'The domain is all inputs: read from left to right.'
        : 'The range is all outputs: read from low to high.',
      isDomain
        ? `The graph begins at \\(x = ${from}\\). Where does it end?`
        : `The lowest place is at height \\(${from}\\). Which is the highest?`,
      'Use a square bracket where the graph has the point, a round one where it has a hole.',
    ],
    steps: [
      [
        isDomain ? 'Read the left and the right end.' : 'Read the lowest and the highest place.',
        `${from} \\text{ and } ${to}`,
      ],
      [
        `The first is ${said(part?.fromIncluded)}, the second is ${said(part?.toIncluded)}.`,
        `${part?.fromIncluded ? '[' : '('}${from}, ${to}${part?.toIncluded ? ']' : ')'}`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  return functionGraph(
    {
      x: { min: -7, max: 7, step: 1 },
      y: { min: -7, max: 7, step: 1 },
      equal: true,
      curves: [
        {
          curve: {
            kind: 'piecewise',
            pieces: [
              {
                curve: { kind: 'polyline', points: p.points },
                from: first(p)[0],
                to: last(p)[0],
                fromIncluded: p.leftFilled,
                toIncluded: p.rightFilled,
              },
            ],
          },
        },
      ],
    },
    {
      alt: `Graph of straight pieces through ${p.points.map(([x, y]) => `(${x}, ${y})`.replaceAll('-', '−')).join(', ')}. The left end is ${p.leftFilled ? 'filled' : 'open'}, the right end is ${p.rightFilled ? 'filled' : 'open'}.`,
    },
  )
}

/** Find domain and range from a graph (HSF-IF.A.1, HSF-IF.B.5). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${p.points.join(' ')} ${p.leftFilled} ${p.rightFilled}`,
  ...toldBy(tell),
  forms: ['interval', 'choice'],
  figure: picture,
  load: (p) => (p.ask === 'range' ? 3 : 0) + p.points.length,
}
