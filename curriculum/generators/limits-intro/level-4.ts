import { functionGraph } from '../../figures/function-graph.ts'
import { numberToWords } from '../../notation/number-words.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { CurvePiece } from '../../figures/curve-specs.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * 'where': a graph of straight pieces through `points` that are joined at all corners but one, where the right piece starts `jump`
 * higher; the x of the break is asked for. 'fit': slope1 x + c left of x = at, slope2 x + k right of it; k that joins both.
 */
export interface Params {
  readonly ask: 'where' | 'fit'
  readonly points: readonly (readonly [number, number])[]
  readonly place: number
  readonly jump: number
  readonly filled: 'left' | 'right'
  readonly slope1: number
  readonly c: number
  readonly slope2: number
  readonly at: number
}

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const xs = [-7, chance.int(-5, -4), chance.int(-2, 0), chance.int(2, 3), chance.int(5, 6), 7]
  return {
    ask: chance.happens(1.7 * difficulty - 0.35) ? 'fit' : 'where',
    points: xs.map((x) => [x, chance.int(-6, 6)] as const),
    place: chance.int(1, 4),
    jump: sign() * chance.int(2, 5),
    filled: chance.pick(['left', 'right'] as const),
    slope1: sign() * chance.int(1, 3 + Math.round(2 * difficulty)),
    c: sign() * chance.int(1, 7),
    slope2: sign() * chance.int(1, 3 + Math.round(2 * difficulty)),
    at: sign() * chance.int(1, 4),
  }
}

const broken = (p: Params): number => p.points[p.place]?.[0] ?? 0
const join = (p: Params): number => p.slope1 * p.at + p.c
const constant = (p: Params): number => join(p) - p.slope2 * p.at
/** Height of the right piece at the break. */
const upper = (p: Params): number => (p.points[p.place]?.[1] ?? 0) + p.jump

function reject(p: Params): string | null {
  if (p.ask === 'where') {
    const ys = p.points.map(([, y]) => y)
    if (ys.some((y, i) => i > 0 && y === ys[i - 1])) return 'a level piece'
    if (Math.abs(upper(p)) > 7) return 'off the grid'
    if ([broken(p), upper(p), p.points[p.place]?.[1]].includes(-1)) return 'a circle on the numbers of an axis'
    return broken(p) === 0 ? 'a break at zero' : null
  }
  if (p.slope1 === p.slope2 || constant(p) === 0) return 'nothing to fit'
  return [p.c, p.at, p.slope1, p.slope2].includes(constant(p)) ? 'the answer stands in the question' : null
}

function tellWhere(p: Params): Telling {
  const x = broken(p)
  const others = p.points
    .slice(1, -1)
    .map(([px]) => px)
    .filter((px) => px !== x)
  const height = p.points[p.place]?.[1] ?? 0
  return {
    ask: ['At which \\(x\\) is this function not continuous?', 'Where does this graph break? Give \\(x\\).'],
    answer: x,
    wrong: [
      [
        p.filled === 'left' ? height : upper(p),
        'limit_as_value',
        'That is a height, a \\(y\\)-value. Give the \\(x\\)-value.',
      ],
      ...others.map((o) => [o, 'looks_alike', 'There the graph has a corner, but it goes on without a jump.'] as const),
      [-x, 'slip_sign', 'Left of zero the places are negative.'],
    ],
    hints: [
      'A function is continuous where its graph can be drawn without lifting the pen.',
      'Corners are fine. Look for a jump.',
      'Look for an open circle. Read its place on the \\(x\\)-axis.',
    ],
    steps: [
      ['Follow the graph from left to right. Corners do no harm.'],
      [`At one place the graph jumps from height \\(${height}\\) to height \\(${upper(p)}\\).`, `x = ${x}`],
    ],
  }
}

const kRule = (p: Params): string => {
  const first = p.slope2 === 1 ? 'x' : p.slope2 === -1 ? '-x' : `${p.slope2}x`
  return `${first} + k`
}

