import {
  leastOfChart,
  numbersOfChart,
  readChart,
  writeChart,
  type ChartState,
} from '@polyhex/contract/exercises/responses/chart'
import { readCount } from '@polyhex/contract/exercises/responses/limits'
import { listWords, sentence } from '../figures/lettering.ts'
import { markNames } from '../figures/marks.ts'
import { hueOf } from '../figures/palette.ts'
import { amounts } from '../values/amounts.ts'
import { barSheet } from './chart-bars.ts'
import { boxSheet, fiveNumbers } from './chart-box.ts'
import { lineSheet, pictureSheet } from './chart-marks.ts'
import { snapped, type ChartSheet } from './chart-sheet.ts'
import { surfaceWidth, type Action, type Picture, type Surface } from './surface.ts'
import type { ChartWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Amounts, Value } from '../values/values.ts'

/** W23: bar graphs, picture graphs, line plots, histograms and box plots, built column by column. Decision 55. */
export const chartSurface: Surface<ChartWidget, ChartState> = {
  blank: (widget) => readChart(widget, widget.start) ?? untouched(widget),
  read: (widget, text) => (text === '' ? chartSurface.blank(widget) : readChart(widget, text)),
  write: writeChart,
  draw,
  areas: (widget, state) => sheetOf(widget).areas(widget, state),
  areaAt: (widget, state, spot) => sheetOf(widget).areaAt(widget, state, spot),
  tools: () => [],
  move,
  complete,
  say: (widget, state) => `${sentence(columnsSaid(widget, state).join(', '))}.`,
  fields: (widget, state) =>
    namesOf(widget).map((name, i) => ({ id: String(i), label: sentence(name), text: String(state[i] ?? 0) })),
  typed(widget, state, id, text) {
    const number = text === '' ? leastOfChart(widget) : readCount(text, widget.top)
    if (number === null || snapped(widget, number) !== number) return null
    return state[Number(id)] === undefined ? null : withNumber(widget, state, Number(id), number)
  },
  differ,
  value,
  stateOf,
  nearly: () => null,
  facts: (widget, state) => Object.fromEntries(namesOf(widget).map((name, i) => [name, state[i] ?? 0])),
}

const sheets: Readonly<Record<ChartWidget['mode'], ChartSheet>> = {
  bar: barSheet,
  histogram: barSheet,
  picture: pictureSheet,
  dots: lineSheet,
  box: boxSheet,
}

const sheetOf = ({ mode }: ChartWidget): ChartSheet => sheets[mode]
const namesOf = ({ mode, columns }: ChartWidget): readonly string[] => (mode === 'box' ? fiveNumbers : columns)

/** Nothing in any column; the five handles of a box plot side by side. */
function untouched(widget: ChartWidget): ChartState {
  const count = numbersOfChart(widget)
  const least = leastOfChart(widget)
  const apart = widget.mode === 'box' ? (widget.top - least) / (count + 1) : 0
  return Array.from({ length: count }, (_, i) => snapped(widget, least + apart * (i + 1)))
}

const columnsSaid = (widget: ChartWidget, state: ChartState): string[] =>
  namesOf(widget).map((name, i) => `${name}: ${sheetOf(widget).spoken(widget, state[i] ?? 0)}`)

const graphNames = {
  bar: 'Bar graph',
  picture: 'Picture graph',
  dots: 'Line plot',
  histogram: 'Histogram',
  box: 'Box plot',
} as const

function draw(widget: ChartWidget, state: ChartState, look: 'work' | 'shown'): Picture {
  const { mode, symbol, step, name } = widget
  const of = name === '' ? '' : ` of ${name}`
  const key = mode === 'picture' ? ` Each ${markNames[symbol]} stands for ${step}.` : ''
  return {
    ...sheetOf(widget).draw(widget, state, look),
    width: surfaceWidth,
    hue: hueOf.data,
    title: graphNames[mode],
    alt: `${graphNames[mode]}${of}.${key} ${chartSurface.say(widget, state)}`,
  }
}

