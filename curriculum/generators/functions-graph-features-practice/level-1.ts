import { functionGraph } from '../../figures/function-graph.ts'
import { intervalPart, intervals } from '../../values/intervals.ts'
import { whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Intervals } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A graph of two or three straight pieces with corners on the grid; between which x it rises, falls, or lies above the x-axis is asked. */
export interface Params {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly ask: 'rises' | 'falls' | 'above' | 'below'
}

function params(chance: Chance, difficulty: number): Params {
  const slopes = (): number => chance.int(1, 2)
  const up = chance.happens(0.5) ? 1 : -1
  if (difficulty >= 0.5) return tent(chance, up)
  const middle = chance.int(-3, 3)
  const [a, b] = [chance.int(2, 4), chance.int(2, 4)]
  const xs = [middle - a - chance.int(1, 3), middle - a, middle + b, middle + b + chance.int(1, 3)]
  const start = chance.int(-4, 4)
  const ys = [start]
  for (let i = 1; i < 4; i++) {
    const way = i === 2 ? up : -up
    ys.push((ys[i - 1] ?? 0) + way * slopes() * ((xs[i] ?? 0) - (xs[i - 1] ?? 0)))
  }
  return { xs, ys, ask: up > 0 ? 'rises' : 'falls' }
}

/** Two pieces that meet the x-axis in whole numbers and turn between them. */
function tent(chance: Chance, up: number): Params {
  const [m1, m2] = [chance.int(1, 3), chance.int(1, 3)]
  const zero = chance.int(-6, 1)
  const turn = zero + m2 * chance.int(1, m1 + m2 > 3 ? 1 : 2)
  const second = turn + (m1 * (turn - zero)) / m2
  const [left, right] = [chance.int(1, 3), chance.int(1, 3)]
  return {
    xs: [zero - left, turn, second + right],
    ys: [-m1 * left, m1 * (turn - zero), -m2 * right].map((y) => up * y),
    ask: up > 0 ? 'above' : 'below',
  }
}

/** Where the graph meets the x-axis. */
export function zeros(p: Params): number[] {
  return p.xs.slice(1).flatMap((x, i) => {
    const [x0, y0, y] = [p.xs[i] ?? 0, p.ys[i] ?? 0, p.ys[i + 1] ?? 0]
    if (y0 === 0) return [x0]
    return y0 * y < 0 ? [x0 + ((x - x0) * -y0) / (y - y0)] : []
  })
}

/** The two ends of what is asked. */
function ends(p: Params): readonly [number, number] {
  if (p.ask === 'rises' || p.ask === 'falls') return [p.xs[1] ?? 0, p.xs[2] ?? 0]
  const all = zeros(p)
  const place = all.findIndex((z, i) => {
    const next = all[i + 1]
    return next !== undefined && Math.sign(heightAt(p, (z + next) / 2)) === (p.ask === 'above' ? 1 : -1)
  })
  return [all[place] ?? 0, all[place + 1] ?? 0]
}

function heightAt(p: Params, x: number): number {
  const i = Math.max(
    1,
    p.xs.findIndex((to) => x <= to),
  )
  const [x0, x1, y0, y1] = [p.xs[i - 1] ?? 0, p.xs[i] ?? 1, p.ys[i - 1] ?? 0, p.ys[i] ?? 0]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

function reject(p: Params): string | null {
  if (p.xs.some((x) => Math.abs(x) > 7) || p.ys.some((y) => Math.abs(y) > 7)) return 'off the grid'
  if (p.ask === 'rises' || p.ask === 'falls') return null
  const all = zeros(p)
  if (all.length !== 2 || all.some((z) => !Number.isInteger(z))) return 'zeros between the lines'
  if (p.ys.includes(0)) return 'a corner on the axis'
  const [a, b] = all as [number, number]
  return Math.sign(heightAt(p, (a + b) / 2)) === (p.ask === 'above' ? 1 : -1) ? null : 'two parts'
}

const open = (from: number, to: number): Intervals =>
  intervals([intervalPart(whole(Math.min(from, to)), whole(Math.max(from, to)), false, false)])

function tell(p: Params): Telling {
  const [from, to] = ends(p)
  const said = {
    rises: 'rise',
    falls: 'fall',
    above: 'lie above the \\(x\\)-axis',
    below: 'lie below the \\(x\\)-axis',
  }[p.ask]
  const turns = p.ask === 'rises' || p.ask === 'falls'
  const heights = open(heightAt(p, p.xs[1] ?? 0), heightAt(p, p.xs[2] ?? 0))
  const candidates: Telling['wrong'] = [
    [
      heights,
      turns ? 'slope_height' : 'looks_alike',
      'Those are heights. Read the places on the \\(x\\)-axis, from left to right.',
    ],
    turns
      ? [open(p.xs[2] ?? 0, p.xs[3] ?? 0), 'slope_height', `There the graph ${p.ask === 'rises' ? 'falls' : 'rises'}.`]
      : [
          open(p.xs[1] ?? 0, p.xs[2] ?? 0),
          'slope_height',
          'Those are the turning points. Look where the graph meets the axis.',
        ],
    [open(-from, -to), 'horizontal_shift_sign', 'Left of zero the numbers are negative, right of it positive.'],
    [open(p.xs[0] ?? 0, to), 'looks_alike', 'That begins where the drawing begins. Look for the turn or the crossing.'],
    [
      open(from, p.xs.at(-1) ?? 0),
      'looks_alike',
      'That ends where the drawing ends. Look for the turn or the crossing.',
    ],
  ]
  return {
    ask: [
      `Between which \\(x\\) does the graph ${said}? Give an open interval.`,
      `On which open interval does the graph ${said}?`,
    ],
    answer: open(from, to),
    wrong: candidates.filter(
      ([value]) => typeof value === 'object' && value.kind === 'intervals' && value.parts.length > 0,
    ),
    hints: [
      turns ? 'Go along the graph from left to right.' : 'First find where the graph meets the \\(x\\)-axis.',
      turns
        ? `Where does it begin to ${said}, and where does it stop?`
        : `It meets the axis twice. Between these places, is it above or below?`,
      `One end is \\(x = ${from}\\).`,
    ],
    steps: [
      [
        turns ? 'Find the two turning points.' : 'Find where the graph meets the axis.',
        `x = ${from}, \\quad x = ${to}`,
      ],
      [
        turns ? `Between them the graph ${p.ask}.` : `Between them the graph lies ${p.ask} the axis.`,
        `(${from}, ${to})`,
      ],
    ],
  }
}

function picture(p: Params): Figure {
  return functionGraph({
    x: { min: -8, max: 8, step: 1, numberStep: 2 },
    y: { min: -8, max: 8, step: 1, numberStep: 2 },
    equal: true,
    curves: [{ curve: { kind: 'polyline', points: p.xs.map((x, i) => [x, p.ys[i] ?? 0] as const) } }],
  })
}

/** Find where a graph rises, falls and lies above or below the axis (HSF-IF.B.4). */
export const level: TopicLevel<Params> = {
  key: 'functions_graph_features_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${p.xs.join()} ${p.ys.join()}`,
  ...toldBy(tell),
  forms: ['choice', 'interval'],
  formsLeftOut: { coordinate: 'where a graph rises or lies above the axis is an interval, not a point' },
  figure: picture,
  load: (p) => (p.ask === 'rises' || p.ask === 'falls' ? 1 : 4),
}
