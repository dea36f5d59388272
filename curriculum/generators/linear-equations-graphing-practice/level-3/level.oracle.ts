import { item, match } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { readTypedEquation } from '../../read-typed.ts'
import { lineWhere } from '../line-oracles.ts'
import type { Equation, Item, Match, Plot, Rational } from '../../../values/values.ts'
import type { Three } from './match-points.ts'
import type { Point } from './missing-x.ts'
import type { Params } from './numbers.ts'
import type { Start } from './through-point.ts'
import { told, type Told } from './which-story.ts'

/** The points of the line satisfy: height over the start, times run, is rise times the way across. */
export function oracle({ rise, run, b }: Params): Equation {
  return readTypedEquation(`(y-(${b}))*${run}=(${rise})*x`)
}

export const wrong = {
  slope_run_over_rise: ({ rise, run, b }: Params): Equation => readTypedEquation(`(y-(${b}))*(${rise})=${run}*x`),
  intercept_swap: ({ rise, run, b }: Params): Equation => readTypedEquation(`${run}*(y-(${b})*x)=${rise}`),
  reversal_error: ({ rise, run, b }: Params): Equation => readTypedEquation(`(y+(${b}))*${run}=(${rise})*x`),
}

/** Tries every x for which the line could be at that height. */
function whereAt(p: Point): Rational {
  const y = p.b + p.rise * p.times
  for (let x = -200; x <= 200; x++) if ((y - p.b) * p.run === p.rise * x) return whole(x)
  throw new RangeError('no whole x')
}

/** Plays a story for a step: what is there at the start, and what after one. */
function storyThatFits(p: Told): Item {
  const text = told(p, p.rise, p.b)
  const [start = 0, rate = 0] = (text.match(/\d+/g) ?? []).map(Number)
  const isLess = /flow out|burns down|spends|sinks|are taken/.test(text)
  return start === p.b && start + (isLess ? -rate : rate) === p.b + p.rise ? item('right', text) : item('none')
}

/** Each line with the points that satisfy its equation: every pair of the three is tried. */
function pairsThatFit(p: Three): Match {
  const sides = p.lines.map(({ rise, run, b }) => ({ rise, run, b, name: `${rise} ${run} ${b}` }))
  return match(
    sides.map((line) => {
      const fits = sides.find((other) => line.b === other.b && line.rise * other.run === line.run * other.rise)
      return [item(`equation ${line.name}`), item(`points ${fits?.name ?? 'none'}`)] as const
    }),
  )
}

export const tasks = {
  through_point: {
    oracle: ({ x, y, rise, run }: Start): Plot => lineWhere((u, v) => (v - y) * run === (u - x) * rise),
    wrong: {
      slope_run_over_rise: ({ x, y, rise, run }: Start): Plot => lineWhere((u, v) => (v - y) * rise === (u - x) * run),
      slip_sign: ({ x, y, rise, run }: Start): Plot => lineWhere((u, v) => (v - y) * run === (x - u) * rise),
      intercept_swap: ({ y, rise, run }: Start): Plot => lineWhere((u, v) => (v - y) * run === u * rise),
    },
  },
  read_equation: { oracle, wrong },
  missing_x: {
    oracle: whereAt,
    wrong: {
      reversed_order: (p: Point): Rational => {
        const y = p.b + p.rise * p.times
        for (let v = -2000; v <= 2000; v++) if ((v - p.b) * p.run === p.rise * y) return whole(v)
        return whole(0)
      },
      stops_early: (p: Point): Rational => whole(p.rise * p.times),
    },
  },
  which_story: {
    oracle: (p: Told): Item => storyThatFits(p),
  },
  match_points: { oracle: pairsThatFit },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2662632698
