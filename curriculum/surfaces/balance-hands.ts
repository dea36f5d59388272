import {
  mostBoxes,
  mostMoves,
  mostOnes,
  moved,
  writeMove,
  type BalanceMove,
  type BalanceState,
  type Pan,
} from '@polyhex/contract/exercises/responses/balance'
import { counted } from '../figures/lettering.ts'
import { panLevel, sides, underPans, zoneOf, type Side } from './balance-layout.ts'
import { moveText, panWords } from './balance-words.ts'
import type { Action, HitArea, Tool } from './surface.ts'
import type { BalanceWidget } from '@polyhex/contract/exercises/surface-widgets'

/** The kinds of things on a pan, of their pieces, and of the move that takes them. */
export const kinds = [
  ['boxes', 'box', 'take boxes'],
  ['ones', 'one', 'take ones'],
] as const

/** Where the scale is tapped or dragged. */
export const balanceAreas = (widget: BalanceWidget, state: BalanceState): HitArea[] =>
  widget.does === 'solve' ? takeAreas(widget, state) : setAreas(widget, state)

/** The buttons under the scale: moves on both sides, or how many lie on each pan. */
export const balanceTools = (widget: BalanceWidget, state: BalanceState): Tool[] =>
  widget.does === 'solve' ? moveTools(widget, state) : countTools(widget, state)

/** One tap takes one of a kind from both sides; so does a piece that is drawn off its pan. */
function takeAreas(widget: BalanceWidget, state: BalanceState): HitArea[] {
  const level = panLevel(widget)
  return sides.flatMap((side) =>
    kinds.flatMap(([kind, piece]): HitArea[] => {
      const count = state[side][kind]
      if (count === 0) return []
      const word = kind === 'boxes' ? `boxes ${widget.letter}` : 'weights of 1'
      return [
        {
          id: `${side}:${kind}`,
          group: 'pans',
          role: 'button',
          box: zoneOf(side, state[side], kind, level),
          label: `Take one of the ${word} on the ${side} from both sides`,
          value: String(count),
          drag: 'piece',
          piece: `${side}:${piece}:${count - 1}`,
        },
      ]
    }),
  )
}

/** Pans on which boxes and weights are put, and where they come from. */
function setAreas(widget: BalanceWidget, state: BalanceState): HitArea[] {
  const level = panLevel(widget)
  const under = level + underPans
  const source = (kind: 'box' | 'one', x: number, width: number): HitArea => ({
    id: `tray:${kind}`,
    group: 'tray',
    role: 'button',
    box: { x, y: under + 4, width, height: 52 },
    label: kind === 'box' ? `A box ${widget.letter}` : 'A weight of 1',
    value: 'to put on a pan',
    drag: 'piece',
    piece: `tray:${kind}`,
    tap: 'take',
  })
  const pans = sides.flatMap((side) => [
    {
      id: `pan:${side}`,
      group: 'pans',
      role: 'button',
      box: zoneOf(side, state[side], 'all', level),
      label: `The pan on the ${side}`,
      value: panWords(widget, state[side]),
      drop: true,
      ...lastPiece(side, state[side]),
    } satisfies HitArea,
  ])
  return [...pans, source('box', 90, 90), source('one', 188, 74)]
}

/** What comes off a pan when it is dragged: a weight first, then a box. */
function lastPiece(side: Side, { boxes, ones }: Pan): { drag?: 'piece'; piece?: string } {
  if (ones > 0) return { drag: 'piece', piece: `${side}:one:${ones - 1}` }
  return boxes > 0 ? { drag: 'piece', piece: `${side}:box:${boxes - 1}` } : {}
}

/** What the buttons do: one box, one weight, several at once, equal groups. */
function offered({ takes, splits }: BalanceWidget): BalanceMove[] {
  return [
    { does: 'take boxes', by: 1 },
    { does: 'take ones', by: 1 },
    ...takes.map((by): BalanceMove => ({ does: 'take ones', by })),
    ...splits.map((by): BalanceMove => ({ does: 'split', by })),
  ]
}

function whyNot({ letter }: BalanceWidget, state: BalanceState, { does, by }: BalanceMove): string {
  if (does === 'split') return `Both sides do not split into ${by} equal groups yet.`
  const kind = does === 'take ones' ? 'ones' : 'boxes'
  const lacking = sides.find((side) => state[side][kind] < by)
  if (lacking === undefined) return `There is no room for more than ${mostMoves} steps. Undo some of them.`
  return does === 'take ones'
    ? `There are fewer than ${counted(by, 'weight')} on the ${lacking}.`
    : `There is no box ${letter} on the ${lacking}.`
}

function moveTools(widget: BalanceWidget, state: BalanceState): Tool[] {
  return offered(widget).map((each) => ({
    kind: 'button',
    id: `both:${writeMove(each)}`,
    label: moveText(widget, each),
    ...(moved(state, each) === null ? { off: whyNot(widget, state, each) } : {}),
  }))
}

/** How many of a kind a pan holds. */
export const mostOf = { boxes: mostBoxes, ones: mostOnes } as const

function countTools({ letter }: BalanceWidget, state: BalanceState): Tool[] {
  return sides.flatMap((side) =>
    kinds.map(([kind]): Tool => ({
      kind: 'stepper',
      id: `count:${side}:${kind}`,
      value: String(state[side][kind]),
      label: `${kind === 'boxes' ? letter : '1'} on the ${side}`,
      atLeast: state[side][kind] === 0,
      atMost: state[side][kind] === mostOf[kind],
    })),
  )
}

const sideIn = (text: string | undefined): Side | null => sides.find((side) => side === text) ?? null

/** `by` more of a kind on a pan, within what it holds. */
function changed(state: BalanceState, side: Side | null, kind: 'boxes' | 'ones', by: number): BalanceState {
  if (side === null) return state
  const count = Math.min(mostOf[kind], Math.max(0, state[side][kind] + by))
  return count === state[side][kind] ? state : { ...state, [side]: { ...state[side], [kind]: count } }
}

function setBy(state: BalanceState, action: Action): BalanceState {
  if (action.act === 'step') {
    const [name, side, kind] = action.id.split(':')
    return name === 'count' && (kind === 'boxes' || kind === 'ones')
      ? changed(state, sideIn(side), kind, action.by)
      : state
  }
  const from = action.act === 'put' ? action.from : action.act === 'remove' ? action.id : ''
  const [name, what] = from.split(':')
  const to = action.act === 'put' ? sideIn(action.to?.split(':')[1]) : null
  if (name === 'tray') return changed(state, to, what === 'box' ? 'boxes' : 'ones', 1)
  const side = name === 'pan' ? sideIn(what) : null
  if (side === null || side === to) return state
  const kind = state[side].ones > 0 ? 'ones' : 'boxes'
  const off = changed(state, side, kind, -1)
  return off === state || to === null ? off : changed(off, to, kind, 1)
}

/** The state after an action on the scale. */
export function moveBalance(widget: BalanceWidget, state: BalanceState, action: Action): BalanceState {
  if (widget.does === 'set_up') return setBy(state, action)
  if (action.act === 'press') {
    const pressed = offered(widget).find((each) => `both:${writeMove(each)}` === action.id)
    return pressed === undefined ? state : (moved(state, pressed) ?? state)
  }
  const from = action.act === 'put' && action.to === null ? action.from : null
  const id = action.act === 'tap' || action.act === 'remove' ? action.id : from
  const taken = kinds.find(([kind]) => sides.some((side) => id === `${side}:${kind}`))
  return taken === undefined ? state : (moved(state, { does: taken[2], by: 1 }) ?? state)
}
