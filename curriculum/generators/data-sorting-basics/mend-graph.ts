import { task, type LevelTask } from '../../tasks/task.ts'
import { equalValues } from '../../values/equal.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep } from '../wrong-answer.ts'
import {
  columnOf,
  dataTable,
  drawGraphed,
  graphFigure,
  graphLoad,
  graphNote,
  graphSlips,
  graphValue,
  graphWidget,
  groupName,
  type Graphed,
  type GraphLook,
} from './graphed.ts'

/** A graph with one column that shows something else than its number. */
interface Mended {
  readonly base: Graphed
  readonly place: number
  /** What the column shows. */
  readonly shown: number
  readonly name: string
}

const slipped = ({ base, place, shown }: Mended): number[] => base.counts.map((n, i) => (i === place ? shown : n))

/** The graph of a named child has one wrong column: find it and put it right (1.MD.C.4, 2.MD.D.10). */
export function mendGraph(look: GraphLook): LevelTask {
  const [graph, data] = [
    look.mode === 'bar' ? 'bar graph' : 'picture graph',
    look.tallied === true ? 'tally chart' : 'table',
  ]
  const column = look.mode === 'bar' ? 'bar' : 'row'
  return task<Mended>({
    id: 'mend_graph',
    kind: 'find_error',
    version: 1,
    form: 'chart',
    params: (chance, difficulty) => {
      const base = drawGraphed(chance, difficulty, look)
      const place = chance.int(0, base.counts.length - 1)
      const by = (chance.happens(0.5) ? 1 : -1) * chance.int(1, difficulty < 0.7 ? 2 : 1) * base.scale
      return { base, place, shown: (base.counts[place] ?? 0) + by, name: chance.pick(firstNames) }
    },
    reject: ({ base, shown }) =>
      shown < base.scale || shown > 10 * base.scale ? 'the wrong column is off the scale' : null,
    note: (p) => `${graphNote(p.base)} ${p.place} ${p.shown}`,
    prompt: (p, words) => ({
      text: words.pick([
        `${p.name} made a graph of this ${data}. One ${column} is wrong. Fix it.`,
        `Here is ${p.name}'s ${graph}. One ${column} does not fit the ${data}. Fix it.`,
        `Check ${p.name}'s graph. One ${column} is wrong. Make it right.`,
      ]),
    }),
    answer: (p) => graphValue(p.base),
    // As it stands there it cannot be sent.
    distractors: (p) =>
      graphSlips(p.base, look).filter(({ value }) => !equalValues(value, graphValue(p.base, slipped(p)))),
    widget: (p) => ({ surface: graphWidget(p.base, look, slipped(p)) }),
    figure: (p) => dataTable(p.base, look),
    hints: (p) => [
      { text: `Check one ${column} at a time. Start with ${groupName(p.base, 0)}.` },
      {
        text:
          p.base.scale === 1
            ? `Does each ${column} show the number in the ${data}?`
            : `Each line stands for ${p.base.scale}. Count by ${p.base.scale}s.`,
      },
      { text: `Look at ${columnOf(p.base, look, p.place)}. The ${data} says ${p.base.counts[p.place]}.` },
    ],
    solution: (p) => [
      nextStep(
        `Compare each ${column} with the ${data}.`,
        p.base.counts.map((n, i) => `\\text{${groupName(p.base, i)}: } ${n}`).join(' \\quad '),
      ),
      nextStep(
        `The graph shows ${p.shown} for ${groupName(p.base, p.place)}. It should show ${p.base.counts[p.place]}.`,
        undefined,
        graphValue(p.base),
        graphFigure(p.base, look),
      ),
    ],
    load: (p) => graphLoad(p.base),
  })
}
