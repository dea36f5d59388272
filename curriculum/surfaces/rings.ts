import { mostInRing, readRings, writeRings, type RingsState } from '@polyhex/contract/exercises/responses/rings'
import { readCount } from '@polyhex/contract/exercises/responses/limits'
import { counted } from '../figures/lettering.ts'
import { hueOf } from '../figures/palette.ts'
import { cellMark } from '../figures/ten-frame.ts'
import { amounts } from '../values/amounts.ts'
import { well as wellBack } from './counters-layout.ts'
import { lessChip, ringLine, ringsLayout } from './rings-layout.ts'
import type { Action, HitArea, Picture, Piece, Surface, Tool } from './surface.ts'
import type { RingsWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** W13, groups: counters that are shared out among rings, or put into rings of one size. Decision 63. */
export const ringsSurface: Surface<RingsWidget, RingsState> = {
  blank: (widget) => readRings(widget, widget.start) ?? emptyOf(widget),
  read: (widget, text) => (text === '' ? ringsSurface.blank(widget) : readRings(widget, text)),
  write: (_, state) => writeRings(state),
  draw,
  areas,
  tools,
  move,
  complete: (widget, state) =>
    writeRings(state) === writeRings(ringsSurface.blank(widget)) ? 'Tap a ring to put a counter in.' : null,
  say,
  fields: (widget, { rings }) => [
    ...(widget.chooses ? [{ id: 'rings', label: 'Rings', text: String(rings.length) }] : []),
    ...rings.map((count, i) => ({ id: `ring:${i}`, label: `Ring ${i + 1}`, text: String(count) })),
  ],
  typed,
  differ: (widget, state, right) => ({
    say: `You made ${wordsOf(widget, state)}. The question asks for ${wordsOf(widget, right)}.`,
    ids: state.rings.flatMap((count, i) => (count === right.rings[i] ? [] : [`ring:${i}`])),
  }),
  value: (widget, state) => amounts(namedOf(widget, state), 'exact'),
  stateOf,
  nearly(widget, state, answer) {
    const rings = used(widget, state)
    if (answer.kind !== 'amounts' || widget.does === 'share' || !isEven(rings)) return null
    const { ring = 0, 'in each': each = 0 } = answer.amounts
    if (rings.length !== each || rings[0] !== ring || ring === each) return null
    return `That is as many. Now make ${counted(ring, 'ring')} with ${each} in each.`
  },
  facts: (widget, { rings }) => ({
    rings: rings.length,
    ...Object.fromEntries(rings.map((count, i) => [`ring ${i + 1}`, count])),
    ...(widget.does === 'share' ? { 'left over': left(widget, { rings }) } : {}),
  }),
}

const emptyOf = ({ chooses, rings }: RingsWidget): RingsState => ({
  rings: Array.from({ length: chooses ? 1 : rings }, () => 0),
})

const isEven = (rings: readonly number[]): boolean => rings.every((count) => count === rings[0])
/** The rings that count: one that was drawn and left empty does not. */
const used = (widget: RingsWidget, { rings }: RingsState): readonly number[] => {
  const filled = rings.filter((count) => count > 0)
  return widget.chooses && filled.length > 0 ? filled : rings
}
const left = (widget: RingsWidget, { rings }: RingsState): number =>
  widget.counters - rings.reduce((sum, count) => sum + count, 0)

/** Rings of one size as their number and size, others ring by ring; of what is shared out also what lies outside. */
function namedOf(widget: RingsWidget, state: RingsState): Record<string, number> {
  const outside = widget.does === 'share' ? { 'left over': left(widget, state) } : {}
  const rings = used(widget, state)
  if (isEven(rings)) return { ring: rings.length, 'in each': rings[0] ?? 0, ...outside }
  return { ...Object.fromEntries(rings.map((count, i) => [`in ring ${i + 1}`, count])), ...outside }
}

function wordsOf(widget: RingsWidget, state: RingsState): string {
  const rings = used(widget, state)
  const inside = isEven(rings)
    ? `${counted(rings.length, 'ring')} with ${rings[0] ?? 0} in each`
    : `rings with ${rings.slice(0, -1).join(', ')} and ${rings.at(-1) ?? 0}`
  return widget.does === 'share' && left(widget, state) > 0 ? `${inside} and ${left(widget, state)} left over` : inside
}

function say(widget: RingsWidget, state: RingsState): string {
  const inside = state.rings.map((count, i) => `Ring ${i + 1}: ${count}.`).join(' ')
  return widget.does === 'share' ? `${inside} In no ring: ${left(widget, state)}.` : inside
}

/** How many of an endless pile are seen. */
const seen = 6

function draw(widget: RingsWidget, state: RingsState, look: 'work' | 'shown'): Picture {
  const isWork = look === 'work'
  const layout = ringsLayout(widget, isWork)
  const free = left(widget, state)
  const waiting = widget.does === 'share' ? free : isWork ? Math.min(free, seen) : 0
  const name = widget.does === 'share' ? 'free' : 'pile'
  const indent = widget.does === 'share' ? 0 : 3
  const disc = (id: string, [x, y]: readonly [number, number], cell: number): Piece => ({
    id,
    x,
    y,
    svg: cellMark('first', 0, 0, cell, false),
  })
  const hasWell = isWork || widget.does === 'share'
  return {
    width: layout.width,
    height: layout.height,
    hue: hueOf.operations,
    title: 'Rings',
    alt: `Rings for counters. ${say(widget, state)}`,
    back:
      state.rings.map((_, i) => ringLine(layout.ring(i)) + (isWork ? lessChip(layout.less(i)) : '')).join('') +
      (hasWell ? wellBack(layout.well) : ''),
    pieces: [
      ...state.rings.flatMap((count, i) =>
        Array.from({ length: count }, (_, at) => disc(`in:${i}:${at}`, layout.inRing(i, at), layout.cell)),
      ),
      ...Array.from({ length: waiting }, (_, at) => disc(`${name}:${at}`, layout.free(at + indent), 30)),
    ],
  }
}

function areas(widget: RingsWidget, state: RingsState): HitArea[] {
  const layout = ringsLayout(widget, true)
  const free = left(widget, state)
  const rings = state.rings.flatMap((count, i): HitArea[] => [
    {
      id: `ring:${i}`,
      group: 'rings',
      role: 'button',
      box: layout.ring(i),
      label: `Put one in ring ${i + 1}`,
      value: counted(count, 'counter'),
      drop: true,
      ...(count > 0 ? { drag: 'piece' as const, piece: `in:${i}:${count - 1}` } : {}),
    },
    {
      id: `less:${i}`,
      group: 'rings',
      role: 'button',
      box: layout.less(i),
      label: `Take one out of ring ${i + 1}`,
      value: count === 0 ? 'empty' : '',
    },
  ])
  const last = widget.does === 'share' ? `free:${free - 1}` : `pile:${Math.min(free, seen) - 1}`
  return [
    {
      id: 'well',
      group: 'well',
      role: 'button',
      box: layout.well,
      label: 'Put one in the ring with the fewest',
      value: widget.does === 'share' ? `${counted(free, 'counter')} in no ring` : '',
      drop: true,
      ...(free > 0 ? { drag: 'piece' as const, piece: last } : {}),
    },
    ...rings,
  ]
}

function tools(widget: RingsWidget, state: RingsState): Tool[] {
  const deal: Tool = {
    kind: 'button',
    id: 'deal',
    label: '1 to Each',
    ...(canDeal(widget, state) ? {} : { off: 'There are not enough for all rings.' }),
  }
  const count = state.rings.length
  if (!widget.chooses) return [deal]
  return [
    {
      kind: 'stepper',
      id: 'rings',
      value: String(count),
      label: count === 1 ? 'ring' : 'rings',
      atLeast: count === 1,
      atMost: count === widget.rings,
    },
    deal,
  ]
}

const canDeal = (widget: RingsWidget, state: RingsState): boolean =>
  left(widget, state) >= state.rings.length && Math.max(...state.rings) < mostInRing

/** `by` more in a ring, or fewer; the same state where there is no room or nothing to move. */
function changed(widget: RingsWidget, state: RingsState, ring: number | null, by: 1 | -1): RingsState {
  const count = ring === null ? undefined : state.rings[ring]
  if (count === undefined || count + by < 0 || count + by > mostInRing || left(widget, state) < by) return state
  return { rings: state.rings.map((old, i) => (i === ring ? old + by : old)) }
}

function withRings(widget: RingsWidget, { rings }: RingsState, count: number): RingsState {
  const within = Math.min(widget.rings, Math.max(1, count))
  return { rings: Array.from({ length: within }, (_, i) => rings[i] ?? 0) }
}

const numberOf = (id: string | null, name: 'ring' | 'less'): number | null => {
  const told = new RegExp(`^${name}:(\\d)$`).exec(id ?? '')?.[1]
  return told === undefined ? null : Number(told)
}

function move(widget: RingsWidget, state: RingsState, action: Action): RingsState {
  switch (action.act) {
    case 'tap': {
      if (action.id === 'well') return changed(widget, state, state.rings.indexOf(Math.min(...state.rings)), 1)
      const less = numberOf(action.id, 'less')
      return less === null ? changed(widget, state, numberOf(action.id, 'ring'), 1) : changed(widget, state, less, -1)
    }
    case 'put': {
      const from = numberOf(action.from, 'ring')
      const to = numberOf(action.to, 'ring')
      if (from === null) return action.from === 'well' ? changed(widget, state, to, 1) : state
      if (from === to) return state
      const out = changed(widget, state, from, -1)
      return to === null || out === state ? out : changed(widget, out, to, 1)
    }
    case 'step':
      if (action.id === 'rings')
        return widget.chooses ? withRings(widget, state, state.rings.length + action.by) : state
      return changed(widget, state, numberOf(action.id, 'ring'), action.by > 0 ? 1 : -1)
    case 'remove':
      return changed(widget, state, numberOf(action.id, 'ring'), -1)
    case 'press':
      if (action.id !== 'deal' || !canDeal(widget, state)) return state
      return { rings: state.rings.map((count) => count + 1) }
    case 'spot':
    case 'type':
      return state
  }
}

function typed(widget: RingsWidget, state: RingsState, id: string, text: string): RingsState | null {
  const count = text === '' ? 0 : readCount(text, id === 'rings' ? widget.rings : mostInRing)
  if (count === null) return null
  if (id === 'rings') return widget.chooses && count > 0 ? withRings(widget, state, count) : null
  const ring = numberOf(id, 'ring')
  const next = { rings: state.rings.map((old, i) => (i === ring ? count : old)) }
  return left(widget, next) < 0 ? null : next
}

function stateOf(widget: RingsWidget, answer: Value): RingsState | null {
  if (answer.kind !== 'amounts') return null
  const { ring = 0, 'in each': each = 0, 'left over': over = 0 } = answer.amounts
  const state = readRings(widget, `g:${Array.from({ length: ring }, () => each).join(',')}`)
  return state === null || (widget.does === 'share' && left(widget, state) !== over) ? null : state
}
