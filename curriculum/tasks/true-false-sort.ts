import { equalValues } from '../values/equal.ts'
import { groups, item } from '../values/items.ts'
import { task, type LevelTask, type Numbers, type Task } from './task.ts'
import type { Chance } from '../chance.ts'
import type { Distractor, TopicLevel } from '../topic-level.ts'
import type { Groups, RichText, Value } from '../values/values.ts'

/** A sentence that is true or not, and why. */
export interface Claim {
  readonly text: RichText
  readonly isTrue: boolean
  /** What a child believes who puts it on the other side. */
  readonly misconception: string
  /** Why it stands where it does, with the numbers of the claim. */
  readonly why: RichText
}

/** What is sorted: plain claims, in the order in which they were drawn, and how much there is to think about. */
export interface SortParams {
  readonly claims: readonly Claim[]
  readonly load: number
}

const trueSide = item('true', 'True')
const falseSide = item('false', 'Not true')

/** Claims under True and Not true, as somebody judges them who is given their texts. */
export function sortedClaims(texts: readonly RichText[], isTrue: (text: RichText) => boolean): Groups {
  return groups([
    [trueSide, texts.filter((text) => isTrue(text)).map((text) => item(text))],
    [falseSide, texts.filter((text) => !isTrue(text)).map((text) => item(text))],
  ])
}

/**
 * The claims that a base gives by itself: its answer is what it is, and each of its wrong answers is not. `because` says what is so;
 * for a wrong answer its own sentence follows, unless `whyNot` says something else. What equals the answer is no false claim.
 */
export function claimsOf<P>(
  base: Pick<TopicLevel<P>, 'answer' | 'distractors'>,
  of: {
    readonly claim: (p: P, value: Value) => RichText
    readonly because: (p: P) => RichText
    readonly whyNot?: (p: P, wrong: Distractor) => RichText
    /** What a child believes who calls the true one not true. */
    readonly misconception: string
  },
): (p: P) => Claim[] {
  return (p) => {
    const answer = base.answer(p)
    const wrongs = base.distractors(p).filter(({ value }) => !equalValues(value, answer))
    return [
      { text: of.claim(p, answer), isTrue: true, misconception: of.misconception, why: of.because(p) },
      ...wrongs.map((wrong) => ({
        text: of.claim(p, wrong.value),
        isTrue: false,
        misconception: wrong.misconception,
        why: of.whyNot?.(p, wrong) ?? wrong.why,
      })),
    ]
  }
}

/** Which of so many claims are to be true: at least one is and at least one is not. */
function wantedTruths(chance: Chance, count: number): boolean[] {
  const trues = chance.int(1, count - 1)
  return chance.shuffle(Array.from({ length: count }, (_, i) => i < trues))
}

/** Draws of one claim before it is given up. */
const mostTries = 20

/** Everything sorted right but the claim of one text, with why it belongs on the other side. */
function misplaced({ claims }: SortParams, { text, isTrue, misconception, why }: Claim): Distractor {
  const judged = (other: RichText): boolean => claims.some((each) => each.text === other && each.isTrue)
  const value = sortedClaims(
    claims.map((each) => each.text),
    (other) => (other === text ? !isTrue : judged(other)),
  )
  return { value, misconception, why }
}

/**
 * A task of the kind `choose`: 4 to 6 claims are sorted into True and Not true, never all to one side. `claims` are those of one
 * set of numbers (`claimsOf` makes them from answer and wrong answers); they are all of one set, or with `sets: 'each'` each
 * of another. Whoever misplaces one is told why that one belongs on the other side. `most` keeps it at 4 or 5 for the young.
 */
export function trueFalseSort<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    readonly claims: (p: P) => readonly Claim[]
    readonly sets?: 'one' | 'each'
    readonly most?: 4 | 5 | 6
    /** What is asked; of one set of numbers it must say of which. */
    readonly asks: (p: P) => readonly [RichText, ...RichText[]]
    readonly hints: readonly [RichText, RichText]
  } & Partial<Pick<Task<SortParams>, 'band' | 'weight' | 'core' | 'seconds'>>,
): LevelTask {
  interface Drawn extends SortParams {
    readonly first: P
  }
  const { id, version, claims, sets = 'one', most = 6, asks, hints, ...rest } = of

  /** A claim of the wanted truth that is not there yet, or null. */
  function drawClaim(chance: Chance, p: P, wanted: boolean, taken: readonly Claim[]): Claim | null {
    const open = claims(p).filter(({ text, isTrue }) => isTrue === wanted && !taken.some((each) => each.text === text))
    return open.length === 0 ? null : chance.pick(open)
  }
  function draw(chance: Chance, difficulty: number): Drawn {
    const first = base.params(chance, difficulty)
    const found: Claim[] = []
    const used: P[] = []
    for (const wanted of wantedTruths(chance, 4 + Math.round((most - 4) * difficulty))) {
      for (let i = 0; i < mostTries; i++) {
        const p = sets === 'one' ? first : base.params(chance, difficulty)
        const claim = (base.reject?.(p) ?? null) === null ? drawClaim(chance, p, wanted, found) : null
        if (claim === null) continue
        found.push(claim)
        used.push(p)
        break
      }
    }
    const load = used.reduce((sum, p) => sum + base.load(p), 0) / Math.max(1, used.length)
    return { first, claims: found, load: load + found.length }
  }
  const answer = (p: Drawn): Groups =>
    sortedClaims(
      p.claims.map(({ text }) => text),
      (text) => p.claims.some((each) => each.text === text && each.isTrue),
    )
  return task<Drawn>({
    ...rest,
    id,
    kind: 'choose',
    version,
    form: 'groups',
    params: draw,
    reject: (p) => {
      if (p.claims.length < 4) return 'too few claims'
      if (new Set(p.claims.map(({ isTrue }) => isTrue)).size < 2) return 'all stand on one side'
      return sets === 'one' ? (base.reject?.(p.first) ?? null) : null
    },
    note: (p) =>
      p.claims
        .map(({ text }) => text)
        .toSorted()
        .join('; '),
    prompt: (p, words) => ({ text: words.pick(asks(p.first)) }),
    answer,
    distractors: (p) => p.claims.map((claim) => misplaced(p, claim)),
    hints: (p) => [
      ...hints.map((text) => ({ text })),
      ...p.claims.slice(0, 1).map(({ text, isTrue, why }) => ({
        text: `Start with this one: ${text}. It is ${isTrue ? 'true' : 'not true'}. ${why}`,
      })),
    ],
    solution: (p) =>
      p.claims.map(({ text, isTrue, why }, i) => ({
        say: `${text}: ${isTrue ? 'true' : 'not true'}. ${why}`,
        ...(i === p.claims.length - 1 ? { value: answer(p) } : {}),
        relation: 'next',
      })),
    load: (p) => p.load,
  })
}
