import type { Distractor, Step } from '../topic-level.ts'
import type { RichText, Value } from '../values/values.ts'

/** A wrong answer with the misconception that gives it and the kind sentence shown after it. */
export function wrongAnswer(value: Value, misconception: string, why: RichText): Distractor {
  return { value, misconception, why }
}

/** A step that goes on to something new; a step that only says the same again is written out with relation 'same'. */
export function nextStep(say: RichText, latex?: string, value?: Value, figure?: Step['figure']): Step {
  return {
    say,
    ...(latex === undefined ? {} : { latex }),
    ...(value === undefined ? {} : { value }),
    ...(figure === undefined ? {} : { figure }),
    relation: 'next',
  }
}

/**
 * The part of a list, sorted from easy to hard, that one difficulty draws from: `share` of it, sliding from its start at 0 to
 * its end at 1. Every member is then as likely as every other.
 */
export function windowOf<T>(all: readonly T[], difficulty: number, share = 0.4): readonly T[] {
  const size = Math.max(1, Math.floor(share * all.length))
  const start = Math.floor(difficulty * (all.length - size))
  return all.slice(start, start + size)
}

/** low, low + step, ... up to high. */
export function range(low: number, high: number, step = 1): number[] {
  return Array.from({ length: Math.max(0, Math.floor((high - low) / step) + 1) }, (_, i) => low + i * step)
}
