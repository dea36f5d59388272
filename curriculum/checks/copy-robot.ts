import { surfaceOf } from '../surfaces/surface-of.ts'
import { handleCount } from '@polyhex/contract/exercises/responses/plot'
import { fiveNumbers } from '../surfaces/chart-box.ts'
import type { ChartWidget, PlotWidget, SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Figure, Rational, Value } from '../values/values.ts'
import { amounts } from '../values/amounts.ts'
import { intervalPart, intervals } from '../values/intervals.ts'
import { placesOf } from '../values/places.ts'
import { divideRationals, rational, rationalFromDecimalText, whole } from '../values/rational.ts'
import { time } from '../values/time.ts'

type Facts = Figure['facts']

const first = (fact: Facts[string] | undefined): number | null => {
  const one = Array.isArray(fact) ? (fact as readonly (string | number)[])[0] : fact
  return typeof one === 'number' ? one : null
}

const coinNames = [
  [1, 'penny'],
  [5, 'nickel'],
  [10, 'dime'],
  [25, 'quarter'],
  [50, 'half'],
  [100, 'dollar'],
  [500, 'five'],
  [1000, 'ten'],
  [2000, 'twenty'],
] as const

const plottedFact = {
  points: 'points',
  line: 'lines',
  polygon: 'polygons',
  segment: 'segments',
  vector: 'segments',
} as const

/** Points, lines and corners put at the places at which a grid shows them. */
function plotted(widget: PlotWidget, facts: Facts): Value | null {
  const [curve] = widget.curves
  const name =
    curve !== undefined && curve.shape in plottedFact ? plottedFact[curve.shape as keyof typeof plottedFact] : ''
  const list = facts[name]
  if (curve === undefined || curve.region || widget.curves.length > 1 || !Array.isArray(list)) return null
  const numbers = (list as readonly (string | number)[]).map(Number).slice(0, 2 * handleCount(curve))
  if (numbers.length < 2 * handleCount(curve) || !numbers.every(Number.isInteger)) return null
  const handles = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x: whole(x), y: whole(numbers[i + 1] ?? 0) }] : []))
  return { kind: 'plot', curves: [{ shape: curve.shape, handles }] }
}

/** Bars, symbols, marks and the numbers of a box, column by column. */
function charted(widget: ChartWidget, facts: Facts): Value | null {
  const names = widget.mode === 'box' ? fiveNumbers : widget.columns
  const isGraph = ['categories', 'names', 'places', 'start', 'five'].some((name) => facts[name] !== undefined)
  const list = isGraph ? (facts['values'] ?? facts['counts'] ?? facts['five']) : undefined
  if (!Array.isArray(list) || list.length !== names.length) return null
  const numbers = (list as readonly (string | number)[]).map(Number)
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return null
  return amounts(Object.fromEntries(names.map((name, i) => [name, numbers[i] ?? 0])), 'each')
}

const listOf = (fact: Facts[string] | undefined): string[] =>
  Array.isArray(fact) ? (fact as readonly (string | number)[]).map(String) : []

/** The last number of a text: '7', '-3/4', '10 and 20'. */
function numberIn(text: string): Rational | null {
  const [, n = '', , d = '1'] = /(-?[\d,]*\.?\d+)(\/(\d+))?$/.exec(text) ?? []
  return n === '' ? null : divideRationals(rationalFromDecimalText(n.replaceAll(',', '')), whole(Number(d)))
}

/** The stretches of a number line, '[2,)' and '(-3,5]', as they are drawn there. */
function shadedIn(texts: readonly string[]): Value | null {
  const parts = texts.map((text) => {
    const [, open = '', from = '', to = '', close = ''] = /^([[(])(.*),(.*)([\])])$/.exec(text) ?? []
    return intervalPart(numberIn(from), numberIn(to), open === '[', close === ']')
  })
  return parts.length === 0 ? null : intervals(parts)
}

/** What a figure shows, as the answer of somebody who sets the same thing once more. */
function shown(widget: SurfaceWidget, facts: Facts): Value | null {
  switch (widget.widget) {
    case 'counters': {
      const count = first(facts['filled']) ?? first(facts['counts'])
      if (count === null) return null
      const out = first(facts['crossedOut']) ?? 0
      const name = widget.colors === 1 ? 'counter' : 'disc'
      return widget.does === 'cross_out'
        ? amounts({ 'crossed out': out }, 'exact')
        : amounts({ [name]: count, hexagon: first(facts['second']) ?? 0 }, 'exact')
    }
    case 'rings': {
      const groups = facts['counts']
      if (!Array.isArray(groups) || groups.length < 2) return null
      const [each] = groups
      return groups.every((count) => count === each)
        ? amounts({ ring: groups.length, 'in each': Number(each) }, 'exact')
        : null
    }
    case 'fraction_parts': {
      const [parts, shaded] = [first(facts['parts']), first(facts['shaded'])]
      return parts === null || shaded === null ? null : rational(shaded, parts)
    }
    case 'base_ten': {
      const row = facts['numbers']
      const [, hundred = 0, ten = 0, one = 0] = Array.isArray(row) ? String(row[0]).split(' ').map(Number) : []
      return row === undefined ? null : amounts({ hundred, ten, one }, 'exact')
    }
    case 'plot':
      return plotted(widget, facts)
    case 'clock_set': {
      const minutes = first(facts['minutes'])
      return minutes === null ? null : time(minutes)
    }
    case 'chart':
      return charted(widget, facts)
    // A picture of numbers in columns has no digits of the result to be copied.
    case 'written':
      return null
    // A bar model that is shown has its numbers already: nothing is left to be built.
    case 'tape':
      return null
    case 'line_points': {
      const places = listOf(facts['points']).flatMap((text) => numberIn(text) ?? [])
      if (places.length < widget.points.length) return null
      const [only = whole(0)] = places
      return widget.points.length === 1
        ? only
        : placesOf(widget.points.map((name, i) => ({ name, at: places[i] ?? only })))
    }
    case 'line_jumps':
      return numberIn(listOf(facts['jumps']).at(-1) ?? listOf(facts['points']).at(-1) ?? '')
    // A scale that is read has its numbers written on weights; there is nothing to count over.
    case 'balance':
      return null
    case 'line_ray':
      return shadedIn(listOf(facts['intervals']))
    // A picture beside it has no places that are tapped.
    case 'hot_spot':
      return null
    case 'coins': {
      const pieces = facts['pieces']
      if (!Array.isArray(pieces)) return null
      const all = pieces as readonly (string | number)[]
      return amounts(
        Object.fromEntries(coinNames.map(([cents, name]) => [name, all.filter((it) => it === cents).length])),
        'exact',
      )
    }
  }
}

/** The response of a robot that sets what the figure shows, piece by piece; null where there is nothing that it could set. */
export function copyInto(widget: SurfaceWidget, facts: Facts): string | null {
  const value = shown(widget, facts)
  const surface = surfaceOf(widget)
  const state = value === null ? null : surface.stateOf(widget, value)
  return state === null ? null : surface.write(widget, state)
}
