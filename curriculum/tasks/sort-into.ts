import { groups, item } from '../values/items.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Chance } from '../chance.ts'
import type { Groups, RichText } from '../values/values.ts'

/** What is sorted: the numbers of the base, several times. */
export interface SortedSets<P> {
  readonly sets: readonly P[]
}

/** Texts under the names of their groups, as somebody sorts them who is given both. */
export function sortedInto(
  names: readonly RichText[],
  texts: readonly RichText[],
  groupOf: (text: RichText) => RichText,
): Groups {
  return groups(
    names.map((name) => [
      item(`group ${name}`, name),
      texts.filter((text) => groupOf(text) === name).map((text) => item(text, text)),
    ]),
  )
}

/** Draws for one place before it is given up. */
const mostTries = 60

/**
 * A task of the kind `choose`: 4 to 6 things of the base are sorted into two or three groups, none of which stays empty. `face` is what
 * is sorted, `groupOf` the name of its group. Whoever misplaces one is told why it belongs elsewhere. `draws` gives all that
 * the things have in common, and `one` draws a thing from that; without them each is drawn by itself.
 */
export function sortInto<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly names: readonly [RichText, RichText, ...RichText[]]
    readonly groupOf: (p: P) => RichText
    readonly face: (p: P) => RichText
    /** Draws the next thing beside those that are there; from the base when left out. */
    readonly one?: (chance: Chance, difficulty: number, first: P | undefined) => P
    readonly asks: (first: P) => readonly [RichText, ...RichText[]]
    readonly latex?: (first: P) => string
    readonly hints: readonly [RichText, RichText]
    /** Why a thing belongs to its group, with its numbers. */
    readonly because: (p: P) => RichText
    readonly misconception: (p: P) => string
  } & Partial<Pick<Task<SortedSets<P>>, 'band' | 'weight' | 'core' | 'seconds' | 'space'>>,
): LevelTask {
  const { id, version, names, groupOf, face, one, asks, latex, hints, because, misconception, ...rest } = of
  const firstOf = ({ sets }: SortedSets<P>): P => {
    const [first] = sets
    if (first === undefined) throw new RangeError(`${id}: nothing to sort`)
    return first
  }
  function drawn(chance: Chance, difficulty: number): P[] {
    const count = Math.max(4, names.length + 1) + Math.round((6 - Math.max(4, names.length + 1)) * difficulty)
    const wanted = [...names, ...Array.from({ length: count - names.length }, () => chance.pick(names))]
    const found: P[] = []
    for (const name of chance.shuffle(wanted))
      for (let i = 0; i < mostTries; i++) {
        const p = (one ?? base.params)(chance, difficulty, found[0])
        const isNew = !found.some((other) => face(other) === face(p))
        if (!isNew || groupOf(p) !== name || (base.reject?.(p) ?? null) !== null) continue
        found.push(p)
        break
      }
    return found
  }
  const answer = ({ sets }: SortedSets<P>, turned?: P, to?: RichText): Groups =>
    sortedInto(names, sets.map(face), (text) => {
      const p = sets.find((each) => face(each) === text)
      return p === undefined ? '' : p === turned && to !== undefined ? to : groupOf(p)
    })
  return task<SortedSets<P>>({
    ...rest,
    id,
    kind: 'choose',
    version,
    form: 'groups',
    params: (chance, difficulty) => ({ sets: drawn(chance, difficulty) }),
    reject: ({ sets }) => {
      if (sets.length < 4) return 'too few things'
      return names.every((name) => sets.some((p) => groupOf(p) === name)) ? null : 'a group is empty'
    },
    note: ({ sets }) => sets.map(face).toSorted().join('; '),
    prompt: (p, words) => ({
      text: words.pick(asks(firstOf(p))),
      ...(latex === undefined ? {} : { latex: latex(firstOf(p)) }),
    }),
    answer: (p) => answer(p),
    distractors: (p) =>
      p.sets.map((each) => ({
        value: answer(p, each, names[(names.indexOf(groupOf(each)) + 1) % names.length]),
        misconception: misconception(each),
        why: because(each),
      })),
    hints: (p) => [
      ...hints.map((text) => ({ text })),
      { text: `Start with this one: ${face(firstOf(p))}. ${because(firstOf(p))}` },
    ],
    solution: (p) =>
      p.sets.map((each, i) => ({
        say: `${face(each)}: ${because(each)}`,
        ...(i === p.sets.length - 1 ? { value: answer(p) } : {}),
        relation: 'next',
      })),
    load: ({ sets }) => sets.length + sets.reduce((sum, p) => sum + base.load(p), 0) / Math.max(1, sets.length),
  })
}
