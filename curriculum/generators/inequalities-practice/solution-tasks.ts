import { buildFigure } from '../../tasks/build-figure.ts'
import { sortInto } from '../../tasks/sort-into.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { RichText } from '../../values/values.ts'
import type { Track } from '@polyhex/contract/exercises/surface-widgets'

/** What the tasks of a level need to know of its inequality, beside its base. */
export interface Relation<P> {
  /** The inequality as one line of LaTeX, or what stands for it. */
  readonly line: (p: P) => string
  readonly letter: (p: P) => string
  /** The whole numbers at which the solutions begin and end. */
  readonly ends: (p: P) => readonly number[]
  /** The inequality with a number put in and worked out: `7 \le 5`. */
  readonly put: (p: P, x: number) => string
  readonly holds: (p: P, x: number) => boolean
  /** Why a number is no solution that cannot be put in; null for all others. */
  readonly undefinedAt?: (p: P, x: number) => RichText | null
  /** What is asked in words, where no line is shown. */
  readonly told?: (p: P) => RichText
}

/** From -10 to 10, a number at every fifth mark. */
export const around: Track = { from: -10, to: 10, under: 1, mark: 1, every: 5, snap: 1, written: 'decimal' }

/** The solutions are drawn: the ends, whether they belong to it, and what is shaded. */
export function drawSolutions<P>(
  base: TopicLevel<P>,
  of: Relation<P> & { readonly track?: (p: P) => Track },
): LevelTask {
  const { line, letter, ends, told, track = () => around } = of
  const task = (p: P): RichText => told?.(p) ?? `\\(${line(p)}\\)`
  return buildFigure<P>(base, {
    id: 'draw_solutions',
    version: 1,
    band: [0, 1],
    form: 'line_ray',
    prompt: (p, words) => ({
      text:
        told === undefined
          ? words.pick([
              `Draw the solutions of ${task(p)} on the number line.`,
              `Solve ${task(p)}, and shade the solutions on the line.`,
              `Which numbers solve ${task(p)}? Show all of them on the line.`,
            ])
          : words.pick([
              `${task(p)} Draw all possible \\(${letter(p)}\\) on the number line.`,
              `${task(p)} Show on the line which \\(${letter(p)}\\) are possible.`,
            ]),
    }),
    surface: (p) => ({ widget: 'line_ray', track: track(p), ends: ends(p).length === 1 ? 1 : 2, start: '' }),
    hints: (p) => [
      ...base.hints(p).slice(0, 2),
      { text: 'Put each end into the inequality. A closed circle means that it is a solution.' },
    ],
    solution: (p) => base.solution(p),
  })
}

/** One number that is tried in an inequality. */
export interface Tested<P> {
  readonly base: P
  readonly at: number
}

/** The names of the two groups. */
export const names = ['A solution', 'Not a solution'] as const

/** What is sorted: the number alone. */
export const numberText =
  <P>({ letter }: Pick<Relation<P>, 'letter'>) =>
  ({ base, at }: Tested<P>): RichText =>
    `\\(${letter(base)} = ${at}\\)`

/** Numbers are put in one by one: the ends themselves, and numbers on either side. */
export function testNumbers<P>(base: TopicLevel<P>, of: Relation<P> & { readonly least?: number }): LevelTask {
  const { line, ends, put, holds, undefinedAt, told, least = Number.NEGATIVE_INFINITY } = of
  const draw = (chance: Parameters<typeof base.params>[0], p: P): number => {
    const end = chance.pick(ends(p))
    return Math.max(least, chance.happens(0.25) ? end : end + chance.int(-5, 5))
  }
  return sortInto<Tested<P>>(
    {
      params: (chance, difficulty) => {
        const p = base.params(chance, difficulty)
        return { base: p, at: draw(chance, p) }
      },
      reject: (p) => base.reject?.(p.base) ?? null,
      note: (p) => `${base.note(p.base)} ${p.at}`,
      load: (p) => base.load(p.base),
    },
    {
      id: 'test_numbers',
      version: 1,
      names,
      groupOf: ({ base: p, at }) => names[holds(p, at) ? 0 : 1],
      face: numberText(of),
      one: (chance, difficulty, first) => {
        const p = first?.base ?? base.params(chance, difficulty)
        return { base: p, at: draw(chance, p) }
      },
      asks: ({ base: p }) =>
        told === undefined
          ? [
              'Which of these numbers are solutions? Put them in, and sort them.',
              'Test each number in the inequality, and sort it.',
              'Does the number make the inequality true? Sort them.',
            ]
          : [`${told(p)} Sort the numbers by whether they are possible.`, `${told(p)} Test each number, and sort it.`],
      ...(told === undefined ? { latex: ({ base: p }: Tested<P>) => line(p) } : {}),
      hints: [
        'Put a number in place of the letter, and work out each side.',
        'Is what you get true? Look closely where both sides are equal.',
      ],
      because: ({ base: p, at }) =>
        undefinedAt?.(p, at) ?? `\\(${put(p, at)}\\) is ${holds(p, at) ? 'true' : 'not true'}.`,
      misconception: ({ base: p, at }) => (ends(p).includes(at) ? 'looks_alike' : 'inequality_no_flip'),
    },
  )
}
