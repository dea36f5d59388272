import { boxesOf, fewestParts, readTape, writeTape, type TapeState } from '@polyhex/contract/exercises/responses/tape'
import { readCount } from '@polyhex/contract/exercises/responses/limits'
import { counted, listWords } from '../figures/lettering.ts'
import { tapeOfParts, tapeOfTwo, toldTape } from '../values/tape.ts'
import { boxOf, drawTape, trayBox } from './tape-sheet.ts'
import type { Action, HitArea, Surface, Tool } from './surface.ts'
import type { TapeWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Amounts, Value } from '../values/values.ts'

/** W16: a bar model that is chosen, cut and labeled: parts of a whole, equal parts, or two bars side by side. Decision 74. */
export const tapeSurface: Surface<TapeWidget, TapeState> = {
  blank: (widget) => readTape(widget, widget.start) ?? emptyBar(widget, widget.bars[0] ?? 'parts'),
  read: (widget, text) => (text === '' ? tapeSurface.blank(widget) : readTape(widget, text)),
  write: (_, state) => writeTape(state),
  draw: (widget, state, look) => drawTape(widget, state, look, `Bar model. ${say(widget, state)}`),
  areas,
  tools,
  move,
  complete(_, state) {
    if (state.bar === 'compare' && state.longer === null) return 'Choose which bar is longer.'
    return state.at.includes(null) ? 'Put a label in every box.' : null
  },
  say,
  fields: (widget, state) => [
    ...(widget.bars.length > 1 ? [{ id: 'bar', label: 'Bar', text: barNames[state.bar] }] : []),
    ...(state.bar === 'equal' ? [{ id: 'cut', label: 'Equal parts', text: String(state.cut) }] : []),
    ...(state.bar === 'compare'
      ? [{ id: 'longer', label: 'Longer bar', text: state.longer === null ? '' : widget.names[state.longer] }]
      : []),
    ...boxesOf(state.bar, state.cut).map((_, i) => ({
      id: `box:${i}`,
      label: sentence(boxName(widget, state, i)),
      text: labelAt(widget, state, i) ?? '',
    })),
  ],
  typed,
  differ: (widget, state, right) => ({
    say: `You made ${words(widget, state)}. The question asks for ${words(widget, right)}.`,
    ids: state.at.flatMap((place, i) =>
      state.bar === right.bar && state.cut === right.cut && place === right.at[i] ? [] : [`box:${i}`],
    ),
  }),
  value,
  stateOf,
  nearly: () => null,
  facts: (widget, state) => ({
    bar: widget.bars.indexOf(state.bar),
    cut: state.cut,
    longer: state.longer === null ? 0 : state.longer + 1,
    ...Object.fromEntries(boxesOf(state.bar, state.cut).map((name, i) => [name, (state.at[i] ?? -1) + 1] as const)),
  }),
}

const barNames = { parts: 'parts', equal: 'equal parts', compare: 'two bars' } as const

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function emptyBar({ parts }: TapeWidget, bar: TapeState['bar']): TapeState {
  const cut = bar === 'parts' ? parts : fewestParts
  return { bar, cut, longer: null, at: boxesOf(bar, cut).map(() => null) }
}

function labelAt(widget: TapeWidget, { at }: TapeState, i: number): string | null {
  const place = at[i] ?? null
  return place === null ? null : (widget.labels[place] ?? null)
}

/** 'part 1', 'each part', 'the whole', 'bar of Mia'. */
function boxName(widget: TapeWidget, state: TapeState, i: number): string {
  const name = boxesOf(state.bar, state.cut)[i] ?? ''
  if (state.bar === 'compare') return i < 2 ? `bar of ${widget.names[i === 0 ? 0 : 1]}` : name
  return name === 'each' ? 'each part' : name === 'whole' ? 'the whole' : name
}

const said = (text: string | null): string => (text === null ? 'empty' : text === '?' ? 'unknown' : text)

function say(widget: TapeWidget, state: TapeState): string {
  const boxes = state.at.map((_, i) => `${boxName(widget, state, i)}: ${said(labelAt(widget, state, i))}`).join(', ')
  if (state.bar === 'compare') {
    const longer = state.longer === null ? 'Two bars' : `Two bars, ${widget.names[state.longer]} has the longer one`
    return `${longer}. ${sentence(boxes)}.`
  }
  return `One bar in ${counted(state.cut, state.bar === 'equal' ? 'equal part' : 'part')}. ${sentence(boxes)}.`
}

