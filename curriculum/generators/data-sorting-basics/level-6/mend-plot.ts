import { task, type LevelTask } from '../../../tasks/task.ts'
import { equalValues } from '../../../values/equal.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep } from '../../wrong-answer.ts'
import {
  countsOf,
  drawMeasured,
  lengthsTable,
  marksOver,
  measuredFault,
  measuredLoad,
  measuredNote,
  plotFigure,
  plotSlips,
  plotWidget,
  type Measured,
} from './measured.ts'

/** A line plot in which one mark stands over the number beside its own. */
export interface Mended {
  readonly base: Measured
  /** The place that it belongs to, and the one where it stands. */
  readonly from: number
  readonly to: number
  readonly name: string
}

const slipped = ({ base, from, to }: Mended): number[] =>
  countsOf(base).map((n, i) => (i === from ? n - 1 : i === to ? n + 1 : n))

/** A named child put one mark in the wrong place: find it and move it. */
export const mendPlot: LevelTask = task<Mended>({
  id: 'mend_plot',
  kind: 'find_error',
  version: 1,
  form: 'chart',
  params: (chance, difficulty) => {
    const base = drawMeasured(chance, difficulty)
    const from = chance.int(0, base.places - 1)
    return { base, from, to: from + (chance.happens(0.5) ? 1 : -1), name: chance.pick(firstNames) }
  },
  reject: (p) => {
    const counts = slipped(p)
    if (p.to < 0 || p.to >= p.base.places) return 'off the line'
    return Math.min(...counts) < 0 || Math.max(...counts) > 5 ? 'no mark to move' : measuredFault(p.base)
  },
  note: (p) => `${measuredNote(p.base)} ${p.from} ${p.to}`,
  prompt: (p, words) => ({
    text: words.pick([
      `${p.name} made a line plot of these lengths. One mark is in the wrong place. Fix it.`,
      `Check ${p.name}'s line plot. One mark is wrong. Move it.`,
      `One mark of ${p.name}'s line plot does not fit the table. Fix it.`,
    ]),
  }),
  answer: (p) => marksOver(p.base),
  // As it stands there it cannot be sent.
  distractors: (p) => plotSlips(p.base).filter(({ value }) => !equalValues(value, marksOver(p.base, slipped(p)))),
  widget: (p) => ({ surface: plotWidget(p.base, slipped(p)) }),
  figure: (p) => lengthsTable(p.base),
  hints: (p) => [
    { text: 'Take one number under the line. How often is it in the table?' },
    { text: 'Where are there more marks than in the table? Tap one of them to take it away.' },
    { text: `One mark over ${p.base.from + p.to} belongs over ${p.base.from + p.from}.` },
  ],
  solution: (p) => [
    nextStep(
      'Count how often each length comes.',
      countsOf(p.base)
        .flatMap((n, i) => (n > 0 ? [`${p.base.from + i} \\text{ cm: } ${n}`] : []))
        .join(' \\quad '),
    ),
    nextStep(
      `One mark over ${p.base.from + p.to} belongs over ${p.base.from + p.from}.`,
      undefined,
      marksOver(p.base),
      plotFigure(p.base),
    ),
  ],
  load: (p) => measuredLoad(p.base),
})
