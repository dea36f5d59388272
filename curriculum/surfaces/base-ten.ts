import { readBaseTen, writeBaseTen, type BaseTenState } from '@polyhex/contract/exercises/responses/base-ten'
import { mostPieces, readCount } from '@polyhex/contract/exercises/responses/limits'
import { counted, listWords } from '../figures/lettering.ts'
import { amounts, equalAmounts, totalOf } from '../values/amounts.ts'
import { areas, draw, headings } from './base-ten-mat.ts'
import type { Action, Surface, Tool } from './surface.ts'
import type { BaseTenWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Amounts } from '../values/values.ts'

type Column = BaseTenWidget['columns'][number]

const worth = { hundred: 100, ten: 10, one: 1 } as const
/** Which ten make one of which. */
const trades = [
  { small: 'one', large: 'ten', key: 't', back: 'b' },
  { small: 'ten', large: 'hundred', key: 'h', back: 'd' },
] as const

/** W14: hundreds, tens and ones, built, traded and taken away. Decision 55. */
export const baseTen: Surface<BaseTenWidget, BaseTenState> = {
  blank: (widget) => readBaseTen(widget, widget.start) ?? {},
  read: (widget, text) => (text === '' ? baseTen.blank(widget) : readBaseTen(widget, text)),
  write: writeBaseTen,
  draw: (widget, state, look) => draw(widget, state, look, baseTen.say(widget, state)),
  areas,
  tools,
  move,
  complete(widget, state) {
    if (writeBaseTen(widget, state) !== writeBaseTen(widget, baseTen.blank(widget))) return null
    if (widget.mode === 'take_away') return 'Tap blocks to take them away.'
    const isEmpty = writeBaseTen(widget, state) === 'none'
    return isEmpty ? 'Tap the blocks below to add them.' : 'Trade blocks, or tap blocks to add them or take them away.'
  },
  say: (widget, state) => `${widget.columns.map((column) => counted(state[column] ?? 0, column)).join(', ')}.`,
  fields: (widget, state) =>
    widget.columns.map((column) => ({ id: column, label: headings[column], text: String(state[column] ?? 0) })),
  typed(widget, state, id, text) {
    const column = widget.columns.find((one) => one === id)
    const count = text === '' ? 0 : readCount(text, mostPieces)
    return column === undefined || count === null ? null : { ...state, [column]: count }
  },
  differ: (widget, state, right) => ({
    say: `You have ${words(widget, state)}. The question asks for ${words(widget, right)}.`,
    ids: widget.columns.filter((column) => (state[column] ?? 0) !== (right[column] ?? 0)).map((it) => `column:${it}`),
  }),
  value,
  stateOf(widget, answer) {
    if (answer.kind !== 'amounts') return null
    const named = answer.amounts
    if (Object.entries(named).some(([name, count]) => count > 0 && !widget.columns.some((it) => it === name)))
      return null
    return Object.fromEntries(widget.columns.map((column) => [column, named[column] ?? 0]))
  },
  nearly(widget, state, answer) {
    if (answer.kind !== 'amounts' || answer.goal === 'total' || equalAmounts(value(widget, state), answer)) return null
    if (totalOf(value(widget, state)) !== totalOf({ ...answer, worth })) return null
    const full = trades.find(({ small }) => (state[small] ?? 0) >= 10)
    return full === undefined
      ? 'That is the right number. Now build it with other blocks.'
      : `That is the right number. Now trade ten ${full.small}s for a ${full.large}.`
  },
  facts: (widget, state) => Object.fromEntries(widget.columns.map((column) => [column, state[column] ?? 0])),
}

const words = (widget: BaseTenWidget, state: BaseTenState): string =>
  listWords(widget.columns.map((column) => counted(state[column] ?? 0, column)))

function value(widget: BaseTenWidget, state: BaseTenState): Amounts {
  return amounts(Object.fromEntries(widget.columns.map((column) => [column, state[column] ?? 0])), 'exact', worth)
}

/** Trading ten of the smaller for one of the larger, and breaking one up, between columns that stand there. Taking away needs no trade. */
function tools(widget: BaseTenWidget, state: BaseTenState): Tool[] {
  if (widget.mode === 'build') return []
  const possible = trades.filter(({ large }) => widget.columns.includes(large))
  return possible.flatMap(({ small, large, key, back }): Tool[] => {
    const isFull = (state[small] ?? 0) >= 10
    const isThere = (state[large] ?? 0) > 0
    const trade: Tool = {
      kind: 'button',
      id: `trade:${small}`,
      label: `Trade 10 ${small}s`,
      key,
      ...(isFull ? {} : { off: `You need ten ${small}s to trade.` }),
    }
    const open: Tool = {
      kind: 'button',
      id: `break:${large}`,
      label: `Break a ${large}`,
      key: back,
      ...(isThere ? {} : { off: `There is no ${large} to break.` }),
    }
    return widget.mode === 'trade' ? [trade, open] : [open]
  })
}

function changed(state: BaseTenState, changes: Partial<Record<Column, number>>): BaseTenState {
  const next: Partial<Record<Column, number>> = { ...state }
  for (const [column, by] of Object.entries(changes) as [Column, number][]) next[column] = (next[column] ?? 0) + by
  const counts = Object.values(next)
  return counts.some((count) => count < 0 || count > mostPieces) ? state : next
}

function move(widget: BaseTenWidget, state: BaseTenState, action: Action): BaseTenState {
  if (action.act === 'press') return traded(widget, state, action.id)
  const source = action.act === 'put' ? action.from : action.id
  const [kind = '', name = ''] = source.split(':')
  const column = widget.columns.find((one) => one === name)
  if (column === undefined || action.act === 'spot') return state
  const canAdd = widget.mode !== 'take_away'
  if (action.act === 'put') {
    const isOnMat = action.to?.startsWith('column:') === true
    if (kind === 'tray') return isOnMat && canAdd ? changed(state, { [column]: 1 }) : state
    return isOnMat ? state : changed(state, { [column]: -1 })
  }
  if (action.act === 'remove') return changed(state, { [column]: -1 })
  const by = action.act === 'step' ? action.by : kind === 'tray' ? 1 : -1
  return by > 0 && !canAdd ? state : changed(state, { [column]: by })
}

function traded(widget: BaseTenWidget, state: BaseTenState, id: string): BaseTenState {
  if (!tools(widget, state).some((tool) => tool.kind === 'button' && tool.id === id && tool.off === undefined))
    return state
  const [what, name] = id.split(':')
  const trade = trades.find(({ small, large }) => name === (what === 'trade' ? small : large))
  if (trade === undefined) return state
  const by = what === 'trade' ? 1 : -1
  return changed(state, { [trade.small]: -10 * by, [trade.large]: by })
}