/** The same with another number in one column; the five numbers of a box plot stay in order. */
function withNumber(widget: ChartWidget, state: ChartState, index: number, number: number): ChartState {
  const [least, most] =
    widget.mode === 'box' ? [state[index - 1] ?? leastOfChart(widget), state[index + 1] ?? widget.top] : [0, widget.top]
  const next = Math.min(most, Math.max(least, snapped(widget, number)))
  return next === state[index] ? state : state.map((old, i) => (i === index ? next : old))
}

/** How many steps an action goes up, at which column; null where it means nothing. */
function stepsOf(action: Action): { readonly index: number; readonly by: number } | null {
  if (action.act === 'spot' || action.act === 'put' || action.act === 'press' || action.act === 'type') return null
  const [, what = '', at = ''] = /^(column|take|less|more):(\d+)$/.exec(action.id) ?? []
  if (what === '') return null
  const isTaking = what === 'take' || what === 'less'
  const tapped = isTaking ? -1 : 1
  if (action.act === 'tap') return { index: Number(at), by: tapped }
  if (action.act === 'remove') return { index: Number(at), by: -1 }
  return { index: Number(at), by: action.along === 'y' ? -action.by : action.by }
}

function move(widget: ChartWidget, state: ChartState, action: Action): ChartState {
  if (action.act === 'spot') {
    const index = Number(/^column:(\d+)$/.exec(action.id)?.[1] ?? Number.NaN)
    const number = sheetOf(widget).numberAt(widget, index, action.spot)
    return state[index] === undefined || Number.isNaN(number) ? state : withNumber(widget, state, index, number)
  }
  const steps = stepsOf(action)
  const old = steps === null ? undefined : state[steps.index]
  if (steps === null || old === undefined) return state
  return withNumber(widget, state, steps.index, old + steps.by * widget.snap)
}

const firstWords = {
  bar: 'Pull each bar up, or tap as high as it goes.',
  picture: 'Tap a row to put symbols in it.',
  dots: 'Tap over a number to put a mark there.',
  histogram: 'Pull each bar up, or tap as high as it goes.',
  box: 'Drag the five handles to their numbers.',
} as const

/** Nothing was there, or a graph of which every column was: then one of them is to be changed. */
function firstStep(widget: ChartWidget, blank: ChartState): string | null {
  if (widget.mode === 'box' || blank.every((number) => number === 0)) return firstWords[widget.mode]
  return blank.includes(0) ? null : 'Change what is not right.'
}

function complete(widget: ChartWidget, state: ChartState): string | null {
  const blank = chartSurface.blank(widget)
  const first = firstStep(widget, blank)
  if (first !== null && writeChart(widget, state) === writeChart(widget, blank)) return first
  const name = namesOf(widget)[state.indexOf(0)]
  if (name === undefined) return null
  if (widget.mode === 'bar') return `There is no bar for ${name} yet.`
  if (widget.mode === 'picture') return `There is nothing in the row for ${name} yet.`
  return writeChart(widget, state) === writeChart(widget, blank) ? firstWords[widget.mode] : null
}

function value(widget: ChartWidget, state: ChartState): Amounts {
  return amounts(Object.fromEntries(namesOf(widget).map((name, i) => [name, state[i] ?? 0])), 'each')
}

function stateOf(widget: ChartWidget, answer: Value): ChartState | null {
  if (answer.kind !== 'amounts') return null
  const names = namesOf(widget)
  const named = answer.amounts
  if (Object.keys(named).some((name) => !names.includes(name))) return null
  return readChart(
    widget,
    writeChart(
      widget,
      names.map((name) => named[name] ?? 0),
    ),
  )
}

/** Only the columns that are not as asked are named. */
function differ(widget: ChartWidget, state: ChartState, right: ChartState): { say: string; ids: string[] } {
  const names = namesOf(widget)
  const wrong = state.flatMap((number, i) => (number === right[i] ? [] : [i]))
  const shown = (of: ChartState, i: number): string => sheetOf(widget).spoken(widget, of[i] ?? 0)
  const at = (of: ChartState): string =>
    listWords(wrong.map((i) => `${shown(of, i)} for ${widget.mode === 'box' ? 'the ' : ''}${names[i]}`))
  const [only = 0] = wrong
  return {
    say: `You have ${at(state)}. The question asks for ${wrong.length === 1 ? shown(right, only) : at(right)}.`,
    ids: wrong.map((i) => `column:${i}`),
  }
}
