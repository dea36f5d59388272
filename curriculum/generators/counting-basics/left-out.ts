import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'

/** A child counts from one number to another and leaves one out. */
export interface Skipped {
  readonly from: number
  readonly to: number
  readonly out: number
  readonly name: string
  /** How far each number is from the next, 1 unless told; below 0 the child counts back. */
  readonly step?: number
}

const stepOf = ({ step = 1 }: Pick<Skipped, 'step'>): number => step
const counted = (p: Skipped): number[] => range(0, (p.to - p.from) / stepOf(p)).map((i) => p.from + i * stepOf(p))

/** Long counts, high numbers, counts that do not begin with one and counts back are harder. */
function load(p: Omit<Skipped, 'name'>): number {
  return p.out + Math.abs(p.to - p.from) / 2 + (p.from > 1 ? 2 : 0) + (stepOf(p) < 0 ? 12 : 0)
}

const said = (p: Skipped): string =>
  counted(p)
    .filter((n) => n !== p.out)
    .join(', \\; ')

/** How the child counts, where it is not on by ones. */
const ways = (p: Skipped): string => (stepOf(p) < 0 ? ' back' : stepOf(p) === 10 ? ' by tens' : '')

/** All counts of four to seven numbers between two bounds, on or back, with one inside left out. */
function countsBetween(least: number, most: number, step: number): Omit<Skipped, 'name'>[] {
  const ends = range(least, most - 3 * step, step).flatMap((from) =>
    range(from + 3 * step, Math.min(from + 6 * step, most), step).map((to) => ({ from, to })),
  )
  return ends.flatMap(({ from, to }) => range(from + step, to - step, step).map((out) => ({ from, to, out })))
}

/**
 * Which number did somebody leave out while counting? The commonest slip of young children, found in another child's count, between
 * `least` and `most`.
 */
export function leftOut(of: {
  readonly least: number
  readonly most: number
  readonly step?: 1 | 10
  /** Whether some count back. */
  readonly back?: boolean
}): LevelTask {
  const step = of.step ?? 1
  const on = countsBetween(of.least, of.most, step).map((p) => (step === 1 ? p : { ...p, step }))
  const back = on.map((p) => ({ from: p.to, to: p.from, out: p.out, step: -step }))
  const all: readonly Omit<Skipped, 'name'>[] = [...on, ...(of.back === true ? back : [])].toSorted(
    (p, q) => load(p) - load(q),
  )
  return task<Skipped>({
    id: 'left_out',
    kind: 'find_error',
    version: 1,
    form: 'numeric',
    params: (chance, difficulty) => ({ ...chance.pick(windowOf(all, difficulty)), name: chance.pick(firstNames) }),
    note: (p) => `${p.from} ${p.to} ${p.out}`,
    ...(all.length < 300 ? { space: all.length } : {}),
    prompt: (p, words) => ({
      text: words.pick([
        `${p.name} counts${ways(p)}. Which number is left out?`,
        `${p.name} forgot a number. Which one?`,
        `Listen to ${p.name} count${ways(p)}. What number is missing?`,
      ]),
      latex: said(p),
    }),
    answer: (p) => whole(p.out),
    distractors: (p) => [
      wrongAnswer(
        whole(p.out + stepOf(p)),
        'count_off_by_one',
        `${p.name} did say ${p.out + stepOf(p)}. What comes before it?`,
      ),
      wrongAnswer(
        whole(p.out - stepOf(p)),
        'count_off_by_one',
        `${p.name} did say ${p.out - stepOf(p)}. What comes after it?`,
      ),
      wrongAnswer(whole(Math.max(0, p.to + stepOf(p))), 'near', 'That one comes later. Look for the gap.'),
    ],
    hints: (p) => [
      { text: `Count with ${p.name}. Say the numbers out loud.` },
      { text: `What comes after ${p.out - stepOf(p)}?` },
      { text: `After ${p.out - stepOf(p)}, ${p.name} says ${p.out + stepOf(p)}. One is missing.` },
    ],
    solution: (p) => [
      nextStep('Count along, and listen for the gap.', counted(p).join(', ')),
      nextStep(
        `After \\(${p.out - stepOf(p)}\\) comes \\(${p.out}\\). ${p.name} left it out.`,
        String(p.out),
        whole(p.out),
      ),
    ],
    load,
  })
}