function words(widget: TapeWidget, state: TapeState): string {
  const text = (i: number): string => said(labelAt(widget, state, i))
  if (state.bar === 'compare') {
    const [top, bottom] = widget.names.map((name, i) => `${name} with ${text(i)}`)
    const which = state.longer === null ? 'two bars' : `two bars, the longer one for ${widget.names[state.longer]}`
    return `${which}: ${top} and ${bottom}, difference ${text(2)}`
  }
  if (state.bar === 'equal') return `${counted(state.cut, 'equal part')} of ${text(0)}, the whole ${text(1)}`
  const parts = Array.from({ length: state.cut }, (_, i) => text(i))
  return `parts ${listWords(parts)}, the whole ${text(state.cut)}`
}

/** The boxes that are there now: the difference comes once one bar is the longer one. */
const openBoxes = ({ bar, longer, at }: TapeState): number[] =>
  at.map((_, i) => i).filter((i) => bar !== 'compare' || i < 2 || longer !== null)

function areas(widget: TapeWidget, state: TapeState): HitArea[] {
  const boxes = openBoxes(state).map((i): HitArea => {
    const text = labelAt(widget, state, i)
    return {
      id: `box:${i}`,
      group: 'boxes',
      role: 'button',
      box: boxOf(widget, state, i),
      label: sentence(boxName(widget, state, i)),
      value: said(text),
      drop: true,
      ...(text === null ? {} : { drag: 'piece' as const, piece: `label:${i}` }),
    }
  })
  const tray = widget.labels.map((text, i): HitArea => ({
    id: `tray:${i}`,
    group: 'tray',
    role: 'button',
    box: trayBox(widget, i),
    label: `Take the label ${text === '?' ? 'unknown' : text}`,
    value: '',
    drag: 'piece',
    piece: `tray:${i}`,
    tap: 'take',
  }))
  return [...boxes, ...tray]
}

const isThere = 'This bar is there already.'
const buttons = { parts: 'Parts', equal: 'Equal Parts', compare: 'Two Bars' } as const

function tools(widget: TapeWidget, state: TapeState): Tool[] {
  const bars = widget.bars.map((bar): Tool => ({
    kind: 'button',
    id: `bar:${bar}`,
    label: buttons[bar],
    ...(bar === state.bar ? { off: isThere } : {}),
  }))
  return [
    ...(widget.bars.length > 1 ? bars : []),
    ...(state.bar === 'equal' ? [cutTool(widget, state)] : []),
    ...(state.bar === 'compare'
      ? widget.names.map((name, i): Tool => ({
          kind: 'button',
          id: `longer:${i}`,
          label: `${name} Has the Longer Bar`,
          ...(state.longer === i ? { off: 'This bar is longer already.' } : {}),
        }))
      : []),
  ]
}

const cutTool = ({ most }: TapeWidget, { cut }: TapeState): Tool => ({
  kind: 'stepper',
  id: 'cut',
  value: String(cut),
  label: 'equal parts',
  atLeast: cut === fewestParts,
  atMost: cut === most,
})

const indexIn = (id: string | null, name: 'box' | 'tray'): number | null => {
  const told = new RegExp(`^${name}:(\\d)$`).exec(id ?? '')?.[1]
  return told === undefined ? null : Number(told)
}

/** One label put into a box or taken out of it; the same state where that box is not there. */
function put(widget: TapeWidget, state: TapeState, box: number | null, label: number | null): TapeState {
  if (box === null || !openBoxes(state).includes(box)) return state
  if (label !== null && widget.labels[label] === undefined) return state
  return { ...state, at: state.at.map((old, i) => (i === box ? label : old)) }
}

/** The next label in a box, after the last one none. */
function turned(widget: TapeWidget, state: TapeState, box: number | null, by: number): TapeState {
  if (box === null || !openBoxes(state).includes(box)) return state
  const count = widget.labels.length + 1
  const next = (((((state.at[box] ?? -1) + 1 + by) % count) + count) % count) - 1
  return put(widget, state, box, next < 0 ? null : next)
}

