import { item, order } from '../values/items.ts'
import { withTurned, type Before } from '../marking/partial-order.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Order, RichText } from '../values/values.ts'

/** Every step after the one above it. */
const chain = (count: number): Before => Array.from({ length: Math.max(0, count - 1) }, (_, i) => [i, i + 1] as const)

/**
 * A task of the kind `order`: the steps of a solution, at least 4, are put in order. Without `before` only the order of `steps` is
 * right; with it every order is in which no step stands before one that it needs (places in `steps`, from 0). Whoever turns
 * such a pair around is told why (`why`). Foreign steps are not mixed in: every item on the widget takes a place.
 */
export function orderSteps<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly steps: (p: P) => readonly RichText[]
    readonly before?: (p: P) => Before
    readonly asks: (p: P) => readonly [RichText, ...RichText[]]
    /** What is worked out, as one line under the words. */
    readonly shown?: (p: P) => string
    readonly hints: (p: P) => readonly [RichText, RichText, RichText?]
    /** Why one step comes before another one. */
    readonly why: (p: P, first: RichText, second: RichText) => RichText
    /** What a child believes who turns the two around. */
    readonly misconception: string
    readonly ends?: readonly [first: RichText, last: RichText]
  } & Partial<Pick<Task<P>, 'band' | 'weight' | 'core' | 'seconds' | 'space' | 'figure'>>,
): LevelTask {
  const { id, version, steps, before, asks, shown, hints, why, misconception, ends, ...rest } = of
  const pairs = (p: P): Before => before?.(p) ?? chain(steps(p).length)
  const answer = (p: P): Order => order(steps(p).map((text) => item(text)))
  const said = ['First', 'Then', 'Next', 'After that', 'Then', 'Then', 'Then'] as const
  return task<P>({
    ...rest,
    id,
    kind: 'order',
    version,
    form: 'ordering',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: (p) => {
      const all = steps(p)
      if (all.length < 4 || all.length > 8) return `${all.length} steps`
      if (new Set(all).size < all.length) return 'two steps are the same'
      return base.reject?.(p) ?? null
    },
    note: (p) => base.note(p),
    prompt: (p, words) => ({ text: words.pick(asks(p)), ...(shown === undefined ? {} : { latex: shown(p) }) }),
    answer,
    rules: (p) => ({ before: pairs(p) }),
    distractors: (p) => {
      const all = steps(p)
      return pairs(p).map(([first, second]) => ({
        value: order(withTurned(all, [first, second]).map((text) => item(text))),
        misconception,
        why: why(p, all[first] ?? '', all[second] ?? ''),
      }))
    },
    ...(ends === undefined ? {} : { widget: () => ({ before: ends[0], after: ends[1] }) }),
    hints: (p) => hints(p).flatMap((text) => (text === undefined ? [] : [{ text }])),
    solution: (p) =>
      steps(p).map((text, i, all) => ({
        say: `${i === all.length - 1 ? 'Last' : (said[i] ?? 'Then')}: ${text}`,
        ...(i === all.length - 1 ? { value: answer(p) } : {}),
        relation: 'next',
      })),
    load: (p) => base.load(p),
  })
}
