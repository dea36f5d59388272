import { task, type LevelTask } from '../../tasks/task.ts'
import { item, order } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import {
  dataTable,
  drawGraphed,
  graphFigure,
  graphLoad,
  graphNote,
  groupName,
  type Graphed,
  type GraphLook,
} from './graphed.ts'
import type { Chance } from '../../chance.ts'
import type { Item } from '../../values/values.ts'

/** A graph whose groups are put in order. */
export interface Ordered {
  readonly base: Graphed
  readonly from: 'fewest' | 'most'
}

const groupItem = (p: Graphed, i: number): Item => item(groupName(p, i), groupName(p, i))

/** The places of the groups in the order that is asked for. */
function sorted({ base, from }: Ordered): number[] {
  const upward = [...base.counts.keys()].toSorted((a, b) => (base.counts[a] ?? 0) - (base.counts[b] ?? 0))
  return from === 'fewest' ? upward : upward.toReversed()
}

const other = (p: Ordered): string => (p.from === 'fewest' ? 'most' : 'fewest')

/** Put the groups of a graph or tally chart in order (1.MD.C.4, 2.MD.D.10). */
export function inOrder(look: GraphLook): LevelTask {
  const shown = look.tallied === true ? 'tally chart' : 'graph'
  return task<Ordered>({
    id: 'in_order',
    kind: 'order',
    version: 1,
    form: 'ordering',
    params: (chance: Chance, difficulty) => ({
      base: drawGraphed(chance, difficulty, look),
      from: chance.pick(['fewest', 'most'] as const),
    }),
    note: (p) => `${graphNote(p.base)} ${p.from}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Put the groups in order from ${p.from} to ${other(p)}.`,
        `Look at the ${shown}. Order the groups from ${p.from} to ${other(p)}.`,
        `Use the ${shown}. Go from ${p.from} to ${other(p)}.`,
      ]),
    }),
    answer: (p) => order(sorted(p).map((i) => groupItem(p.base, i))),
    items: (p) => [...p.base.counts.keys()].map((i) => groupItem(p.base, i)),
    distractors: (p) => [
      wrongAnswer(
        order(
          sorted(p)
            .toReversed()
            .map((i) => groupItem(p.base, i)),
        ),
        'reversed_order',
        `You started with the ${other(p)}. Start with the ${p.from}.`,
      ),
    ],
    figure: (p) => (look.tallied === true ? dataTable(p.base, look) : graphFigure(p.base, look)),
    hints: (p) => [
      { text: `Which group has the ${p.from}? It comes first.` },
      { text: `Cover that group. Which of the others has the ${p.from} now?` },
    ],
    solution: (p) => [
      nextStep(
        'Read the number of each group.',
        p.base.counts.map((n, i) => `\\text{${groupName(p.base, i)}: } ${n}`).join(' \\quad '),
      ),
      nextStep(
        `Start with the ${p.from}.`,
        sorted(p)
          .map((i) => p.base.counts[i])
          .join(p.from === 'fewest' ? ' < ' : ' > '),
        order(sorted(p).map((i) => groupItem(p.base, i))),
      ),
    ],
    load: (p) => graphLoad(p.base),
  })
}
