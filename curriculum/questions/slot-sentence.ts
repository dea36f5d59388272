import { frac } from '../notation/number-latex.ts'
import { speakRichText } from '../notation/speak.ts'
import type { SlotPiece, SlotsWidget, SlotTile } from '@polyhex/contract/exercises/slots-widget'
import type { Chance } from '../chance.ts'
import type { Filled } from '../values/values.ts'

/** A sentence with blanks as a level writes it. */
export interface SlotSentence {
  /** Line by line: '[]' is a blank, '[more|fewer]' a menu. Calculations are written plainly, '3 + [] = 8'; words may hold inline maths. */
  readonly lines: readonly string[]
  /** The tiles of the bank, as they would be typed: '8', '+', 'more', '3/4'. A tile that lies there twice stands here twice. */
  readonly tiles: readonly string[]
  /** Tiles can be used again. */
  readonly stays?: boolean
}

const signs: Readonly<Record<string, string>> = { '-': '-', '×': '\\times', '÷': '\\div' }
const signOrder = ['+', '-', '×', '÷', '<', '=', '>']
const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?(?:\/\d+)?$/.test(text)
const isSign = (text: string): boolean => signOrder.includes(text) || text === '(' || text === ')'

function latexOf(text: string): string {
  const [top, bottom] = text.split('/')
  if (isNumber(text) && top !== undefined && bottom !== undefined) return frac(top, bottom)
  return signs[text] ?? text
}

const shownAs = (text: string): string =>
  isNumber(text) || isSign(text) || /^[a-z]$/.test(text) ? `\\(${latexOf(text)}\\)` : text

const signWords: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '<': 'is less than',
  '=': 'equals',
  '>': 'is greater than',
}

/** A tile by what would be typed for it. */
export function slotTile(id: string): SlotTile {
  const text = shownAs(id)
  return { id, text, speech: signWords[id] ?? speakRichText(text) }
}

const textPiece = (text: string): SlotPiece => ({
  piece: 'text',
  text: shownAs(text),
  speech: signWords[text] ?? speakRichText(shownAs(text)),
})

/** One piece for each number and sign of a calculation, so that all stand evenly; words stay together. */
function piecesBetween(text: string): SlotPiece[] {
  const trimmed = text.trim()
  if (trimmed === '') return []
  const words = trimmed.split(/\s+/)
  return words.every((word) => isNumber(word) || isSign(word)) ? words.map(textPiece) : [textPiece(trimmed)]
}

/** The pieces of a line. Throws a RangeError where it has no blank. */
function piecesOf(line: string): SlotPiece[] {
  const pieces = line.split(/(\[[^\]]*\])/).flatMap((part): SlotPiece[] => {
    if (part === '[]') return [{ piece: 'blank' }]
    const [, menu] = /^\[(.+)\]$/.exec(part) ?? []
    return menu === undefined ? piecesBetween(part) : [{ piece: 'menu', choices: menu.split('|').map(slotTile) }]
  })
  if (pieces.every(({ piece }) => piece === 'text')) throw new RangeError(`no blank in "${line}"`)
  return pieces
}

/** Where a tile stands among numbers and signs: these have an order of their own, which tells nothing. */
function rankOf({ id }: SlotTile): number {
  if (!isNumber(id)) return 1e6 + signOrder.indexOf(id)
  const [top = '', bottom = '1'] = id.split('/')
  return Number(top) / Number(bottom)
}

/** Numbers from small to large, then signs; words in an order by chance. */
const arranged = (tiles: readonly SlotTile[], chance: Chance): SlotTile[] =>
  tiles.every(({ id }) => isNumber(id) || isSign(id))
    ? tiles.toSorted((a, b) => rankOf(a) - rankOf(b))
    : chance.shuffle(tiles)

/** The widget for a sentence and what fills it; `chance` lays out tiles and menus. */
export function slotsWidget(
  { lines, tiles, stays = false }: SlotSentence,
  answer: Filled,
  chance: Chance,
): SlotsWidget {
  return {
    widget: 'slots',
    lines: lines.map((line) =>
      piecesOf(line).map((piece) =>
        piece.piece === 'menu' ? { ...piece, choices: arranged(piece.choices, chance) } : piece,
      ),
    ),
    tiles: arranged(tiles.map(slotTile), chance),
    stays,
    several: answer.anyTrue !== undefined || answer.ways.length > 1,
  }
}
