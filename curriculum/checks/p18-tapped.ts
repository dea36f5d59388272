import {
  emptySlots,
  filledWith,
  readSlots,
  writeSlots,
  type SlotsState,
} from '@polyhex/contract/exercises/responses/slots'
import { baseKeys } from '../notation/entry-keys.ts'
import { evaluate } from '../expressions/evaluate.ts'
import { markResponse } from '../marking/mark.ts'
import { spellings } from '../marking/spellings.ts'
import { ownKeysFor } from '../questions/key-presses.ts'
import { isSurface } from '../surfaces/surface-of.ts'
import { tapsTo } from './by-taps.ts'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import type { Sweep } from './check.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

const digits = '0123456789'.split('')
const base = ['=', ' ', ...baseKeys.flat()]

/** The keys on the screen of a typed field, by name; null for widgets whose answers are tapped, dragged or chosen. */
export function keysOnScreen(widget: AnswerWidget): readonly string[] | null {
  switch (widget.widget) {
    case 'numeric':
      return widget.whole ? digits : base
    case 'fraction':
    case 'mixed_number':
      return widget.whole ? [...digits, '/', ' '] : base
    case 'money':
      return [...(widget.whole ? [...digits, '.'] : base), '$', '¢']
    case 'time':
      return [...digits, ':']
    case 'expression':
    case 'steps':
      return [...base, ...widget.keys]
    case 'table':
      return [...base, ';']
    default:
      return null
  }
}

/** A place of the widget's own drawing that is the answer: a mark of the line, a crossing of the grid, two of them on the line. */
function isReached(question: GeneratedQuestion): boolean {
  const { widget, key } = question
  if (widget.widget === 'number_line') {
    const value = key.answer.kind === 'decimal' ? key.answer.value : key.answer
    if (value.kind !== 'rational') return false
    const marks = (Number(value.n) / Number(value.d) - widget.from) / widget.step
    return (
      marks > -0.001 &&
      marks * widget.step <= widget.to - widget.from + 0.001 &&
      Math.abs(marks - Math.round(marks)) < 0.001
    )
  }
  if (widget.widget === 'slots') {
    const right = readSlots(widget, key.rightOptionIds[0] ?? '') ?? []
    const laid = right.reduce(
      (state: SlotsState, id, place) => (id === null ? state : filledWith(widget, state, place, id)),
      emptySlots(widget),
    )
    return markResponse(key, writeSlots(laid)).verdict === 'right'
  }
  if (isSurface(widget)) return tapsTo(widget, key.rightOptionIds[0] ?? '') !== null
  if (widget.widget !== 'graph_point' && widget.widget !== 'graph_line') return true
  const { xMin, xMax, yMin, yMax, step } = widget.grid
  const crossings: [number, number][] = []
  for (let x = xMin; x <= xMax; x += step) for (let y = yMin; y <= yMax; y += step) crossings.push([x, y])
  if (widget.widget === 'graph_point')
    return crossings.some(([x, y]) => markResponse(key, `(${x},${y})`).verdict === 'right')
  const { answer } = key
  if (answer.kind !== 'equation') return false
  // Two crossings on the line are it; the marker has the last word.
  const isOn = (x: number, y: number): boolean => {
    const where = { letters: { x, y } }
    return Math.abs(evaluate(answer.left, where) - evaluate(answer.right, where)) < 1e-9
  }
  const onLine = crossings.filter(([x, y]) => isOn(x, y)).map(([x, y]) => `(${x},${y})`)
  const [first, second] = [onLine[0], onLine.at(-1)]
  return first !== second && markResponse(key, `${first};${second}`).verdict === 'right'
}

/** Of the base block a field may show digits alone. */
function signsThere(text: string, names: ReadonlySet<string>): boolean {
  return names.has('(') || [...text].every((sign) => names.has(sign))
}

function isTypable(question: GeneratedQuestion, keys: readonly string[]): boolean {
  const { widget, key } = question
  const names = new Set(keys)
  return spellings(key.answer, key.form, key.rules).some((text) => {
    const typed =
      widget.widget === 'numeric' && widget.whole === true
        ? /^\d+$/.test(text)
        : ownKeysFor(text).every((name) => names.has(name)) && signsThere(text, names)
    return typed && markResponse(key, text).verdict === 'right'
  })
}

/** Seeds whose answers are entered; the keys are compared for all. */
const looked = 60

/**
 * P18: some accepted spelling of each answer consists of presses of the keys on the screen of its field, or its place can be
 * tapped; and the keys are the same for every question of the level, so that they tell nothing.
 */
export function checkTapped(sweep: Sweep): void {
  const sets = new Set<string>()
  for (const [i, { seed, question }] of sweep.samples.entries()) {
    const keys = keysOnScreen(question.widget)
    if (keys === null) {
      if (i < looked && !isReached(question)) sweep.fail('P18', seed, 'the right place cannot be tapped')
      continue
    }
    sets.add(keys.join(' '))
    if (i < looked && !isTypable(question, keys))
      sweep.fail('P18', seed, `${question.key.shown.text} cannot be typed with its keys; run tools/write-level-keys.ts`)
  }
  if (sets.size > 1) sweep.fail('P18', null, 'the keys differ from question to question')
}
