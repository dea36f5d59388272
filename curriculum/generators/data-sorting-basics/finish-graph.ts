import { task, type LevelTask } from '../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import {
  columnOf,
  drawGraphed,
  graphFigure,
  graphLoad,
  graphNote,
  graphSlips,
  graphValue,
  graphWidget,
  groupName,
  topicOfGraph,
  type Graphed,
  type GraphLook,
} from './graphed.ts'
import type { Distractor } from '../../topic-level.ts'

/** A graph without one of its columns, which is told by another one. */
export interface Unfinished {
  readonly base: Graphed
  /** The column to be made, and the one it is compared with. */
  readonly open: number
  readonly other: number
}

const numberOf = (p: Unfinished, place: 'open' | 'other'): number => p.base.counts[p[place]] ?? 0
const apart = (p: Unfinished): number => Math.abs(numberOf(p, 'open') - numberOf(p, 'other'))
const than = (p: Unfinished): 'more' | 'fewer' => (numberOf(p, 'open') > numberOf(p, 'other') ? 'more' : 'fewer')
const withOpen = (p: Unfinished, n: number): number[] => p.base.counts.map((old, i) => (i === p.open ? n : old))

function distractors(p: Unfinished, look: GraphLook): Distractor[] {
  const [left, other] = [groupName(p.base, p.open), groupName(p.base, p.other)]
  const turned = numberOf(p, 'other') + (than(p) === 'more' ? -apart(p) : apart(p))
  const isShown = (n: number): boolean => n > 0 && n <= 10 * p.base.scale && n % p.base.scale === 0
  return [
    ...(isShown(turned)
      ? [
          wrongAnswer(
            graphValue(p.base, withOpen(p, turned)),
            'wrong_operation',
            `There are ${than(p)} for ${left} than for ${other}. Go the other way.`,
          ),
        ]
      : []),
    ...(isShown(apart(p))
      ? [
          wrongAnswer(
            graphValue(p.base, withOpen(p, apart(p))),
            'stops_early',
            `You showed only how many ${than(p)}. Start from ${other}.`,
          ),
        ]
      : []),
    ...graphSlips(p.base, look),
  ]
}

/** A sentence compares a missing column with one that is there: make it (1.MD.C.4, 2.MD.D.10). */
export function finishGraph(look: GraphLook): LevelTask {
  return task<Unfinished>({
    id: 'finish_graph',
    kind: 'apply',
    version: 1,
    form: 'chart',
    params: (chance, difficulty) => {
      const base = drawGraphed(chance, difficulty, look)
      const [open = 0, other = 1] = chance.sample([...base.counts.keys()], 2)
      return { base, open, other }
    },
    reject: (p) => (apart(p) < 2 ? 'told as one more or fewer' : null),
    note: (p) => `${graphNote(p.base)} ${p.open} ${p.other}`,
    prompt: (p) => {
      const [open, other] = [groupName(p.base, p.open), groupName(p.base, p.other)]
      return {
        text: `${topicOfGraph(p.base).says.by(open, other, apart(p), than(p))} Make ${columnOf(p.base, look, p.open)}.`,
      }
    },
    answer: (p) => graphValue(p.base),
    distractors: (p) => distractors(p, look),
    widget: (p) => ({ surface: graphWidget(p.base, look, withOpen(p, 0)) }),
    hints: (p) => [
      { text: `Find ${columnOf(p.base, look, p.other)}. How many does it show?` },
      {
        text: `It shows ${numberOf(p, 'other')}. For ${groupName(p.base, p.open)} you need ${apart(p)} ${than(p)}.`,
      },
    ],
    solution: (p) => [
      nextStep(
        `Read ${columnOf(p.base, look, p.other)}.`,
        `\\text{${groupName(p.base, p.other)}: } ${numberOf(p, 'other')}`,
      ),
      nextStep(
        than(p) === 'more' ? `Add ${apart(p)}.` : `Subtract ${apart(p)}.`,
        `${numberOf(p, 'other')} ${than(p) === 'more' ? '+' : '-'} ${apart(p)} = ${numberOf(p, 'open')}`,
      ),
      nextStep(`Make ${columnOf(p.base, look, p.open)}.`, undefined, graphValue(p.base), graphFigure(p.base, look)),
    ],
    load: (p) => graphLoad(p.base),
  })
}