function tellFit(p: Params): Telling {
  const k = constant(p)
  const bracket = (n: number): string => (n < 0 ? `(${n})` : String(n))
  return {
    ask: ['Which \\(k\\) makes this function continuous?', 'Find \\(k\\) so that this function is continuous.'],
    latex: `f(x) = \\begin{cases} ${polynomialLatex([p.slope1, p.c])} & x < ${p.at} \\\\ ${kRule(p)} & x \\ge ${p.at} \\end{cases}`,
    answer: k,
    rules: { variable: 'k' },
    wrong: [
      [
        join(p),
        'limit_as_value',
        `That is the height at \\(x = ${p.at}\\). The second rule has \\(${p.slope2} \\cdot ${bracket(p.at)}\\) in it too.`,
      ],
      [p.c, 'looks_alike', 'The same number at the end does not join them: the slopes differ.'],
      [
        join(p) + p.slope2 * p.at,
        'wrong_operation',
        `Take \\(${p.slope2} \\cdot ${bracket(p.at)}\\) away, do not add it.`,
      ],
      [-k, 'slip_sign', 'Look at the signs again.'],
      [k + 1, 'slip_off_by_one', 'Very near. Find both sides again.'],
    ],
    hints: [
      `Both rules must give the same height at \\(x = ${p.at}\\).`,
      `The first rule gives \\(${p.slope1} \\cdot ${bracket(p.at)} ${p.c < 0 ? '-' : '+'} ${Math.abs(p.c)} = ${join(p)}\\) there.`,
      `Solve \\(${p.slope2 * p.at} + k = ${join(p)}\\).`,
    ],
    steps: [
      [
        `Find the height of the first piece at \\(x = ${p.at}\\).`,
        `${p.slope1} \\cdot ${bracket(p.at)} ${p.c < 0 ? '-' : '+'} ${Math.abs(p.c)} = ${join(p)}`,
      ],
      ['The second piece must start there.', `${p.slope2 * p.at} + k = ${join(p)}`],
      ['Solve for \\(k\\).', `k = ${k}`],
    ],
  }
}

function picture(p: Params): Figure {
  const axes = {
    x: { min: -8, max: 8, step: 1, numberStep: 2 },
    y: { min: -8, max: 8, step: 1, numberStep: 2 },
    equal: true,
  }
  if (p.ask === 'fit') {
    const top = Math.max(8, Math.abs(join(p)) + 2)
    const step = top > 8 ? 4 : 2
    return functionGraph(
      {
        ...axes,
        equal: false,
        y: { min: -top, max: top, step, numberStep: step },
        curves: [{ curve: { kind: 'polynomial', coefficients: [p.c, p.slope1] }, to: p.at }],
        points: [{ at: [p.at, join(p)], open: true }],
      },
      {
        title: 'First piece of a graph',
        alt: `The left piece of the graph: a straight line through (0, ${p.c}) with slope ${p.slope1}, drawn up to x = ${p.at}, where it ends in an open circle. The right piece is not drawn.`.replaceAll(
          '-',
          '−',
        ),
      },
    )
  }
  const left = p.points.slice(0, p.place + 1)
  const [x, y] = p.points[p.place] as readonly [number, number]
  const right = [[x, y + p.jump] as const, ...p.points.slice(p.place + 1)]
  const piece = (
    points: readonly (readonly [number, number])[],
    fromIncluded: boolean,
    toIncluded: boolean,
  ): CurvePiece => ({
    curve: { kind: 'polyline', points },
    from: points[0]?.[0] ?? 0,
    to: points.at(-1)?.[0] ?? 0,
    fromIncluded,
    toIncluded,
  })
  const words = (n: number): string => numberToWords(Math.abs(n))
  const told = (points: readonly (readonly [number, number])[]): string =>
    points
      .slice(1)
      .map(([a, b], i) => {
        const [a0, b0] = points[i] ?? [a, b]
        return `${words(a - a0)} right ${words(b - b0)} ${b > b0 ? 'up' : 'down'}`
      })
      .join(', ')
  return functionGraph(
    {
      ...axes,
      curves: [
        {
          curve: {
            kind: 'piecewise',
            pieces: [piece(left, true, p.filled === 'left'), piece(right, p.filled === 'right', true)],
          },
        },
      ],
    },
    {
      title: 'Graph in pieces',
      alt: `Graph in straight pieces. It begins ${words(left[0]?.[0] ?? 0)} left of the vertical axis and goes ${told(left)}. There it jumps ${words(p.jump)} ${p.jump > 0 ? 'up' : 'down'}, then goes ${told(right)}.`,
    },
  )
}

/** Decide where a function is continuous. */
export const level: TopicLevel<Params> = {
  key: 'limits_intro/4',
  version: 1,
  params,
  reject,
  note: (p) =>
    p.ask === 'where' ? `${p.points.join(' ')} ${p.place} ${p.jump}` : [p.slope1, p.c, p.slope2, p.at].join(),
  ...toldBy((p) => (p.ask === 'where' ? tellWhere(p) : tellFit(p))),
  forms: ['choice', 'numeric'],
  figure: picture,
  load: (p) => (p.ask === 'fit' ? 5 : 1),
}
