import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep } from '../wrong-answer.ts'
import {
  dataTable,
  drawGraphed,
  graphFigure,
  graphLoad,
  graphNote,
  groupName,
  topicOfGraph,
  type Graphed,
  type GraphLook,
} from './graphed.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

const sayings = ['more', 'by', 'both'] as const
type Saying = (typeof sayings)[number]

/** One sentence about two groups, and by how much its number is off. */
interface Said {
  readonly says: Saying
  readonly a: number
  readonly b: number
  readonly off: number
}

/** A graph and what is said of it: the first is true. */
export interface SaidOf {
  readonly base: Graphed
  readonly said: readonly Said[]
}

const countOf = (p: Graphed, i: number): number => p.counts[i] ?? 0
const sum = (p: Graphed, { a, b }: Said): number => countOf(p, a) + countOf(p, b)
const apart = (p: Graphed, { a, b }: Said): number => countOf(p, a) - countOf(p, b)

function textOf(p: Graphed, said: Said): string {
  const { says } = topicOfGraph(p)
  const [a, b] = [groupName(p, said.a), groupName(p, said.b)]
  if (said.says === 'more') return says.more(a, b)
  return said.says === 'by'
    ? says.by(a, b, apart(p, said) + said.off, 'more')
    : says.both(a, b, sum(p, said) + said.off)
}

/** Two groups, the larger first. */
function pair(chance: Chance, p: Graphed): readonly [number, number] {
  const [a = 0, b = 1] = chance.sample([...p.counts.keys()], 2)
  return countOf(p, a) > countOf(p, b) ? [a, b] : [b, a]
}

/** One that is not true: the groups are turned, the number is a little off. */
function falseOne(chance: Chance, p: Graphed, says: Saying): Said {
  const [a, b] = pair(chance, p)
  if (says === 'more') return { says, a: b, b: a, off: 0 }
  return { says, a, b, off: (chance.happens(0.5) ? 1 : -1) * p.scale }
}

function draw(chance: Chance, difficulty: number, look: GraphLook): SaidOf {
  const base = drawGraphed(chance, difficulty, look)
  const [a, b] = pair(chance, base)
  const first: Said = { says: chance.pick(sayings), a, b, off: 0 }
  const again = chance.pick(sayings.filter((one) => one !== 'more'))
  return {
    base,
    said: [
      first,
      ...[...sayings.filter((one) => one !== first.says), again].map((says) => falseOne(chance, base, says)),
    ],
  }
}

function whyOf(p: Graphed, said: Said): string {
  const read = `${groupName(p, said.a)}: ${countOf(p, said.a)}, ${groupName(p, said.b)}: ${countOf(p, said.b)}`
  if (said.says === 'more') return `Read both in the graph. It shows ${read}.`
  return said.says === 'by' ? `The graph shows ${read}. Subtract to compare.` : `The graph shows ${read}. Add them.`
}

/** The sentences as they are offered, the true one first. */
export const sentencesOf = (p: SaidOf): string[] => p.said.map((said) => textOf(p.base, said))

const itemOf = (p: SaidOf, i: number): Item => item(i === 0 ? 'right' : `wrong ${i}`, sentencesOf(p)[i] ?? '')

function distractors(p: SaidOf): Distractor[] {
  return p.said.slice(1).map((said, i) => ({
    value: itemOf(p, i + 1),
    misconception: said.says === 'more' ? 'reversed_order' : p.base.scale > 1 ? 'scale_ignored' : 'slip_off_by_one',
    why: whyOf(p.base, said),
  }))
}

/** Which of four sentences the graph shows: compared, by how many more, both together (1.MD.C.4, 2.MD.D.10). */
export function trueSentence(look: GraphLook): LevelTask {
  const shown = look.tallied === true ? 'chart' : 'graph'
  return task<SaidOf>({
    id: 'true_sentence',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => draw(chance, difficulty, look),
    reject: (p) => {
      const numbers = p.said.flatMap((said) => (said.says === 'by' ? [apart(p.base, said) + said.off] : []))
      if (numbers.some((n) => n < 2)) return 'told as one more'
      return new Set(sentencesOf(p)).size < 4 ? 'two sentences are the same' : null
    },
    note: (p) => `${graphNote(p.base)} ${p.said[0]?.says} ${p.said[0]?.a} ${p.said[0]?.b}`,
    prompt: (_, words) => ({
      text: words.pick([
        `Look at the ${shown}. Which sentence is true?`,
        `Which sentence does the ${shown} show?`,
        'One sentence is true. Which one?',
      ]),
    }),
    answer: (p) => itemOf(p, 0),
    distractors,
    figure: (p) => (look.tallied === true ? dataTable(p.base, look) : graphFigure(p.base, look)),
    hints: () => [
      { text: `Take one sentence at a time. Find both groups in the ${shown}.` },
      { text: 'Read both numbers. Then compare them, or add them.' },
    ],
    solution: (p) => {
      const [first = { says: 'more', a: 0, b: 1, off: 0 }] = p.said
      const [a, b] = [countOf(p.base, first.a), countOf(p.base, first.b)]
      const compared =
        first.says === 'more'
          ? `${a} > ${b}`
          : first.says === 'by'
            ? `${a} - ${b} = ${a - b}`
            : `${a} + ${b} = ${a + b}`
      return [
        nextStep(
          `Read ${groupName(p.base, first.a)} and ${groupName(p.base, first.b)}.`,
          `\\text{${groupName(p.base, first.a)}: } ${a} \\quad \\text{${groupName(p.base, first.b)}: } ${b}`,
        ),
        nextStep(itemOf(p, 0).text, compared, itemOf(p, 0)),
      ]
    },
    load: (p) => graphLoad(p.base),
  })
}
