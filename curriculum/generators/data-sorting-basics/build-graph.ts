import { task, type LevelTask } from '../../tasks/task.ts'
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
import type { RichText } from '../../values/values.ts'

const kinds = { bar: 'bar graph', picture: 'picture graph' } as const

/** How to find the numbers: tally marks are counted by fives. */
const readingHint = (p: Graphed, { tallied = false }: GraphLook): RichText =>
  tallied
    ? `Start with ${groupName(p, 0)}. Count the tally marks. A bundle is 5.`
    : `Start with ${groupName(p, 0)}. Read its number.`

/** Make the graph of numbers that stand in a table or are tallied (1.MD.C.4, 2.MD.D.10). */
export function buildGraph(look: GraphLook): LevelTask {
  const [graph, data] = [kinds[look.mode], look.tallied === true ? 'tally chart' : 'table']
  return task<Graphed>({
    id: 'build_graph',
    kind: 'build',
    version: 1,
    form: 'chart',
    params: (chance, difficulty) => drawGraphed(chance, difficulty, look),
    note: graphNote,
    prompt: (_, words) => ({
      text: words.pick([
        `Make a ${graph} from the ${data}.`,
        `Show the ${data} as a ${graph}.`,
        `Use the ${data} to make a ${graph}.`,
      ]),
    }),
    answer: (p) => graphValue(p),
    distractors: (p) => graphSlips(p, look),
    widget: (p) => ({ surface: graphWidget(p, look, null) }),
    figure: (p) => dataTable(p, look),
    hints: (p) => [
      { text: readingHint(p, look) },
      {
        text:
          p.scale === 1
            ? `Now make ${columnOf(p, look, 0)} that long. Then go on.`
            : `Each line stands for ${p.scale}. Count by ${p.scale}s.`,
      },
      { text: `${groupName(p, 0)}: ${p.counts[0]}. Then ${groupName(p, 1)}: ${p.counts[1]}.` },
    ],
    solution: (p) => [
      nextStep(
        `Read the number of each group.`,
        p.counts.map((n, i) => `\\text{${groupName(p, i)}: } ${n}`).join(' \\quad '),
      ),
      nextStep('Show each number in the graph.', undefined, graphValue(p), graphFigure(p, look)),
    ],
    load: graphLoad,
  })
}
