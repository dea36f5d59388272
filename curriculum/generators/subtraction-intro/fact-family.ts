import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep } from '../wrong-answer.ts'
import { differenceNote, leftOf, plainDifference, type Difference } from './difference-of.ts'
import type { LevelTask, Numbers } from '../../tasks/task.ts'

/**
 * Three numbers that belong together make one adding and two taking-away facts; each number is used once in a line, and no two lines are
 * alike (1.OA.B.3, 1.OA.B.4). `space` is the number of differences whose parts are not the same.
 */
export function factFamily<P extends Difference>(
  base: Numbers<P>,
  of: { readonly space: number; readonly adds: boolean },
): LevelTask {
  const numbers = (p: P): number[] => [p.taken, leftOf(p), p.all].toSorted((a, b) => a - b)
  return fillSentence<P>(base, {
    id: 'fact_family',
    kind: 'reverse',
    version: 1,
    band: [0, 1],
    note: differenceNote,
    space: of.space,
    reject: (p) => plainDifference(p) ?? (p.taken === leftOf(p) ? 'both parts are the same' : null),
    prompt: (p, words) => {
      const [small, middle, large] = numbers(p)
      return {
        text: words.pick([
          `Use \\(${small}\\), \\(${middle}\\), and \\(${large}\\) in every line. Make each line different.`,
          `Make true number sentences with \\(${small}\\), \\(${middle}\\), and \\(${large}\\). No two may be the same.`,
          `\\(${small}\\), \\(${middle}\\), and \\(${large}\\) are a fact family. Make different number sentences with them.`,
        ]),
      }
    },
    sentence: (p) => ({
      lines: [...(of.adds ? ['[] + [] = []'] : []), '[] - [] = []', '[] - [] = []'],
      tiles: numbers(p).map(String),
      stays: true,
    }),
    fills: (p) => {
      const [all, taken, left] = [p.all, p.taken, leftOf(p)].map(String) as [string, string, string]
      return filledTruly(
        [...(of.adds ? [taken, left, all] : []), all, taken, left, all, left, taken],
        ['each_once', 'lines_differ'],
      )
    },
    hints: (p) => [
      { text: 'The largest number is the whole. The other two are its parts.' },
      { text: 'When you take a part away, begin with the whole.' },
      { text: `Take \\(${p.taken}\\) away from \\(${p.all}\\). Then take the other part away.` },
    ],
    steps: (p) => [
      nextStep(`\\(${p.all}\\) is the whole. Its parts are \\(${p.taken}\\) and \\(${leftOf(p)}\\).`),
      nextStep('Take one part away: the other part is left.', `${p.all} - ${p.taken} = ${leftOf(p)}`),
    ],
    says: (p) => ({ say: 'Now take the other part away.', latex: `${p.all} - ${leftOf(p)} = ${p.taken}` }),
  })
}
