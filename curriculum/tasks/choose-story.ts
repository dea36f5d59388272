import { item } from '../values/items.ts'
import { task, type LevelTask } from './task.ts'
import type { Chance } from '../chance.ts'
import type { TopicLevel } from '../topic-level.ts'
import type { RichText } from '../values/values.ts'

/** One story: its text for numbers and a thing, and for one that does not fit what is asked, why. */
export interface Story<P, T> {
  text(p: P, thing: T): RichText
  /** What went wrong when this one is chosen; left out for stories that fit. */
  readonly why?: RichText
  readonly misconception?: string
}

interface Drawn<P> {
  readonly base: P
  /** Places in the lists of things and stories. */
  readonly thing: number
  readonly fits: number
  readonly wrong: readonly number[]
}

const offered = 3

/**
 * A task of the kind `choose`: which story fits a calculation. All stories of one question tell of the same thing with the same
 * numbers, so that only what happens in them tells them apart. Needs at least 3 stories that do not fit. The answer is told by
 * what happens, so `reason` says it once for all.
 */
export function chooseStory<P, T>(
  base: TopicLevel<P>,
  of: {
    readonly id: string
    readonly version: number
    /** How many notes there are, where the base has few numbers. */
    readonly space?: number
    /** The calculation, as it is shown. */
    readonly shown: (p: P) => RichText
    readonly things: readonly [T, ...T[]]
    readonly fitting: readonly [Story<P, T>, ...Story<P, T>[]]
    readonly others: readonly Story<P, T>[]
    readonly hints: readonly [RichText, RichText]
    /** What a story that fits has in it. */
    readonly reason: RichText
  },
): LevelTask {
  const { things, fitting, others } = of
  const thingOf = (p: Drawn<P>): T => things[p.thing] ?? things[0]
  const right = (p: Drawn<P>): ReturnType<typeof item> =>
    item('right', (fitting[p.fits] ?? fitting[0]).text(p.base, thingOf(p)))
  const indexes = (list: readonly unknown[]): number[] => list.map((_, i) => i)
  const draw = (chance: Chance, difficulty: number): Drawn<P> => ({
    base: base.params(chance, difficulty),
    thing: chance.pick(indexes(things)),
    fits: chance.pick(indexes(fitting)),
    wrong: chance.sample(indexes(others), offered),
  })
  return task<Drawn<P>>({
    id: of.id,
    kind: 'choose',
    version: of.version,
    form: 'choice',
    params: draw,
    reject: (p) => base.reject?.(p.base) ?? null,
    note: (p) => base.note(p.base),
    ...(of.space === undefined ? {} : { space: of.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `Which story fits ${of.shown(p.base)}?`,
        `Which story can you solve with ${of.shown(p.base)}?`,
        `Choose the story that matches ${of.shown(p.base)}.`,
      ]),
    }),
    answer: right,
    distractors: (p) =>
      p.wrong.flatMap((i) => {
        const story = others[i]
        if (story === undefined) return []
        return {
          value: item(`wrong ${i}`, story.text(p.base, thingOf(p))),
          misconception: story.misconception ?? 'wrong_operation',
          why: story.why ?? '',
        }
      }),
    hints: () => [...of.hints, of.reason].map((text) => ({ text })),
    solution: (p) => [
      { say: of.reason, relation: 'next' },
      { say: `That happens in this story: ${right(p).text}`, value: right(p), relation: 'next' },
    ],
    load: (p) => base.load(p.base),
  })
}
