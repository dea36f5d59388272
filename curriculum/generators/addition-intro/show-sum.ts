import { task, type LevelTask } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { total, type SumOf } from './sum-of.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Amounts } from '../../values/values.ts'

const laid = (disc: number, hexagon: number): Amounts => amounts({ disc, hexagon }, 'exact')

/** A sum is shown with two kinds of counters on a frame (K.OA.A.1). `space` is the number of different sums. */
export function showSum<P>(
  base: TopicLevel<P>,
  sumOf: SumOf<P>,
  of: { readonly places: 5 | 10; readonly space: number },
): LevelTask {
  return task<P>({
    id: 'show_sum',
    kind: 'build',
    version: 1,
    form: 'counters',
    params: (chance, difficulty) => base.params(chance, difficulty),
    note: (p) => `${sumOf(p).a}+${sumOf(p).b}`,
    space: of.space,
    prompt: (p, words) => {
      const { a, b } = sumOf(p)
      return {
        text: words.pick([
          `Show \\(${a} + ${b}\\). Use ${countNoun(a, 'disc')} and ${countNoun(b, hexagons)}.`,
          `Put in ${countNoun(a, 'disc')} and ${countNoun(b, hexagons)}.`,
          `Make \\(${a} + ${b}\\) with ${countNoun(a, 'disc')} and ${countNoun(b, hexagons)}.`,
        ]),
      }
    },
    answer: (p) => laid(sumOf(p).a, sumOf(p).b),
    widget: () => ({
      surface: { widget: 'counters', mode: 'frame', places: of.places, colors: 2, does: 'place', start: '' },
    }),
    distractors: (p) => {
      const { a, b } = sumOf(p)
      return [
        ...(total(sumOf(p)) < of.places
          ? [wrongAnswer(laid(a, b + 1), 'count_off_by_one', 'One hexagon is too many. Count the hexagons again.')]
          : []),
        ...(b > 1
          ? [wrongAnswer(laid(a, b - 1), 'count_off_by_one', 'One hexagon is missing. Count the hexagons again.')]
          : []),
        ...(a === b ? [] : [wrongAnswer(laid(b, a), 'near', 'The two parts are switched. Count the discs again.')]),
      ]
    },
    hints: (p) => [
      { text: 'Begin with the discs. Say one number for each.' },
      { text: `Stop at ${sumOf(p).a}. Now count the hexagons. Start at one again.` },
      { text: `Put in ${countNoun(sumOf(p).a, 'disc')} first. Then put in ${countNoun(sumOf(p).b, hexagons)}.` },
    ],
    solution: (p) => {
      const { a, b } = sumOf(p)
      return [
        nextStep(`Put in ${countNoun(a, 'disc')}.`),
        nextStep(`Then put in ${countNoun(b, hexagons)}.`, `${a} + ${b} = ${a + b}`, laid(a, b)),
      ]
    },
    load: (p) => base.load(p),
  })
}

const hexagons = { one: 'hexagon', many: 'hexagons', grade: 0 }
