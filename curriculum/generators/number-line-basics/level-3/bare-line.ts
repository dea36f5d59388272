import { numberLine } from '../../../figures/number-line.ts'
import { task } from '../../../tasks/task.ts'
import { placesOf } from '../../../values/places.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Places } from '../../../values/values.ts'

/** A number to be put by eye on a line with numbers at its ends alone. */
export interface BareLine {
  readonly from: number
  readonly to: number
  readonly n: number
  /** What the point snaps to. */
  readonly snap: number
}

/** On each side of the place, a twentieth of the line is near enough; source: design of tasks, section 2.5. */
const boundOf = ({ from, to }: BareLine): number => (to - from) / 20
const middleOf = ({ from, to }: BareLine): number => (from + to) / 2
const estimate = (p: BareLine, at: number): Places =>
  placesOf([{ name: String(p.n), at: whole(at), within: whole(boundOf(p)) }])

/** Lines from one hundred to the next, then lines twice as long, then from 0 to 1000. */
function params(chance: Chance, difficulty: number): BareLine {
  const length = difficulty < 0.3 ? 100 : difficulty < 0.6 ? chance.pick([100, 200]) : chance.pick([200, 1000])
  const from = length * chance.int(0, Math.round(1000 / length) - 1)
  const snap = length / 100
  return { from, to: from + length, n: from + snap * chance.int(6, 94), snap }
}

/** Where a number belongs, about: halves and quarters of the whole line help. */
export const bareLine = task<BareLine>({
  id: 'bare_line',
  kind: 'estimate',
  version: 1,
  form: 'line_points',
  params,
  reject: (p) => (p.n === middleOf(p) ? 'it is the middle' : null),
  note: (p) => `${p.n} in ${p.from}..${p.to}`,
  prompt: (p, words) => ({
    text: words.pick([
      `About where does \\(${p.n}\\) belong? Put it on the line.`,
      `Estimate: where is \\(${p.n}\\) on this line?`,
      `Put \\(${p.n}\\) on the line as well as you can.`,
    ]),
  }),
  answer: (p) => estimate(p, p.n),
  widget: (p) => ({
    surface: {
      widget: 'line_points',
      track: { from: p.from, to: p.to, under: 1, mark: p.to - p.from, every: 1, snap: p.snap, written: 'decimal' },
      points: [String(p.n)],
      start: '',
    },
  }),
  distractors: (p) =>
    [
      wrongAnswer(
        estimate(p, p.from + p.to - p.n),
        'reversed_order',
        `You measured from the wrong end. Start at \\(${p.from}\\).`,
      ),
      wrongAnswer(
        estimate(p, middleOf(p)),
        'stops_early',
        `The middle of the line is \\(${middleOf(p)}\\). \\(${p.n}\\) is ${p.n > middleOf(p) ? 'to the right' : 'to the left'} of it.`,
      ),
    ].filter(({ value }) => value.kind === 'places' && Math.abs(Number(value.places[0]?.at.n) - p.n) > 2 * boundOf(p)),
  hints: (p) => [
    { text: `Which number is in the middle of the line, halfway from \\(${p.from}\\) to \\(${p.to}\\)?` },
    { text: `The middle is \\(${middleOf(p)}\\). Is \\(${p.n}\\) to the left or to the right of it?` },
  ],
  solution: (p) => [
    nextStep(
      `Halfway is \\(${middleOf(p)}\\). \\(${p.n}\\) is ${p.n > middleOf(p) ? 'greater, so it is to the right' : 'less, so it is to the left'} of the middle.`,
      p.n > middleOf(p) ? `${p.n} > ${middleOf(p)}` : `${p.n} < ${middleOf(p)}`,
    ),
    nextStep(
      p.n > middleOf(p)
        ? `It is \\(${p.to - p.n}\\) before \\(${p.to}\\). A place close by counts as right.`
        : `It is \\(${p.n - p.from}\\) after \\(${p.from}\\). A place close by counts as right.`,
      undefined,
      estimate(p, p.n),
      numberLine({ from: p.from, to: p.to, step: (p.to - p.from) / 4, points: [{ at: p.n, label: String(p.n) }] }),
    ),
  ],
  load: (p) => (p.to - p.from) / 100,
})
