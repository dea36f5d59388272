import { numberLine } from '../../figures/number-line.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { rational } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { text } from './written.ts'
import type { Chance } from '../../chance.ts'

/** A decimal of one or two places, on the line between two numbers that have one place fewer. */
export interface Placed {
  readonly units: number
  readonly places: 1 | 2
  /** The left end, and how many of its steps the line is long. */
  readonly from: number
  readonly steps: number
}

const under = (p: Placed): number => 10 ** p.places
const shown = (p: Placed): string => text(p.units, p.places)
const low = (p: Placed): number => Math.floor(p.units / 10)
const part = (p: Placed): string => (p.places === 1 ? 'tenth' : 'hundredth')

/** Put a decimal on its mark; only numbers with fewer places are written on the line (4.NF.C.6). */
export function placeDecimal(of: {
  readonly places: 1 | 2
  readonly draw: (
    chance: Chance,
    difficulty: number,
  ) => { readonly units: number; readonly steps: number; readonly from: number }
}): LevelTask {
  return task<Placed>({
    id: 'place_decimal',
    kind: 'build',
    version: 1,
    form: 'line_points',
    params: (chance, difficulty) => ({ ...of.draw(chance, difficulty), places: of.places }),
    reject: (p) =>
      p.units % 10 === 0 || p.units <= 10 * p.from || p.units >= 10 * (p.from + p.steps) ? 'it is written there' : null,
    note: (p) => `${shown(p)} from ${p.from} by ${p.steps}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Put \\(${shown(p)}\\) on the number line.`,
        `Where does \\(${shown(p)}\\) belong? Put it on its mark.`,
        `Find the mark for \\(${shown(p)}\\).`,
      ]),
    }),
    answer: (p) => rational(p.units, under(p)),
    widget: (p) => ({
      surface: {
        widget: 'line_points',
        track: {
          from: 10 * p.from,
          to: 10 * (p.from + p.steps),
          under: under(p),
          mark: 1,
          every: 10,
          snap: 1,
          written: 'decimal',
        },
        points: [shown(p)],
        start: '',
      },
    }),
    distractors: (p) =>
      [
        {
          n: 10 * low(p) + 10 - (p.units % 10),
          id: 'looks_alike',
          why: `Count the spaces from \\(${text(low(p), p.places - 1)}\\) to the right: ${p.units % 10} of them.`,
        },
        {
          n: p.units + 1,
          id: 'looks_alike',
          why: `That is one ${part(p)} too far. Count the spaces, not the marks.`,
        },
        {
          n: p.units - 10,
          id: 'looks_alike',
          why: `Start at \\(${text(low(p), p.places - 1)}\\), one number further to the right.`,
        },
      ]
        .filter(({ n }) => n !== p.units && n >= 10 * p.from && n <= 10 * (p.from + p.steps))
        .map(({ n, id, why }) => wrongAnswer(rational(n, under(p)), id, why)),
    hints: (p) => [
      { text: `Between two numbers on the line there are 10 spaces. Each is one ${part(p)}.` },
      { text: `Start at \\(${text(low(p), p.places - 1)}\\). Go ${countNoun(p.units % 10, 'space')} to the right.` },
    ],
    solution: (p) => [
      nextStep(
        `\\(${shown(p)}\\) is between these two.`,
        `${text(low(p), p.places - 1)} < ${shown(p)} < ${text(low(p) + 1, p.places - 1)}`,
      ),
      nextStep(
        `Go ${countNoun(p.units % 10, part(p))} from \\(${text(low(p), p.places - 1)}\\) to the right.`,
        undefined,
        rational(p.units, under(p)),
        numberLine({
          from: rational(10 * p.from, under(p)),
          to: rational(10 * (p.from + p.steps), under(p)),
          step: rational(1, under(p)),
          labelEvery: 10,
          points: [{ at: rational(p.units, under(p)) }],
        }),
      ),
    ],
    load: (p) => p.units,
  })
}
