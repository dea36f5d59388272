import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filledTruly } from '../../values/filled.ts'
import { nextStep, range } from '../wrong-answer.ts'
import { bondNote, emptyPart, otherPart } from './bond-numbers.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Bond } from './missing-part.ts'

/** Three bonds that are not written yet, going on from the given one: one more on one side, one fewer on the other. */
const shown = (p: Bond): number[] => range(0, 2).map((i) => 1 + ((p.given - 1 + i) % (p.whole - 1)))

/** The same whole is split in three ways; a tile can be used again (K.OA.A.3, 1.OA.C.6). `space`: the bonds that are asked. */
export function everyBond(base: TopicLevel<Bond>, of: { readonly space: number }): LevelTask {
  return fillSentence<Bond>(base, {
    id: 'every_bond',
    kind: 'reverse',
    version: 1,
    band: [0, 1],
    note: bondNote,
    space: of.space,
    reject: (p) => emptyPart(p) ?? (p.whole < 5 ? 'there are hardly any ways' : null),
    prompt: (p, words) => ({
      text: words.pick([
        `Split \\(${p.whole}\\) in three different ways.`,
        `Find three different ways to make \\(${p.whole}\\).`,
        `Make \\(${p.whole}\\) three times. Each line must be different.`,
      ]),
    }),
    sentence: (p) => ({
      lines: [`${p.given} + [] = ${p.whole}`, `[] + [] = ${p.whole}`, `[] + [] = ${p.whole}`],
      tiles: range(1, p.whole - 1).map(String),
      stays: true,
    }),
    fills: (p) => {
      const [, second = 1, third = 1] = shown(p)
      return filledTruly([otherPart(p), second, p.whole - second, third, p.whole - third].map(String), ['lines_differ'])
    },
    hints: (p) => [
      { text: `How many more than \\(${p.given}\\) is \\(${p.whole}\\)?` },
      { text: 'Now give one to the other part. The whole stays the same.' },
    ],
    steps: (p) => {
      const [, second = 1] = shown(p)
      return [
        nextStep(
          `\\(${p.given}\\) and \\(${otherPart(p)}\\) make \\(${p.whole}\\).`,
          `${p.given} + ${otherPart(p)} = ${p.whole}`,
        ),
        nextStep(
          'Change both parts by one. They still make the whole.',
          `${second} + ${p.whole - second} = ${p.whole}`,
        ),
      ]
    },
    says: (p) => {
      const [, , third = 1] = shown(p)
      return { say: 'Do it once more.', latex: `${third} + ${p.whole - third} = ${p.whole}` }
    },
  })
}
