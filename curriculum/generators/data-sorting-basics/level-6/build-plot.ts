import { task, type LevelTask } from '../../../tasks/task.ts'
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
  thingOf,
  type Measured,
} from './measured.ts'

/** Make a line plot of lengths as they were measured. */
export const buildPlot: LevelTask = task<Measured>({
  id: 'build_plot',
  kind: 'build',
  version: 1,
  form: 'chart',
  params: drawMeasured,
  reject: measuredFault,
  note: measuredNote,
  prompt: (p, words) => ({
    text: words.pick([
      'Make a line plot of these lengths.',
      `Someone measured the ${thingOf(p)}. Show the lengths in a line plot.`,
      `Put a mark on the line for each of the ${thingOf(p)}.`,
    ]),
  }),
  answer: (p) => marksOver(p),
  distractors: plotSlips,
  widget: (p) => ({ surface: plotWidget(p, null) }),
  figure: lengthsTable,
  hints: (p) => [
    { text: 'Each length gets one mark. Take them one after the other.' },
    { text: `Start with ${p.lengths[0]}. Find ${p.lengths[0]} under the line and tap over it.` },
    { text: `There are ${p.lengths.length} lengths, so you need ${p.lengths.length} marks.` },
  ],
  solution: (p) => [
    nextStep(
      'Count how often each length comes.',
      countsOf(p)
        .flatMap((n, i) => (n > 0 ? [`${p.from + i} \\text{ cm: } ${n}`] : []))
        .join(' \\quad '),
    ),
    nextStep('Put that many marks over each length.', undefined, marksOver(p), plotFigure(p)),
  ],
  load: measuredLoad,
})