function pressed(widget: TapeWidget, state: TapeState, id: string): TapeState {
  const bar = widget.bars.find((one) => `bar:${one}` === id)
  if (bar !== undefined) return bar === state.bar ? state : emptyBar(widget, bar)
  if (state.bar !== 'compare') return state
  return id === 'longer:0' ? { ...state, longer: 0 } : id === 'longer:1' ? { ...state, longer: 1 } : state
}

const cutInto = ({ most }: TapeWidget, state: TapeState, cut: number): TapeState =>
  state.bar === 'equal' ? { ...state, cut: Math.min(most, Math.max(fewestParts, cut)) } : state

function move(widget: TapeWidget, state: TapeState, action: Action): TapeState {
  switch (action.act) {
    case 'tap':
      return turned(widget, state, indexIn(action.id, 'box'), 1)
    case 'put': {
      const [from, to, tray] = [indexIn(action.from, 'box'), indexIn(action.to, 'box'), indexIn(action.from, 'tray')]
      if (tray !== null) return to === null ? state : put(widget, state, to, tray)
      if (from === null || from === to || !openBoxes(state).includes(from)) return state
      const label = state.at[from] ?? null
      return to === null ? put(widget, state, from, null) : put(widget, put(widget, state, from, null), to, label)
    }
    case 'step':
      if (action.id === 'cut') return cutInto(widget, state, state.cut + action.by)
      return turned(widget, state, indexIn(action.id, 'box'), action.by > 0 ? 1 : -1)
    case 'remove':
      return put(widget, state, indexIn(action.id, 'box'), null)
    case 'press':
      return pressed(widget, state, action.id)
    case 'spot':
    case 'type':
      return state
  }
}

function typed(widget: TapeWidget, state: TapeState, id: string, text: string): TapeState | null {
  if (id === 'bar') {
    const bar = widget.bars.find((one) => barNames[one] === text)
    return bar === undefined ? null : bar === state.bar ? state : emptyBar(widget, bar)
  }
  if (id === 'cut') {
    const cut = readCount(text, widget.most)
    return cut === null || cut < fewestParts ? null : cutInto(widget, state, cut)
  }
  if (id === 'longer') {
    const longer = widget.names.indexOf(text)
    return text === '' ? { ...state, longer: null } : longer < 0 ? null : { ...state, longer: longer === 0 ? 0 : 1 }
  }
  const label = text === '' ? null : widget.labels.indexOf(text)
  return label !== null && label < 0 ? null : put(widget, state, indexIn(id, 'box'), label)
}

function value(widget: TapeWidget, state: TapeState): Amounts {
  const text = (i: number): string | null => labelAt(widget, state, i)
  if (state.bar !== 'compare') {
    const parts = Array.from({ length: state.cut }, (_, i) => text(state.bar === 'equal' ? 0 : i))
    return tapeOfParts(parts, text(state.at.length - 1))
  }
  const bars = widget.names.map((name, i) => ({ name, label: text(i) }))
  const [top, bottom] = bars as [(typeof bars)[number], (typeof bars)[number]]
  return state.longer === 1 ? tapeOfTwo(bottom, top, text(2)) : tapeOfTwo(top, bottom, text(2))
}

function stateOf(widget: TapeWidget, answer: Value): TapeState | null {
  const told = answer.kind === 'amounts' ? toldTape(answer) : null
  if (told === null) return null
  const found = (
    bar: TapeState['bar'],
    cut: number,
    longer: 0 | 1 | null,
    labels: readonly string[],
  ): TapeState | null => {
    const at = labels.map((text) => widget.labels.indexOf(text))
    return readTape(widget, writeTape({ bar, cut, longer, at }))
  }
  if (told.bar === 'two') {
    const longer = widget.names.indexOf(told.longer.name)
    if (longer < 0 || widget.names[1 - longer] !== told.shorter.name) return null
    const labels = [told.longer.label ?? '', told.shorter.label ?? '']
    const [top = '', bottom = ''] = longer === 0 ? labels : labels.toReversed()
    return found('compare', fewestParts, longer === 0 ? 0 : 1, [top, bottom, told.difference])
  }
  const [first = ''] = told.parts
  const equal = told.parts.every((part) => part === first)
    ? found('equal', told.parts.length, null, [first, told.whole])
    : null
  return equal ?? found('parts', told.parts.length, null, [...told.parts, told.whole])
}
