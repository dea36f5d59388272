import { item } from '../values/items.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Item, RichText } from '../values/values.ts'

/** A way to work something out, with when it helps. */
export interface Way<P> {
  readonly id: string
  /** What is done, with the numbers. */
  readonly does: (p: P) => RichText
  /** Why it would help, in words that are true of some numbers and not of others. */
  readonly because: (p: P) => RichText
  /** Whether that reason is true of these numbers. */
  readonly helps: (p: P) => boolean
  /** Why it does not help with these numbers. */
  readonly whyNot: (p: P) => RichText
  /** What a child goes by who takes it all the same. */
  readonly misconception?: string
}

/**
 * A task of the kind `choose`: which way is easiest, and why. Each option is a way with its reason, and the reason of one alone is true
 * of the numbers, so that the best is best by a rule and not by taste. Numbers for which no way helps, or two do, are drawn
 * again.
 */
export function pickStrategy<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly ways: readonly [Way<P>, Way<P>, Way<P>, ...Way<P>[]]
    readonly asks: (p: P) => readonly [RichText, ...RichText[]]
    readonly hints: readonly [RichText, RichText]
    /** How the best way goes on to the answer, in the last step. */
    readonly goesOn: (p: P) => RichText
  } & Partial<Pick<Task<P>, 'band' | 'weight' | 'core' | 'seconds' | 'space'>>,
): LevelTask {
  const { id, version, ways, asks, hints, goesOn, ...rest } = of
  const option = (p: P, way: Way<P>): Item => item(way.id, `${way.does(p)} ${way.because(p)}`)
  const best = (p: P): Way<P> => ways.find(({ helps }) => helps(p)) ?? ways[0]
  return task<P>({
    ...rest,
    id,
    kind: 'choose',
    version,
    form: 'choice',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => {
      const helping = ways.filter(({ helps }) => helps(p)).length
      return helping === 1 ? (base.reject?.(p) ?? null) : `${helping} ways help`
    },
    note: (p) => base.note(p),
    prompt: (p, words) => ({ text: words.pick(asks(p)) }),
    answer: (p) => option(p, best(p)),
    distractors: (p) =>
      ways
        .filter(({ id: each }) => each !== best(p).id)
        .map((way) => ({
          value: option(p, way),
          misconception: way.misconception ?? 'looks_alike',
          why: way.whyNot(p),
        })),
    hints: (p) => [
      ...hints.map((text) => ({ text })),
      { text: `${best(p).because(p)} Look for the way that uses this.` },
    ],
    solution: (p) => [
      ...ways
        .filter(({ id: each }) => each !== best(p).id)
        .map((way) => ({ say: way.whyNot(p), relation: 'next' as const })),
      { say: `${best(p).because(p)} So this is easy: ${goesOn(p)}`, value: option(p, best(p)), relation: 'next' },
    ],
    load: (p) => base.load(p),
  })
}
