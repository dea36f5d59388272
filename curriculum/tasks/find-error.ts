import { firstNames } from '../words/names.ts'
import { answerOf } from '../questions/ask.ts'
import { item } from '../values/items.ts'
import { task, type LevelTask, type Numbers } from './task.ts'
import type { Distractor, Hint, Part, Step } from '../topic-level.ts'
import type { Figure, RichText, Value } from '../values/values.ts'

/** One slip that somebody can make in the work of a level. */
export interface Slip<P> {
  readonly id: string
  /** One kind sentence that says what went wrong, for the child who looks for it. */
  why(p: P): RichText
}

/** What the wrong line should say, asked as the second part. It must not name the line. */
export type Mend<P> = (p: P, line: number, slip: string) => Omit<Part, 'weight' | 'follow'>

/** A work is shown by its lines: none is left out of those to choose from. */
const allLines = { everyOption: true }

/** The line alone is half of it. Source: design of tasks, rule 5 of section 2.1. */
const half = 50

interface Slipped<P> {
  readonly base: P
  readonly slip: string
  readonly name: string
}

/** The place of the first line that differs, from 0; null when none does, or when another one does too and mistakes do not carry on. */
function firstDifference(right: readonly RichText[], slipped: readonly RichText[], carries: boolean): number | null {
  if (right.length !== slipped.length) return null
  const places = right.flatMap((line, i) => (line === slipped[i] ? [] : [i]))
  return places.length === 1 || carries ? (places[0] ?? null) : null
}

/** A line that stands inside of a sentence. */
const withoutStop = (line: RichText): RichText => line.replace(/\.$/, '')

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/**
 * A task of the kind `find_error`: the work of a named child, line by line, with one slip; the wrong line is chosen. `work` writes
 * the lines, with the slip of an id carried through as that child would, or without one for null. Where mistakes do not carry on,
 * only slips that change exactly one line are asked, so that every other line is right; where they do, the lines below the
 * slip go on from it, and the first wrong line is asked for. At most 6 lines. With `mend` the
 * child also says what the line should be, as a second part.
 */
