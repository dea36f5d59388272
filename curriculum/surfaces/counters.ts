import {
  readCounters,
  writeCounters,
  type CounterSign,
  type CountersState,
} from '@polyhex/contract/exercises/responses/counters'
import { readCount } from '@polyhex/contract/exercises/responses/limits'
import { circle, n2, path, rectangle, type Spot } from '../figures/drawing.ts'
import { counted } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { cellMark } from '../figures/ten-frame.ts'
import { aside, cellValue, firstName, isOut, isSecond, namedOf, say, wordsOf } from './counters-words.ts'
import { amounts } from '../values/amounts.ts'
import { countersLayout, knob, well, type CountersLayout } from './counters-layout.ts'
import type { Action, Box, HitArea, Picture, Piece, PlainField, Surface, Tool } from './surface.ts'
import type { CountersWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** W13: counters in ten frames, loose on a field, or as an array. Decision 55. */
export const countersSurface: Surface<CountersWidget, CountersState> = {
  blank: (widget) => readCounters(widget, widget.start) ?? emptyOf(widget),
  read: (widget, text) => (text === '' ? countersSurface.blank(widget) : readCounters(widget, text)),
  write: (_, state) => writeCounters(state),
  draw,
  areas,
  areaAt: (widget, _, [, y]) => (widget.mode === 'array' && y < countersLayout(widget, false).height ? 'corner' : null),
  tools,
  move,
  complete(widget, state) {
    const start = countersSurface.blank(widget)
    if (writeCounters(state) !== writeCounters(start)) return null
    if (widget.mode === 'array') return 'Pull the corner to make rows.'
    return widget.does === 'cross_out' ? 'Tap a counter to cross it out.' : 'Tap to put counters in.'
  },
  say,
  fields,
  typed,
  differ(widget, state, right) {
    const ids = 'cells' in state && 'cells' in right ? differentCells(widget, state.cells, right.cells) : ['corner']
    return { say: `You made ${wordsOf(widget, state)}. The question asks for ${wordsOf(widget, right)}.`, ids }
  },
  value: (widget, state) => amounts(namedOf(widget, state), 'exact'),
  stateOf,
  nearly(_, state, answer) {
    if (answer.kind !== 'amounts' || answer.goal !== 'shape' || !('rows' in state)) return null
    const turned = state.rows === answer.amounts['column'] && state.columns === answer.amounts['row']
    if (!turned || state.rows === state.columns) return null
    return `That is as many. Now make ${counted(answer.amounts['row'] ?? 0, 'row')} of ${answer.amounts['column']}.`
  },
  facts: (widget, state) => ({ ...namedOf(widget, state) }),
}

function emptyOf(widget: CountersWidget): CountersState {
  if (widget.mode === 'array') return { rows: 1, columns: 1 }
  return { cells: Array.from({ length: widget.places }, () => '0' as const) }
}

/** A light from above on a disc, so that it looks as if it could be picked up. */
function light(cell: number): string {
  const r = cell * 0.25
  return path(`M${n2(-r)} ${n2(-r * 0.35)}A${n2(r * 1.06)} ${n2(r * 1.06)} 0 0 1 ${n2(r * 0.1)} ${n2(-r * 1.02)}`, {
    stroke: tone.f1,
    width: cell * 0.05,
    opacity: 0.6,
  })
}

function piece(id: string, sign: CounterSign, [x, y]: Spot, cell: number): Piece {
  const isDisc = sign === '1'
  const svg = cellMark(isSecond(sign) ? 'second' : 'first', 0, 0, cell, isOut(sign))
  return { id, x, y, svg: isDisc ? svg + light(cell) : svg }
}

/** How many of a pile are seen. */
const mostInPile = { 1: 6, 2: 4 } as const
const pileKinds = (widget: CountersWidget): readonly ('1' | '2')[] => (widget.colors === 2 ? ['1', '2'] : ['1'])

function pileBox(layout: CountersLayout, kind: '1' | '2', colors: 1 | 2): Box {
  const width = layout.tray.width / colors
  return { ...layout.tray, x: layout.tray.x + (kind === '2' ? width : 0), width }
}

/** The counters that wait in the well: as many as there is room for, a few of them shown. */
function pile(widget: CountersWidget, cells: readonly CounterSign[], layout: CountersLayout): Piece[] {
  const free = cells.filter((sign) => sign === '0').length
  return pileKinds(widget).flatMap((kind) => {
    const box = pileBox(layout, kind, widget.colors)
    const shown = Math.min(free, mostInPile[widget.colors])
    const step = 26
    const left = box.x + box.width / 2 - ((shown - 1) * step) / 2
    return Array.from({ length: shown }, (_, i) => {
      const rim = circle(0, 0, 22.5, { fill: tone.f1 })
      const it = piece(`pile:${kind}:${i}`, kind, [left + i * step, box.y + box.height / 2], 60)
      return { ...it, svg: rim + it.svg }
    })
  })
}

function draw(widget: CountersWidget, state: CountersState, look: 'work' | 'shown'): Picture {
  const isWork = look === 'work'
  const layout = countersLayout(widget, isWork)
  const hasTray = isWork && widget.mode !== 'array' && widget.does === 'place'
  const pieces =
    'rows' in state
      ? arrayPieces(widget, state, layout, isWork)
      : [
          ...state.cells.flatMap((sign, i) =>
            sign === '0' ? [] : [piece(`cell:${i}`, sign, layout.spots[i] ?? [0, 0], layout.cell)],
          ),
          ...(hasTray ? pile(widget, state.cells, layout) : []),
        ]
  const title = widget.mode === 'frame' ? 'Ten frame' : widget.mode === 'loose' ? 'Counters' : 'Rows of counters'
  return {
    width: layout.width,
    height: layout.height,
    hue: hueOf.number,
    title: widget.mode === 'frame' && widget.places > 10 ? 'Ten frames' : title,
    alt: `${title}. ${say(widget, state)}`,
    back: layout.back + (hasTray ? well(layout.tray) : ''),
    pieces,
  }
}

function cornerSpot(state: { rows: number; columns: number }, layout: CountersLayout): Spot {
  return [12 + state.columns * layout.cell + 10, 12 + state.rows * layout.cell + 10]
}

function arrayPieces(
  widget: CountersWidget,
  state: { rows: number; columns: number },
  layout: CountersLayout,
  withKnob: boolean,
): Piece[] {
  const { cell } = layout
  const frame = rectangle(0, 0, state.columns * cell, state.rows * cell, {
    fill: 'none',
    stroke: tone.f3,
    width: 2.5,
    radius: 10,
  })
  const counters = Array.from({ length: state.rows * state.columns }, (_, i) => {
    const at = Math.floor(i / state.columns) * widget.places + (i % state.columns)
    return piece(`dot:${at}`, '1', layout.spots[at] ?? [0, 0], cell)
  })
  const [x, y] = cornerSpot(state, layout)
  return [
    { id: 'outline', x: 12, y: 12, svg: frame },
    ...counters,
    ...(withKnob ? [{ id: 'corner', x, y, svg: knob() }] : []),
  ]
}

function areas(widget: CountersWidget, state: CountersState): HitArea[] {
  const layout = countersLayout(widget, true)
  if ('rows' in state) {
    const [x, y] = cornerSpot(state, layout)
    return [
      {
        id: 'corner',
        group: 'corner',
        role: 'slider',
        box: { x: x - 26, y: y - 26, width: 52, height: 52 },
        label: 'Corner of the array',
        value: say(widget, state),
        range: { now: state.rows * state.columns, least: 1, most: widget.places * widget.places },
        drag: 'spot',
      },
    ]
  }
  const half = layout.cell / 2
  const cells = state.cells.map((sign, i): HitArea => {
    const [x, y] = layout.spots[i] ?? [0, 0]
    return {
      id: `cell:${i}`,
      group: 'cells',
      role: 'button',
      box: { x: x - half, y: y - half, width: layout.cell, height: layout.cell },
      label: widget.mode === 'frame' ? aside(widget.places, i) : `place ${i + 1}`,
      value: cellValue(widget, sign),
      drop: true,
      ...(sign === '0' || widget.does === 'cross_out' ? {} : { drag: 'piece' as const, piece: `cell:${i}` }),
    }
  })
  if (widget.does === 'cross_out') return cells.filter((_, i) => state.cells[i] !== '0')
  const free = state.cells.filter((sign) => sign === '0').length
  const piles = pileKinds(widget).map((kind): HitArea => ({
    id: `pile:${kind}`,
    group: 'tray',
    role: 'button',
    box: pileBox(layout, kind, widget.colors),
    label: kind === '2' ? 'Add a hexagon' : `Add a ${firstName(widget)}`,
    value: free === 0 ? 'no place is free' : '',
    ...(free > 0
      ? { drag: 'piece' as const, piece: `pile:${kind}:${Math.min(free, mostInPile[widget.colors]) - 1}` }
      : {}),
  }))
  return [...cells, ...piles]
}

function tools(widget: CountersWidget, state: CountersState): Tool[] {
  if (!('rows' in state)) return []
  const stepper = (id: 'rows' | 'columns', label: string): Tool => ({
    kind: 'stepper',
    id,
    value: String(state[id]),
    label,
    atLeast: state[id] === 1,
    atMost: state[id] === widget.places,
  })
  return [stepper('rows', state.rows === 1 ? 'row' : 'rows'), stepper('columns', 'in a row')]
}

const numberOf = (id: string): number => Number(id.slice(id.indexOf(':') + 1))

function withCell(cells: readonly CounterSign[], at: number, sign: CounterSign): { cells: CounterSign[] } {
  return { cells: cells.map((old, i) => (i === at ? sign : old)) }
}

/** What a tap makes of a place: it fills, goes on to the other kind, and empties; or it is crossed out and back. */
function tapped(widget: CountersWidget, sign: CounterSign): CounterSign {
  if (widget.does === 'cross_out') return ({ '0': '0', '1': 'x', '2': 'y', x: '1', y: '2' } as const)[sign]
  if (sign === '0') return '1'
  return sign === '1' && widget.colors === 2 ? '2' : '0'
}

function move(widget: CountersWidget, state: CountersState, action: Action): CountersState {
  if ('rows' in state) return resized(widget, state, action)
  const { cells } = state
  const isCell = (id: string | null): id is string =>
    id !== null && /^cell:\d+$/.test(id) && cells[numberOf(id)] !== undefined
  const pileKind = (id: string): '1' | '2' | null => pileKinds(widget).find((kind) => id === `pile:${kind}`) ?? null
  if (action.act === 'tap' && isCell(action.id)) {
    const at = numberOf(action.id)
    return withCell(cells, at, tapped(widget, cells[at] ?? '0'))
  }
  if (widget.does === 'cross_out') return state
  if (action.act === 'tap' || (action.act === 'step' && action.by > 0)) {
    const kind = pileKind(action.id)
    const free = cells.indexOf('0')
    return kind === null || free < 0 ? state : withCell(cells, free, kind)
  }
  if (action.act === 'step' || action.act === 'remove') return withoutOne(cells, action.id, pileKind(action.id), state)
  if (action.act !== 'put') return state
  return put(cells, action, pileKind(action.from), isCell) ?? state
}

/** Takes away a place's counter, or the last one of a pile's kind. */
function withoutOne(
  cells: readonly CounterSign[],
  id: string,
  kind: '1' | '2' | null,
  state: CountersState,
): CountersState {
  const at = kind === null ? numberOf(id) : cells.lastIndexOf(kind)
  return cells[at] === undefined || cells[at] === '0' ? state : withCell(cells, at, '0')
}

function put(
  cells: readonly CounterSign[],
  { from, to }: { from: string; to: string | null },
  kind: '1' | '2' | null,
  isCell: (id: string | null) => id is string,
): CountersState | null {
  if (kind !== null) return isCell(to) ? withCell(cells, numberOf(to), kind) : null
  if (!isCell(from)) return null
  const sign = cells[numberOf(from)] ?? '0'
  if (!isCell(to)) return withCell(cells, numberOf(from), '0')
  const there = cells[numberOf(to)] ?? '0'
  return withCell(withCell(cells, numberOf(from), there).cells, numberOf(to), sign)
}

function resized(widget: CountersWidget, state: { rows: number; columns: number }, action: Action): CountersState {
  const within = (n: number): number => Math.min(widget.places, Math.max(1, n))
  if (action.act === 'spot') {
    const { cell } = countersLayout(widget, false)
    const [x, y] = action.spot
    return { rows: within(Math.round((y - 22) / cell)), columns: within(Math.round((x - 22) / cell)) }
  }
  if (action.act !== 'step') return state
  const isRows = action.id === 'rows' || (action.id === 'corner' && action.along === 'y')
  return isRows
    ? { ...state, rows: within(state.rows + action.by) }
    : { ...state, columns: within(state.columns + action.by) }
}

function fields(widget: CountersWidget, state: CountersState): PlainField[] {
  if ('rows' in state)
    return [
      { id: 'rows', label: 'Rows', text: String(state.rows) },
      { id: 'columns', label: 'In a row', text: String(state.columns) },
    ]
  const count = (of: (sign: CounterSign) => boolean): string => String(state.cells.filter(of).length)
  if (widget.does === 'cross_out') return [{ id: 'out', label: 'Crossed out', text: count(isOut) }]
  const first = { id: '1', label: widget.colors === 1 ? 'Counters' : 'Discs', text: count((sign) => sign === '1') }
  return widget.colors === 1 ? [first] : [first, { id: '2', label: 'Hexagons', text: count((sign) => sign === '2') }]
}

function typed(widget: CountersWidget, state: CountersState, id: string, text: string): CountersState | null {
  const count = text === '' ? 0 : readCount(text, widget.places)
  if (count === null) return null
  if ('rows' in state) return count === 0 ? null : { ...state, [id === 'rows' ? 'rows' : 'columns']: count }
  if (widget.does === 'cross_out') return crossed(state.cells, count)
  const others = state.cells.filter((sign) => sign !== '0' && sign !== id).length
  if (count + others > widget.places) return null
  const [first, second] = id === '2' ? [others, count] : [count, others]
  return { cells: state.cells.map((_, i) => (i < first ? '1' : i < first + second ? '2' : '0')) }
}

/** So many crossed out, from the last. */
function crossed(cells: readonly CounterSign[], count: number): CountersState | null {
  const full = cells.flatMap((sign, i) => (sign === '0' ? [] : [i]))
  if (count > full.length) return null
  const out = new Set(full.slice(full.length - count))
  return {
    cells: cells.map((sign, i) =>
      sign === '0' ? '0' : isSecond(sign) ? (out.has(i) ? 'y' : '2') : out.has(i) ? 'x' : '1',
    ),
  }
}

/** The places that are filled too much, or are still missing: as few as there is a difference, from the last. */
function differentCells(
  widget: CountersWidget,
  cells: readonly CounterSign[],
  right: readonly CounterSign[],
): string[] {
  const of = (list: readonly CounterSign[], sign: CounterSign): number => list.filter((it) => it === sign).length
  const signs = widget.does === 'cross_out' ? (['x', 'y'] as const) : pileKinds(widget)
  return signs.flatMap((sign) => {
    const more = of(cells, sign) - of(right, sign)
    const places = cells.flatMap((it, i) => (it === (more > 0 ? sign : '0') ? [`cell:${i}`] : []))
    return more > 0 ? places.slice(-more) : places.slice(0, -more)
  })
}

function stateOf(widget: CountersWidget, answer: Value): CountersState | null {
  if (answer.kind !== 'amounts') return null
  const named = answer.amounts
  if (widget.mode === 'array') {
    const [rows = 0, columns = 0] = [named['row'], named['column']]
    return rows >= 1 && columns >= 1 && rows <= widget.places && columns <= widget.places ? { rows, columns } : null
  }
  const start = countersSurface.blank(widget)
  if (!('cells' in start)) return null
  if (widget.does === 'cross_out') return crossed(start.cells, named['crossed out'] ?? 0)
  const [first, second] = [named[firstName(widget)] ?? 0, named['hexagon'] ?? 0]
  if (first + second > widget.places) return null
  return { cells: start.cells.map((_, i) => (i < first ? '1' : i < first + second ? '2' : '0')) }
}
