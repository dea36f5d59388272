import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep } from '../../wrong-answer.ts'
import {
  countsOf,
  drawMeasured,
  measuredFault,
  measuredLoad,
  measuredNote,
  plotFigure,
  type Measured,
} from './measured.ts'
import type { Distractor } from '../../../topic-level.ts'

/** The lengths of so many marks over each place, in order: '5, 5, 7, 8'. */
const listOf = (p: Measured, counts: readonly number[]): string =>
  counts.flatMap((n, i) => Array.from({ length: Math.max(0, n) }, () => p.from + i)).join(', ')

/** Lists that look like it: one length off, one too often, each length once. */
function lists(p: Measured): { readonly text: string; readonly misconception: string; readonly why: string }[] {
  const counts = countsOf(p)
  const tallest = counts.indexOf(Math.max(...counts))
  const beside = tallest === 0 ? 1 : tallest - 1
  const rest = counts.findLastIndex((n, i) => n > 0 && i !== tallest)
  const changed = (at: number, by: number): number[] => counts.map((n, i) => (i === at ? n + by : n))
  return [
    {
      text: listOf(
        p,
        changed(tallest, -1).map((n, i) => (i === beside ? n + 1 : n)),
      ),
      misconception: 'looks_alike',
      why: `There are ${counts[tallest]} marks over ${p.from + tallest}. Read the number under each pile.`,
    },
    {
      text: listOf(p, changed(rest, 1)),
      misconception: 'slip_off_by_one',
      why: `Count the marks over ${p.from + rest} again. Each mark is one length.`,
    },
    {
      text: listOf(
        p,
        counts.map((n) => Math.min(n, 1)),
      ),
      misconception: 'scale_ignored',
      why: 'Some lengths have more than one mark. Each mark is one length.',
    },
  ]
}

/** The lists as they are offered, the right one first. */
export const listsOf = (p: Measured): string[] => [listOf(p, countsOf(p)), ...lists(p).map(({ text }) => text)]

/** Which list of lengths a line plot shows. */
export const whichLengths: LevelTask = task<Measured>({
  id: 'which_lengths',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: drawMeasured,
  reject: (p) => (new Set(listsOf(p)).size < 4 ? 'two lists are the same' : measuredFault(p)),
  note: measuredNote,
  prompt: (_, words) => ({
    text: words.pick([
      'Which lengths does the line plot show?',
      'Choose the list that belongs to the line plot.',
      'Which list of lengths fits the line plot?',
    ]),
  }),
  answer: (p) => item('right', listOf(p, countsOf(p))),
  distractors: (p) =>
    lists(p).map(({ text, misconception, why }, i): Distractor => ({
      value: item(`wrong ${i}`, text),
      misconception,
      why,
    })),
  figure: (p) => plotFigure(p),
  hints: (p) => [
    { text: 'How many marks are there? Every mark is one length in the list.' },
    { text: `Look at ${p.from + countsOf(p).findIndex((n) => n > 0)} first. How many marks are over it?` },
  ],
  solution: (p) => [
    nextStep(
      'Count the marks over each length.',
      countsOf(p)
        .flatMap((n, i) => (n > 0 ? [`${p.from + i} \\text{ cm: } ${n}`] : []))
        .join(' \\quad '),
    ),
    nextStep(
      'Write each length once for each of its marks.',
      listOf(p, countsOf(p)),
      item('right', listOf(p, countsOf(p))),
    ),
  ],
  load: measuredLoad,
})
