import { readSlots, tileIn, type SlotsState } from '@polyhex/contract/exercises/responses/slots'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { rationalLatex } from '../notation/number-latex.ts'
import { splitRichText } from '../notation/rich-text.ts'
import { parseExpression } from '../reading/parse.ts'
import { typedFromLatex } from '../reading/typed-latex.ts'
import { compareRationals } from '../values/rational.ts'
import { almost, invalid, right, type Judgement } from './judgement.ts'
import type { SlotPiece, SlotsWidget } from '@polyhex/contract/exercises/slots-widget'
import type { AnswerKey } from '../topic-level.ts'
import type { Filled, Rational, StatedRule } from '../values/values.ts'

const unreadable = 'This answer cannot be read.'

/**
 * Judges a sentence whose blanks were filled. Where any true sentence is right, by the value of the whole sentence: one that breaks what is
 * stated is 'almost'. Else blank by blank against each way that is right, of which the nearest counts. Never throws for a response.
 */
export function markSlots(key: AnswerKey, widget: SlotsWidget, response: string): Judgement {
  const state = readSlots(widget, response.trim())
  if (state === null || key.answer.kind !== 'filled') return invalid(unreadable)
  const ids = state.flatMap((id) => (id === null ? [] : [id]))
  const open = state.length - ids.length
  if (open > 0) return invalid(open === 1 ? 'One blank is still empty.' : `${open} blanks are still empty.`)
  const { ways, anyTrue } = key.answer
  const lines = filledLines(widget, state)
  if (anyTrue !== undefined) return judgeTruth(ids, lines, anyTrue.stated)
  const hits = Math.max(...ways.map((way) => way.filter((id, place) => id === ids[place]).length))
  if (hits === ids.length) return right
  return {
    verdict: 'wrong',
    value: valueOf(ids),
    ...(lines.every((line) => truthOf(line).holds === true)
      ? { place: 'That is true, but it does not fit the question.' }
      : {}),
    ...(hits === 0 ? {} : { credit: Math.floor((hits * 100) / ids.length) }),
  }
}

const valueOf = (ids: readonly string[]): Filled => ({ kind: 'filled', ways: [ids] })

/** A line with its blanks filled: as it would be typed, with the tiles that were laid. */
interface FilledLine {
  readonly typed: string
  readonly laid: readonly string[]
}

function filledLines(widget: SlotsWidget, state: SlotsState): FilledLine[] {
  let place = 0
  return widget.lines.map((pieces) => {
    const laid: string[] = []
    const typed = pieces.map((piece) => {
      if (piece.piece === 'text') return typedPiece(piece)
      const id = state[place] ?? ''
      const tile = tileIn(widget, place, id)
      place += 1
      laid.push(id)
      return tile === null ? '' : typedText(tile.text)
    })
    return { typed: typed.join(' '), laid }
  })
}

const typedText = (text: string): string =>
  splitRichText(text)
    .map(({ kind, value }) => (kind === 'maths' ? typedFromLatex(value) : value))
    .join('')

const typedPiece = (piece: Extract<SlotPiece, { piece: 'text' }>): string => typedText(piece.text)

/** The exact value of one side; null where there is none. */
function sideValue(text: string): Rational | null {
  const read = parseExpression(text.trim(), { locale: 'en', letters: [] })
  return read.ok ? rationalOf(read.read) : null
}

/** Whether a line of numbers holds; null for words. Where it does not, the first two sides that disagree. */
interface Truth {
  readonly holds: boolean | null
  readonly sides?: readonly [Rational, Rational]
}

function truthOf({ typed }: FilledLine): Truth {
  const [first = '', ...rest] = typed.split(/([<=>])/)
  let left = sideValue(first)
  if (left === null || rest.length === 0) return { holds: null }
  for (let i = 0; i < rest.length; i += 2) {
    const next = sideValue(rest[i + 1] ?? '')
    if (next === null) return { holds: null }
    const order = compareRationals(left, next)
    const sign = rest[i]
    const holds = sign === '=' ? order === 0 : sign === '<' ? order < 0 : order > 0
    if (!holds) return { holds: false, sides: [left, next] }
    left = next
  }
  return { holds: true }
}

const stated: Readonly<Record<StatedRule, { keeps: (lines: readonly FilledLine[]) => boolean; say: string }>> = {
  each_once: {
    keeps: (lines) => lines.every(({ laid }) => new Set(laid).size === laid.length),
    say: 'That is true. Now use each tile only once in a line.',
  },
  lines_differ: {
    keeps: (lines) => new Set(lines.map(({ typed }) => typed)).size === lines.length,
    say: 'That is true. Now make every line different.',
  },
}

function judgeTruth(ids: readonly string[], lines: readonly FilledLine[], rules: readonly StatedRule[]): Judgement {
  const truths = lines.map(truthOf)
  const fault = truths.find(({ holds }) => holds !== true)
  if (fault !== undefined) {
    const held = truths.filter(({ holds }) => holds === true).length
    return {
      verdict: 'wrong',
      value: valueOf(ids),
      ...(fault.sides === undefined ? {} : { place: disagreement(fault.sides) }),
      ...(held === 0 ? {} : { credit: Math.floor((held * 100) / lines.length) }),
    }
  }
  const broken = rules.find((rule) => !stated[rule].keeps(lines))
  return broken === undefined ? right : almost(stated[broken].say)
}

const disagreement = ([left, next]: readonly [Rational, Rational]): string =>
  `The left side is \\(${rationalLatex(left)}\\) and the right side is \\(${rationalLatex(next)}\\).`
