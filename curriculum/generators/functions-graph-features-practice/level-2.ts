import { functionGraph } from '../../figures/function-graph.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { rational, whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { CurveSpec } from '../../figures/curve-specs.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A parabola y = lead/4 (x - h)^2 + k, or straight pieces through points, and the ends of an interval. */
export interface Params {
  readonly kind: 'pieces' | 'parabola'
  readonly points: readonly (readonly [number, number])[]
  readonly lead: number
  readonly h: number
  readonly k: number
  readonly from: number
  readonly to: number
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(1.8 * difficulty - 0.4) ? 'parabola' : 'pieces'
  const xs = [-6, chance.int(-4, -2), chance.int(0, 2), chance.int(4, 5), 6]
  const points = xs.map((x) => [x, chance.int(-6, 6)] as const)
  const [h, k] = [chance.int(-3, 3), chance.int(-6, 6)]
  const lead = chance.pick([1, -1, 3, -3])
  if (kind === 'pieces') {
    const [i, j] = chance.pick([
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const)
    return { kind, points, lead, h, k, from: xs[i] ?? 0, to: xs[j] ?? 0 }
  }
  const from = h + 2 * chance.int(-2, 2)
  return { kind, points: [], lead, h, k, from, to: from + chance.pick([2, 4, 6, 8]) }
}

function heightAt(p: Params, x: number): number {
  if (p.kind === 'pieces') return p.points.find(([px]) => px === x)?.[1] ?? 0
  return (p.lead * (x - p.h) ** 2) / 4 + p.k
}

function reject(p: Params): string | null {
  const [a, b] = [heightAt(p, p.from), heightAt(p, p.to)]
  if (Math.abs(a) > 7 || Math.abs(b) > 7 || Math.abs(p.to) > 7 || Math.abs(p.from) > 7) return 'off the picture'
  if ([a, b, p.from, p.to].includes(-1)) return 'a point on the numbers of an axis'
  if (!Number.isInteger(a) || !Number.isInteger(b)) return 'between the grid lines'
  return (b - a) % (p.to - p.from) === 0 ? 'a whole rate' : null
}

function tell(p: Params): Telling {
  const [a, b] = [heightAt(p, p.from), heightAt(p, p.to)]
  const [rise, run] = [b - a, p.to - p.from]
  const rate = rational(rise, run)
  const minus = (n: number): string => (n < 0 ? `(${n})` : `${n}`)
  return {
    ask: [
      `What is the average rate of change from \\(x = ${p.from}\\) to \\(x = ${p.to}\\)?`,
      `Find the average rate of change between \\(x = ${p.from}\\) and \\(x = ${p.to}\\).`,
    ],
    answer: rate,
    wrong: [
      [whole(b), 'slope_height', 'That is the height at the end. A rate compares heights with how far you go across.'],
      [rational(run, rise), 'looks_alike', 'That is across over up. A rate is up over across.'],
      [
        rational(-rise, run),
        'slip_sign',
        `Does the graph end higher or lower than it began? Take the end minus the start.`,
      ],
      [whole(rise), 'stops_early', `That is how much the height changes. Divide it by \\(${run}\\).`],
      [rational(a + b, 2), 'looks_alike', 'That is the mean of both heights. A rate is a change over a change.'],
    ],
    hints: [
      'The average rate is the slope of the straight line from one place to the other.',
      `At \\(x = ${p.from}\\) the height is \\(${a}\\). How high is the graph at \\(x = ${p.to}\\)?`,
      `The height changes from \\(${a}\\) to \\(${b}\\), while \\(x\\) changes by \\(${run}\\).`,
    ],
    steps: [
      ['Read both heights.', `f(${p.from}) = ${a}, \\quad f(${p.to}) = ${b}`],
      [
        'Divide the change of height by the change of x.',
        `\\frac{${b} - ${minus(a)}}{${p.to} - ${minus(p.from)}} = \\frac{${rise}}{${run}}`,
      ],
      ['Write it in lowest terms, with its sign in front.', rationalLatex(rate)],
    ],
    rules: { simplest: true },
  }
}

function picture(p: Params): Figure {
  const curve: CurveSpec =
    p.kind === 'pieces'
      ? { kind: 'polyline', points: p.points }
      : { kind: 'polynomial', coefficients: [(p.lead * p.h * p.h) / 4 + p.k, (-p.lead * p.h) / 2, p.lead / 4] }
  return functionGraph({
    x: { min: -8, max: 8, step: 1, numberStep: 2 },
    y: { min: -8, max: 8, step: 1, numberStep: 2 },
    equal: true,
    curves: [{ curve }],
    points: [{ at: [p.from, heightAt(p, p.from)] }, { at: [p.to, heightAt(p, p.to)] }],
  })
}

/** Find an average rate of change over an interval (HSF-IF.B.6). */
export const level: TopicLevel<Params> = {
  key: 'functions_graph_features_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.from} ${p.to} ${heightAt(p, p.from)} ${heightAt(p, p.to)} ${p.lead}`,
  ...toldBy(tell),
  forms: ['fraction', 'choice'],
  formsLeftOut: { numeric: 'many rates, such as thirds, do not end as decimals' },
  figure: picture,
  load: (p) => (p.kind === 'parabola' ? 3 : 0) + (p.to - p.from) / 20,
}
