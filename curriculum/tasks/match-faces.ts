import { item, match } from '../values/items.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Chance } from '../chance.ts'
import type { Distractor } from '../topic-level.ts'
import type { Figure, Item, Match, RichText } from '../values/values.ts'

/** One way to show a value: words or signs, or a picture whose alt text tells it from the others. */
export type Face = RichText | Figure

/** What is matched: the numbers of the base, each with two faces. */
export interface MatchParams<P> {
  readonly sets: readonly P[]
}

/** A face as it is read. */
export const faceText = (face: Face): string => (typeof face === 'string' ? face : face.alt)

function faceItem(side: 'left' | 'right', face: Face): Item {
  const id = `${side} ${faceText(face)}`
  return typeof face === 'string' ? item(id, face) : item(id, '', { figure: face, speech: face.alt })
}

/** Faces as somebody pairs them who is given both lists. Throws a RangeError where one has no partner, or more than one. */
export function matchedFaces(
  lefts: readonly Face[],
  rights: readonly Face[],
  belong: (left: string, right: string) => boolean,
): Match {
  return match(
    lefts.map((left) => {
      const partners = rights.filter((right) => belong(faceText(left), faceText(right)))
      const [partner] = partners
      if (partner === undefined || partners.length > 1)
        throw new RangeError(`${partners.length} partners of ${faceText(left)}`)
      return [faceItem('left', left), faceItem('right', partner)] as const
    }),
  )
}

/** Draws of one pair before it is given up. */
const mostTries = 30

/**
 * A task of the kind `order`: 3 to 5 values of the base, each with two faces, are matched. Values differ by `means`, so that one
 * matching alone is right; a base whose faces do not always belong together says which do (`fits`). Whoever takes the face of
 * another value is told of both (`why`). `draws` gives values that are easily mixed up, together; else each is drawn alone.
 */
export function matchFaces<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly left: (p: P) => Face
    readonly right: (p: P) => Face
    readonly means: (p: P) => string
    readonly fits?: (p: P) => boolean
    readonly draws?: (chance: Chance, difficulty: number) => readonly P[]
    readonly most?: 3 | 4 | 5
    readonly asks: readonly [RichText, ...RichText[]]
    readonly hints: readonly [RichText, RichText]
    /** Why the two belong together, with the numbers. */
    readonly because: (p: P) => RichText
    readonly why: (p: P, other: P) => RichText
    readonly misconception?: (p: P, other: P) => string
  } & Partial<Pick<Task<P>, 'band' | 'weight' | 'core' | 'seconds' | 'space'>>,
): LevelTask {
  const {
    id,
    version,
    left,
    right,
    means,
    fits,
    draws,
    most = 5,
    asks,
    hints,
    because,
    why,
    misconception,
    ...rest
  } = of
  const isSound = (p: P): boolean => (base.reject?.(p) ?? null) === null && (fits?.(p) ?? true)

  const isNew = (p: P, taken: readonly P[]): boolean =>
    !taken.some((other) =>
      [means, (q: P) => faceText(left(q)), (q: P) => faceText(right(q))].some((look) => look(other) === look(p)),
    )
  function drawn(chance: Chance, difficulty: number): P[] {
    const count = 3 + Math.round((most - 3) * difficulty)
    const given = draws?.(chance, difficulty) ?? []
    const found = given.filter((p, i) => isSound(p) && isNew(p, given.slice(0, i))).slice(0, count)
    for (let i = 0; i < mostTries * count && found.length < count; i++) {
      const p = base.params(chance, difficulty)
      if (isSound(p) && isNew(p, found)) found.push(p)
    }
    return found
  }
  const pairs = (sets: readonly P[], partner: (p: P) => P): Match =>
    match(sets.map((p) => [faceItem('left', left(p)), faceItem('right', right(partner(p)))]))
  const answer = ({ sets }: MatchParams<P>): Match => pairs(sets, (p) => p)

  const distractors = ({ sets }: MatchParams<P>): Distractor[] =>
    sets.flatMap((p, i) =>
      sets.slice(i + 1).map((other) => ({
        value: pairs(sets, (each) => (each === p ? other : each === other ? p : each)),
        misconception: misconception?.(p, other) ?? 'looks_alike',
        why: why(p, other),
      })),
    )
  return task<MatchParams<P>>({
    ...rest,
    id,
    kind: 'order',
    version,
    form: 'matching',
    params: (chance, difficulty) => ({ sets: drawn(chance, difficulty) }),
    reject: ({ sets }) => (sets.length < 3 ? 'too few values that differ' : null),
    note: ({ sets }) =>
      sets
        .map((p) => `${faceText(left(p))}=${faceText(right(p))}`)
        .toSorted()
        .join('; '),
    prompt: (_, words) => ({ text: words.pick(asks) }),
    answer,
    distractors,
    hints: ({ sets }) => [
      ...hints.map((text) => ({ text })),
      ...sets.slice(0, 1).map((p) => ({ text: `Start with this pair. ${because(p)}` })),
    ],
    solution: (p) =>
      p.sets.map((each, i) => ({
        say: because(each),
        ...(i === p.sets.length - 1 ? { value: answer(p) } : {}),
        relation: 'next',
      })),
    load: ({ sets }) => sets.length + sets.reduce((sum, p) => sum + base.load(p), 0) / sets.length,
  })
}
