import {
  givenScale,
  moved,
  readBalance,
  writeBalance,
  type BalanceState,
  type Pan,
} from '@polyhex/contract/exercises/responses/balance'
import { centred, label, rectangle } from '../figures/drawing.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { whole } from '../values/rational.ts'
import { balanceFields, typedBalance } from './balance-fields.ts'
import { balanceAreas, balanceTools, moveBalance } from './balance-hands.ts'
import { boxMark, boxSpot, oneMark, oneSpot, panLevel, scaleBack, sides, underPans } from './balance-layout.ts'
import { aloneIn, equationText, moveText, panAmounts, panWords } from './balance-words.ts'
import { surfaceWidth, type Picture, type Piece, type Surface } from './surface.ts'
import type { BalanceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Value } from '../values/values.ts'

/** W20: an equation on a scale. The same is taken from both sides, or both are split, until one box is alone. Decision 76. */
export const balanceSurface: Surface<BalanceWidget, BalanceState> = {
  blank: (widget) => readBalance(widget, widget.start) ?? givenScale(widget),
  read: (widget, text) => (text === '' ? balanceSurface.blank(widget) : readBalance(widget, text)),
  write: writeBalance,
  draw,
  areas: balanceAreas,
  tools: balanceTools,
  move: moveBalance,
  complete,
  say: (widget, { left, right }) =>
    `Left: ${panWords(widget, left)}. Right: ${panWords(widget, right)}. ${widget.does === 'solve' ? 'The scale is level.' : 'Both pans rest on blocks.'}`,
  fields: balanceFields,
  typed: typedBalance,
  differ: (widget, state, right) => ({
    say:
      widget.does === 'solve'
        ? `You came to ${equationText(widget, state)}. The question asks for ${equationText(widget, right)}.`
        : `You put ${equationText(widget, state)} on the scale. The question asks for ${equationText(widget, right)}.`,
    ids: [],
  }),
  value: (widget, state) => {
    const alone = widget.does === 'solve' ? aloneIn(state) : null
    return alone === null ? panAmounts(state.left, state.right) : whole(alone)
  },
  stateOf,
  nearly: (widget, state) =>
    widget.does === 'solve' && aloneIn(state) === null
      ? `Both sides are still equal: ${equationText(widget, state)}. Go on until one box is alone on its side.`
      : null,
  facts: (_, { left, right }) => ({
    'left boxes': left.boxes,
    'left ones': left.ones,
    'right boxes': right.boxes,
    'right ones': right.ones,
  }),
}

/** How many lines of the equation stand under the scale. */
const shownLines = 4
const lineHeight = 25
const trayHeight = 64

/** The equation line by line, with what was done to both sides; the first and the last ones where there are too many. */
function linesUnder(widget: BalanceWidget, state: BalanceState, y: number): string {
  const texts = [{ text: equationText(widget, givenScale(widget)), done: '' }]
  let at = givenScale(widget)
  for (const move of state.moves) {
    at = moved(at, move) ?? at
    texts.push({ text: equationText(widget, at), done: moveText(widget, move) })
  }
  const shown = texts.length <= shownLines ? texts : [...texts.slice(0, 1), ...texts.slice(1 - shownLines)]
  return shown
    .map(({ text, done }, i) => {
      const base = y + (i + 0.75) * lineHeight
      const isLast = i === shown.length - 1
      const note = done === '' ? '' : label(surfaceWidth - 34, base, done, { size: 15, anchor: 'end' })
      return label(surfaceWidth / 2, base, text, { size: 18, weight: isLast ? 700 : 400, fill: tone.ink }) + note
    })
    .join('')
}

function draw(widget: BalanceWidget, state: BalanceState, look: 'work' | 'shown'): Picture {
  const level = panLevel(widget)
  const isSolving = widget.does === 'solve'
  const under = level + underPans
  const below = isSolving ? shownLines * lineHeight + 8 : look === 'work' ? trayHeight : 0
  const box = boxMark() + centred(0, 0, widget.letter, { size: 17, fill: tone.f0, weight: 700 })
  const pieces = sides.flatMap((side) => {
    const pan = state[side]
    return [
      ...Array.from({ length: pan.boxes }, (_, i): Piece => {
        const [x, y] = boxSpot(side, pan, i, level)
        return { id: `${side}:box:${i}`, x, y, svg: box }
      }),
      ...Array.from({ length: pan.ones }, (_, i): Piece => {
        const [x, y] = oneSpot(side, pan, i, level)
        return { id: `${side}:one:${i}`, x, y, svg: oneMark() }
      }),
    ]
  })
  const hasTray = !isSolving && look === 'work'
  const tray: Piece[] = hasTray
    ? [
        { id: 'tray:box', x: 135, y: under + 30, svg: box },
        { id: 'tray:one', x: 225, y: under + 30, svg: oneMark() },
      ]
    : []
  return {
    width: surfaceWidth,
    height: under + below,
    hue: hueOf.algebra,
    title: 'Balance scale',
    alt: `A balance scale. ${balanceSurface.say(widget, state)}`,
    back:
      rectangle(0, 0, surfaceWidth, under, { fill: tone.f1, radius: 18 }) +
      scaleBack(level, !isSolving) +
      (isSolving ? linesUnder(widget, state, under + 4) : '') +
      (hasTray
        ? rectangle(90, under + 6, 90, 48, { fill: tone.f1, radius: 14 }) +
          rectangle(188, under + 6, 74, 48, { fill: tone.f1, radius: 14 })
        : ''),
    pieces: [...pieces, ...tray],
  }
}

function complete({ does }: BalanceWidget, { left, right, moves }: BalanceState): string | null {
  if (does === 'solve')
    return moves.length === 0 ? 'Take the same from both sides, or split both into equal groups.' : null
  return [left, right].some(({ boxes, ones }) => boxes + ones === 0) ? 'Put something on both pans.' : null
}

/** Takes what both sides have, splits by the boxes that are left; null where that does not end at the answer. */
function solved(widget: BalanceWidget): BalanceState | null {
  let state = givenScale(widget)
  const ones = Math.min(state.left.ones, state.right.ones)
  const boxes = Math.min(state.left.boxes, state.right.boxes)
  if (ones > 0) state = moved(state, { does: 'take ones', by: ones }) ?? state
  if (boxes > 0) state = moved(state, { does: 'take boxes', by: boxes }) ?? state
  const groups = Math.max(state.left.boxes, state.right.boxes)
  return groups > 1 ? moved(state, { does: 'split', by: groups }) : state
}

function stateOf(widget: BalanceWidget, answer: Value): BalanceState | null {
  if (widget.does === 'solve') {
    const state = solved(widget)
    const alone = state === null ? null : aloneIn(state)
    return alone !== null && answer.kind === 'rational' && answer.d === 1n && answer.n === BigInt(alone) ? state : null
  }
  if (answer.kind !== 'amounts') return null
  const of = (side: string, that: string): Pan => ({
    boxes: answer.amounts[`boxes on ${side}`] ?? 0,
    ones: answer.amounts[`ones on ${that}`] ?? 0,
  })
  const state: BalanceState = {
    left: of('one side', 'that side'),
    right: of('the other side', 'the other side'),
    moves: [],
  }
  return readBalance(widget, writeBalance(widget, state))
}
