import { whole } from '../values/rational.ts'
import type { Distractor, Hint, Step } from '../topic-level.ts'
import type { RichText, Value } from '../values/values.ts'

const valueOf = (value: number | Value): Value => (typeof value === 'number' ? whole(value) : value)

/** A mistake with a name, the value it leads to, and one kind sentence on what to look at. */
export function mistake(misconception: string, value: number | Value, why: RichText): Distractor {
  return { value: valueOf(value), misconception, why }
}

/** The look in the right direction and the key step. */
export function twoHints(look: RichText, key: RichText): readonly [Hint, Hint] {
  return [{ text: look }, { text: key }]
}

/** The steps of a solution: the first says the idea, the last reaches the answer. */
export function stepsTo(answer: number | Value, ...said: readonly RichText[]): Step[] {
  return said.map((say, i) => ({
    say,
    relation: 'next',
    ...(i === said.length - 1 ? { value: valueOf(answer) } : {}),
  }))
}

/** A number in a text, with the minus sign of print. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/** The same as a factor or after a sign: negative ones in brackets. */
export function bracketed(n: number): string {
  return n < 0 ? `(−${-n})` : String(n)
}
