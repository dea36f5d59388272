import { matchFaces } from '../../../tasks/match-faces.ts'
import { task, type LevelTask, type Numbers } from '../../../tasks/task.ts'
import { numberLine } from '../../../figures/number-line.ts'
import { rational, whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Track } from '@polyhex/contract/exercises/surface-widgets'
import type { Distractor } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A fraction on a line from 0 to 1 or 2: so many jumps of 1/bottom. */
export interface OnLine {
  readonly top: number
  readonly bottom: number
}

const isPlain = ({ top, bottom }: OnLine): boolean => range(2, bottom).every((k) => top % k > 0 || bottom % k > 0)
const load = (p: OnLine): number => p.top + p.bottom / 2
const all: readonly OnLine[] = [2, 3, 4, 6, 8]
  .flatMap((bottom) => range(1, 2 * bottom - 1).map((top) => ({ top, bottom })))
  .filter(isPlain)
  .toSorted((a, b) => load(a) - load(b))
const numbers: Numbers<OnLine> = {
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.5)),
  note: (p) => `${p.top}/${p.bottom}`,
  load,
}

const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const end = (p: OnLine): number => (p.top > p.bottom ? 2 : 1)
/** A mark for each part; only the whole numbers are written. */
const trackOf = (p: OnLine): Track => ({
  from: 0,
  to: end(p) * p.bottom,
  under: p.bottom,
  mark: 1,
  every: p.bottom,
  snap: 1,
  written: 'fraction',
})
const line = (p: OnLine): Figure =>
  numberLine({
    from: whole(0),
    to: whole(end(p)),
    step: rational(1, p.bottom),
    labelEvery: p.bottom,
    points: [{ at: rational(p.top, p.bottom) }],
  })

function distractors(p: OnLine): Distractor[] {
  return [
    wrongAnswer(
      rational(p.top - 1, p.bottom),
      'count_marks_number_line',
      'You counted the mark at 0. Count the spaces, not the marks.',
    ),
    wrongAnswer(
      rational(p.top + 1, p.bottom),
      'slip_off_by_one',
      `That is one part too far. The numerator says ${countNoun(p.top, 'part')}.`,
    ),
  ].filter(({ value }) => value.kind === 'rational' && value.n > 0n && Number(value.n) <= end(p) * Number(value.d))
}

const shared = {
  kind: 'build',
  version: 1,
  params: numbers.params,
  note: numbers.note,
  space: all.length,
  load,
  distractors,
} as const

/** Put a fraction on its mark of a line that shows whole numbers alone (3.NF.A.2). */
export const placeFraction: LevelTask = task<OnLine>({
  ...shared,
  id: 'place_fraction',
  form: 'line_points',
  prompt: (p, words) => ({
    text: words.pick([
      `Put \\(${tex(p.top, p.bottom)}\\) on the number line.`,
      `Where does \\(${tex(p.top, p.bottom)}\\) belong? Put it on its mark.`,
      `Find the mark for \\(${tex(p.top, p.bottom)}\\).`,
    ]),
  }),
  answer: (p) => rational(p.top, p.bottom),
  widget: (p) => ({
    surface: { widget: 'line_points', track: trackOf(p), points: [`${p.top}/${p.bottom}`], start: '' },
  }),
  hints: (p) => [
    { text: `The denominator is ${p.bottom}: from 0 to 1 there are ${p.bottom} equal parts.` },
    { text: `The numerator is ${p.top}: count ${countNoun(p.top, 'part')} from 0.` },
  ],
  solution: (p) => [
    nextStep(`From 0 to 1 there are ${p.bottom} parts. Each part is \\(${tex(1, p.bottom)}\\).`),
    nextStep(
      `Count ${countNoun(p.top, 'part')} from 0.`,
      `${p.top} \\times ${tex(1, p.bottom)} = ${tex(p.top, p.bottom)}`,
      rational(p.top, p.bottom),
      line(p),
    ),
  ],
})

/** Jump to a fraction from 0 in parts of its denominator (3.NF.A.2b). */
export const jumpFraction: LevelTask = task<OnLine>({
  ...shared,
  id: 'jump_fraction',
  form: 'line_jumps',
  prompt: (p, words) => ({
    text: words.pick([
      `Start at 0. Jump to \\(${tex(p.top, p.bottom)}\\). Each jump is \\(${tex(1, p.bottom)}\\).`,
      `A frog jumps from 0 to \\(${tex(p.top, p.bottom)}\\). Each jump is \\(${tex(1, p.bottom)}\\). Draw its jumps.`,
      `Show \\(${tex(p.top, p.bottom)}\\) with jumps of \\(${tex(1, p.bottom)}\\) from 0.`,
    ]),
  }),
  answer: (p) => rational(p.top, p.bottom),
  widget: (p) => ({
    surface: {
      widget: 'line_jumps',
      track: trackOf(p),
      begin: 0,
      lengths: [1, -1],
      only: [1, -1],
      showsPlaces: false,
      start: '',
    },
  }),
  hints: (p) => [
    { text: `Each jump goes over one space. That is \\(${tex(1, p.bottom)}\\).` },
    { text: `Make ${countNoun(p.top, 'jump')}. The mark at 0 is only the start.` },
  ],
  solution: (p) => [
    nextStep(`One jump is \\(${tex(1, p.bottom)}\\), because 1 is cut into ${p.bottom} equal parts.`),
    nextStep(
      `${countNoun(p.top, 'jump')} from 0 ${p.top === 1 ? 'ends' : 'end'} at \\(${tex(p.top, p.bottom)}\\).`,
      `${p.top} \\times ${tex(1, p.bottom)} = ${tex(p.top, p.bottom)}`,
      rational(p.top, p.bottom),
      line(p),
    ),
  ],
})

