import { latexOf, tokensOf, valueInOrder } from './shape.ts'
import { whole } from '../../values/rational.ts'
import { range } from '../wrong-answer.ts'
import type { Before } from '../../marking/partial-order.ts'
import type { Mend, Slip } from '../../tasks/find-error.ts'
import type { Numbers } from '../../tasks/task.ts'
import type { Chance } from '../../chance.ts'
import type { RichText } from '../../values/values.ts'

/** A line of four operations: a pattern of letters a to e, and its numbers. */
export interface LongLine {
  readonly pattern: string
  readonly numbers: Readonly<Record<string, number>>
}

/** One operation: letters are numbers of the line, r0, r1, ... what the steps before have given. */
interface LongShape {
  readonly pattern: string
  readonly steps: readonly string[]
  readonly before: Before
  /** Whether the second step divides: then its first number is drawn as a product. */
  readonly divides: boolean
}

const bothThenOn: Before = [
  [0, 2],
  [1, 2],
  [2, 3],
]
const oneForEach: Before = [
  [0, 2],
  [1, 3],
  [2, 3],
]

const shapes: readonly LongShape[] = [
  { pattern: 'a x b + c x d - e', steps: ['a x b', 'c x d', 'r0 + r1', 'r2 - e'], before: bothThenOn, divides: false },
  { pattern: 'e + a x b - c x d', steps: ['a x b', 'c x d', 'e + r0', 'r2 - r1'], before: oneForEach, divides: false },
  { pattern: 'e - a x b + c x d', steps: ['a x b', 'c x d', 'e - r0', 'r2 + r1'], before: oneForEach, divides: false },
  { pattern: 'a x b - c : d + e', steps: ['a x b', 'c : d', 'r0 - r1', 'r2 + e'], before: bothThenOn, divides: true },
  { pattern: 'e + a x b - c : d', steps: ['a x b', 'c : d', 'e + r0', 'r2 - r1'], before: oneForEach, divides: true },
]

const shapeOf = ({ pattern }: LongLine): LongShape => {
  const found = shapes.find((shape) => shape.pattern === pattern)
  if (found === undefined) throw new RangeError(`no pattern ${pattern}`)
  return found
}

const lineTokens = (p: LongLine): string[] => tokensOf(p.pattern, p.numbers)
export const lineLatex = (p: LongLine): string => latexOf(lineTokens(p))
export const lineBefore = (p: LongLine): Before => shapeOf(p).before

interface Done {
  readonly tokens: readonly string[]
  readonly result: number
}

/** The operations in the usual order. */
function worked(p: LongLine): Done[] {
  const found: Done[] = []
  for (const step of shapeOf(p).steps) {
    const results = Object.fromEntries(found.map(({ result }, i) => [`r${i}`, result]))
    const tokens = tokensOf(step, { ...p.numbers, ...results })
    found.push({ tokens, result: valueInOrder(tokens, ['x:+-']) })
  }
  return found
}

/** The operations one after another as they are written. */
function fromLeft(p: LongLine): Done[] {
  const [first = '', ...rest] = lineTokens(p)
  let reached = first
  return range(0, rest.length - 1, 2).map((i) => {
    const tokens = [reached, rest[i] ?? '', rest[i + 1] ?? '']
    const result = valueInOrder(tokens, ['x:+-'])
    reached = String(result)
    return { tokens, result }
  })
}

/** Multiplied and divided rightly, then plus before minus. */
function plusFirst(p: LongLine): Done[] {
  const all = worked(p)
  const [third, fourth] = [all[2], all[3]]
  const [start = '', sign] = third?.tokens ?? []
  const [, , end = ''] = fourth?.tokens ?? []
  if (sign !== '-' || fourth?.tokens[1] !== '+') return all
  const together = Number(third?.tokens[2]) + Number(end)
  return [
    ...all.slice(0, 2),
    { tokens: [third?.tokens[2] ?? '', '+', end], result: together },
    { tokens: [start, '-', String(together)], result: Number(start) - together },
  ]
}