export function findError<P>(
  base: Numbers<P>,
  of: {
    readonly id: string
    readonly version: number
    /** How many notes there are, where the base has few numbers. */
    readonly space?: number
    /** What was worked out, or read, to be read after "Ana worked out", "Ana read", "Ana counted" or "Ana rounded". */
    readonly task: (p: P) => RichText
    readonly verb?: 'worked out' | 'read' | 'counted' | 'rounded'
    readonly work: (p: P, slip: string | null) => readonly RichText[]
    readonly slips: readonly Slip<P>[]
    /** Whether lines below a mistake go on from it. */
    readonly carries?: boolean
    readonly hint: RichText
    /** What the work is about, where it is not told in words. */
    readonly figure?: (p: P) => Figure
    readonly mend?: Mend<P>
  },
): LevelTask {
  const { work, slips, figure, mend, verb = 'worked out', carries = false } = of
  const place = (p: P, slip: string): number | null => firstDifference(work(p, null), work(p, slip), carries)
  const wrongLine = (p: Slipped<P>): number => place(p.base, p.slip) ?? 0
  const lineItem = (p: Slipped<P>, i: number): ReturnType<typeof item> =>
    item(String(i + 1), work(p.base, p.slip)[i] ?? '')
  const whyOf = (p: Slipped<P>): RichText => slips.find(({ id }) => id === p.slip)?.why(p.base) ?? ''

  const otherLines = (p: Slipped<P>): Distractor[] =>
    work(p.base, p.slip).flatMap((_, i) =>
      i === wrongLine(p)
        ? []
        : [
            {
              value: lineItem(p, i),
              misconception: 'looks_alike',
              why:
                carries && i > wrongLine(p)
                  ? 'This line goes on from the line above it. The mistake is further up.'
                  : 'This line is right. Check the other lines.',
            },
          ],
    )
  const lineAndMend = (p: Slipped<P>, asked: Mend<P>): Part[] => [
    {
      heading: carries ? 'Which line is the first wrong one?' : 'Which line is it?',
      form: 'choice',
      answer: lineItem(p, wrongLine(p)),
      weight: half,
      distractors: otherLines(p),
      fixedOrder: true,
      widget: allLines,
    },
    { ...asked(p.base, wrongLine(p), p.slip), weight: 100 - half },
  ]
  const asking = ({ name, base: p }: Slipped<P>): readonly [RichText, ...RichText[]] =>
    carries
      ? [
          `${name} ${verb} ${of.task(p)}. In which line is the mistake?`,
          `Here is how ${name} ${verb} ${of.task(p)}. Which line is the first wrong one?`,
          `${name}'s work for ${of.task(p)} goes wrong somewhere. In which line?`,
        ]
      : [
          `${name} ${verb} ${of.task(p)}. Which line has a mistake?`,
          `Here is how ${name} ${verb} ${of.task(p)}. One line is wrong. Which one?`,
          verb === 'read'
            ? `${name} read ${of.task(p)}. One line is not right. Find it.`
            : `One line of ${name}'s work for ${of.task(p)} is not right. Find it.`,
        ]
  const telling = ({ name, base: p }: Slipped<P>): readonly [RichText, ...RichText[]] => [
    `${name} ${verb} ${of.task(p)}. There is a mistake in it.`,
    `Here is how ${name} ${verb} ${of.task(p)}. It goes wrong somewhere.`,
    verb === 'rounded'
      ? `Something is wrong where ${name} ${verb} ${of.task(p)}.`
      : `Something in ${name}'s work for ${of.task(p)} is not right.`,
  ]
  const answer = (p: Slipped<P>): Value =>
    mend === undefined ? lineItem(p, wrongLine(p)) : answerOf(lineAndMend(p, mend))

  const hints = (p: Slipped<P>): Hint[] => [
    { text: of.hint },
    { text: 'Work it out yourself, and compare line by line.' },
    { text: `Look at the ${ordinals[wrongLine(p)]} line. ${whyOf(p)}` },
  ]
  const solution = (p: Slipped<P>): Step[] => [
    { say: `Without the mistake it reads: ${work(p.base, null).map(withoutStop).join('; ')}.`, relation: 'next' },
    {
      say: `The ${ordinals[wrongLine(p)]} line is${carries ? ' the first that is' : ''} different. ${whyOf(p)} The line should read: ${withoutStop(work(p.base, null)[wrongLine(p)] ?? '')}.`,
      value: answer(p),
      relation: 'next',
    },
  ]
  return task<Slipped<P>>({
    id: of.id,
    kind: 'find_error',
    version: of.version,
    form: mend === undefined ? 'choice' : 'parts',
    params: (chance, difficulty) => {
      const drawn = base.params(chance, difficulty)
      const possible = slips.filter(({ id }) => place(drawn, id) !== null)
      const slip = possible.length === 0 ? '' : chance.pick(possible).id
      return { base: drawn, slip, name: chance.pick(firstNames) }
    },
    reject: (p) => {
      if (p.slip === '') return 'no slip changes one line alone'
      const lines = work(p.base, p.slip)
      if (new Set(lines).size !== lines.length) return 'two lines are alike'
      return base.reject?.(p.base) ?? null
    },
    note: (p) => `${base.note(p.base)} ${p.slip}`,
    ...(of.space === undefined ? {} : { space: of.space }),
    prompt: (p, words) => ({ text: words.pick(mend === undefined ? asking(p) : telling(p)) }),
    answer,
    ...(mend === undefined ? {} : { parts: (p: Slipped<P>) => lineAndMend(p, mend) }),
    distractors: (p) => (mend === undefined ? otherLines(p) : []),
    fixedOrder: true,
    ...(mend === undefined ? { widget: () => allLines } : {}),
    ...(figure === undefined ? {} : { figure: (p: Slipped<P>) => figure(p.base) }),
    hints,
    solution,
    load: (p) => base.load(p.base),
  })
}