/** Fractions are matched with the jumps that lead to them (3.NF.A.2b). */
export const matchJumps: LevelTask = matchFaces<OnLine>(numbers, {
  id: 'match_jumps',
  version: 1,
  band: [0, 1],
  left: (p) => `\\(${tex(p.top, p.bottom)}\\)`,
  right: (p) => `${countNoun(p.top, 'jump')} of \\(${tex(1, p.bottom)}\\)`,
  means: (p) => `${p.top}/${p.bottom}`,
  most: 4,
  asks: ['Which jumps from 0 lead to which fraction? Match them.', 'Match each fraction with its jumps from 0.'],
  hints: ['The denominator tells how long one jump is.', 'The numerator tells how many jumps there are.'],
  because: (p) =>
    `${countNoun(p.top, 'jump')} of \\(${tex(1, p.bottom)}\\) from 0 lead to \\(${tex(p.top, p.bottom)}\\).`.replace(
      /^(1 jump.*) lead/,
      '$1 leads',
    ),
  why: (p, q) =>
    `\\(${tex(p.top, p.bottom)}\\) takes ${countNoun(p.top, 'jump')} of \\(${tex(1, p.bottom)}\\), but \\(${tex(q.top, q.bottom)}\\) takes ${countNoun(q.top, 'jump')} of \\(${tex(1, q.bottom)}\\).`,
})

/** How many jumps of 1/bottom reach a whole number or a fraction? */
export interface JumpsTo extends OnLine {
  readonly wholes: 0 | 1 | 2
}

const goal = (p: JumpsTo): string => (p.wholes > 0 ? String(p.wholes) : tex(p.top, p.bottom))
const count = (p: JumpsTo): number => (p.wholes > 0 ? p.wholes * p.bottom : p.top)
const goals: readonly JumpsTo[] = [
  ...all.map((p): JumpsTo => ({ ...p, wholes: 0 })),
  ...[2, 3, 4, 6, 8].flatMap((bottom) => ([1, 2] as const).map((wholes): JumpsTo => ({ top: 0, bottom, wholes }))),
].toSorted((a, b) => count(a) + 2 * a.wholes - count(b) - 2 * b.wholes)

/** How many jumps of one length lead there (3.NF.A.2b)? */
export const jumpsTo: LevelTask = task<JumpsTo>({
  id: 'jumps_to',
  kind: 'reverse',
  version: 1,
  band: [0, 1],
  form: 'numeric',
  params: (chance, difficulty) => chance.pick(windowOf(goals, difficulty, 0.5)),
  note: (p) => `${goal(p)} by 1/${p.bottom}`,
  space: goals.length,
  prompt: (p, words) => ({
    text: words.pick([
      `How many jumps of \\(${tex(1, p.bottom)}\\) go from 0 to \\(${goal(p)}\\)?`,
      `You start at 0. How many jumps of \\(${tex(1, p.bottom)}\\) take you to \\(${goal(p)}\\)?`,
      `A frog jumps \\(${tex(1, p.bottom)}\\) each time. How many jumps does it need from 0 to \\(${goal(p)}\\)?`,
    ]),
  }),
  answer: (p) => whole(count(p)),
  distractors: (p) => [
    wrongAnswer(
      whole(count(p) + 1),
      'count_marks_number_line',
      `There are ${count(p) + 1} marks from 0 to \\(${goal(p)}\\), but one space fewer. Count the spaces.`,
    ),
    ...(p.wholes === 2 || (p.wholes === 0 && p.top !== p.bottom)
      ? [wrongAnswer(whole(p.bottom), 'looks_alike', `${p.bottom} jumps lead to 1. How many lead to \\(${goal(p)}\\)?`)]
      : []),
    ...(p.wholes > 0
      ? [wrongAnswer(whole(p.wholes), 'given_number', `One jump is only \\(${tex(1, p.bottom)}\\), not 1.`)]
      : []),
    ...(count(p) > 1
      ? [wrongAnswer(whole(count(p) - 1), 'slip_off_by_one', 'One jump is missing. Count from 0 again.')]
      : []),
  ],
  hints: (p) => [
    { text: `How many jumps of \\(${tex(1, p.bottom)}\\) lead from 0 to 1?` },
    {
      text:
        p.wholes === 2
          ? 'Then go on from 1 to 2.'
          : `Count them: \\(${tex(1, p.bottom)}\\), \\(${tex(2, p.bottom)}\\), and so on.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `From 0 to 1 there are ${p.bottom} jumps of \\(${tex(1, p.bottom)}\\).`,
      `${p.bottom} \\times ${tex(1, p.bottom)} = 1`,
    ),
    nextStep(
      `To \\(${goal(p)}\\) there ${count(p) === 1 ? 'is' : 'are'} ${countNoun(count(p), 'jump')}.`,
      `${count(p)} \\times ${tex(1, p.bottom)} = ${goal(p)}`,
      whole(count(p)),
    ),
  ],
  load: (p) => count(p) + 2 * p.wholes,
})