/** How far a result is off: a fact from the table beside it, or ten too many after a sum, one after all else. */
const slipOf = ([first, sign]: readonly string[]): number => (sign === 'x' ? Number(first) : sign === '+' ? 10 : 1)

/** One result that is off, and carried on; which one, the numbers say. */
function oneOff(p: LongLine): Done[] {
  const at = Object.values(p.numbers).reduce((sum, n) => sum + n, 0) % shapeOf(p).steps.length
  const reached = new Map<string, string>()
  return worked(p).map(({ tokens, result }, i) => {
    const own = tokens.map((token) => reached.get(token) ?? token)
    const value = valueInOrder(own, ['x:+-']) + (i === at ? slipOf(own) : 0)
    reached.set(String(result), String(value))
    return { tokens: own, result: value }
  })
}

const doneText = ({ tokens, result }: Done): RichText => `\\(${latexOf(tokens)} = ${result}\\)`

/** The steps of a line as they are put in order. */
export const lineSteps = (p: LongLine): RichText[] => worked(p).map(doneText)

export const lineValue = (p: LongLine): number => worked(p).at(-1)?.result ?? 0

const ways: Readonly<Record<string, (p: LongLine) => Done[]>> = {
  from_left: fromLeft,
  plus_first: plusFirst,
  one_off: oneOff,
}

/** The lines of somebody's work with a slip, or without; none where the slip leads to numbers that a child would stop at. */
export function lineWork(p: LongLine, slip: string | null): RichText[] {
  const done = (slip === null ? worked : (ways[slip] ?? worked))(p)
  return done.every(({ result }) => Number.isInteger(result) && result >= 0 && result <= 1000) ? done.map(doneText) : []
}

export const lineSlips: readonly Slip<LongLine>[] = [
  {
    id: 'from_left',
    why: () => 'It goes from left to right. Multiplying and dividing come before adding and subtracting.',
  },
  { id: 'plus_first', why: () => 'Adding does not come before subtracting. Take them from left to right.' },
  { id: 'one_off', why: () => 'The order is right, but this result is not.' },
]

/** What the whole line is worth, asked after the wrong step is found. */
export const lineMend: Mend<LongLine> = (p, _, slip) => {
  const ends = Number(/= (\d+)/.exec(lineWork(p, slip).at(-1) ?? '')?.[1])
  return {
    heading: 'What is the right value?',
    form: 'numeric',
    answer: whole(lineValue(p)),
    distractors: Number.isNaN(ends)
      ? []
      : [{ value: whole(ends), misconception: 'looks_alike', why: 'That is the value with the mistake in it.' }],
  }
}

function params(chance: Chance, difficulty: number): LongLine {
  const shape = chance.pick(shapes)
  const factor = (): number => chance.int(2 + Math.round(difficulty), 5 + Math.round(4 * difficulty))
  const [a, b, c, d] = [factor(), factor(), factor(), factor()]
  const e = chance.int(2, 9 + Math.round(20 * difficulty)) + (shape.pattern.startsWith('e -') ? a * b : 0)
  return { pattern: shape.pattern, numbers: { a, b, c: shape.divides ? c * d : c, d, e } }
}

/** Results that are also other numbers of the line would leave the order open. */
function reject(p: LongLine): string | null {
  const results = worked(p).map(({ result }) => result)
  if (results.some((result) => result < 1)) return 'below one'
  const all = [...results, ...Object.values(p.numbers)]
  return results.some((result) => all.filter((other) => other === result).length > 1) ? 'a result comes twice' : null
}

/** Lines of four operations without parentheses: small facts first, larger numbers as difficulty rises. */
export const longLine: Numbers<LongLine> = {
  params,
  reject,
  note: (p) => lineTokens(p).join(''),
  load: (p) => Math.log2(Object.values(p.numbers).reduce((product, n) => product * n, 1)),
}
