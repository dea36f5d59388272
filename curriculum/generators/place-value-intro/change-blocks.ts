import { task, type LevelTask } from '../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { blockMat, pilesAmounts, pilesFigure, pilesOf, pilesWords, pilesWorth, type BlockColumns } from './blocks.ts'
import { crosses, type Change } from './more-or-less.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

const result = (p: Change): number => p.n + p.change
const size = (p: Change): number => Math.abs(p.change)
const kind = (p: Change): 'ten' | 'hundred' => (size(p) === 10 ? 'ten' : 'hundred')
const moreOrLess = (p: Change): string => `${size(p)} ${p.change > 0 ? 'more' : 'less'}`

function distractors(p: Change): Distractor[] {
  const one = Math.sign(p.change)
  const other = one * (size(p) === 10 ? 100 : 10)
  const list: readonly (readonly [number, string, string])[] = [
    [
      p.n - p.change,
      'reversed_order',
      `That is ${p.n - p.change}, which is ${size(p)} ${p.change > 0 ? 'less' : 'more'} than ${p.n}.`,
    ],
    [
      p.n + one,
      'face_value',
      `That is ${p.n + one}: a one was ${one > 0 ? 'added' : 'taken away'}. ${size(p)} is a ${kind(p)}.`,
    ],
    [
      p.n + other,
      'looks_alike',
      `That is ${p.n + other}. A ${kind(p)} is asked for, not a ${size(p) === 10 ? 'hundred' : 'ten'}.`,
    ],
    [
      result(p) + p.change,
      'near',
      `That is ${result(p) + p.change}. ${one > 0 ? 'Add' : 'Take away'} only one ${kind(p)}.`,
    ],
  ]
  return list
    .filter(([n, id]) => n > 0 && (id !== 'looks_alike' || p.n > 99))
    .map(([n, id, why]) => wrongAnswer(pilesAmounts(pilesOf(n)), id, why))
}

/** The blocks of a number are changed to show ten or a hundred more, or less; `most` is the largest number that is laid (1.NBT.C.5, 2.NBT.B.8). */
export function changeBlocks(
  base: TopicLevel<Change>,
  of: { readonly columns: BlockColumns; readonly most: number; readonly space?: number },
): LevelTask {
  return task<Change>({
    id: 'change_blocks',
    kind: 'build',
    version: 1,
    form: 'base_ten',
    params: base.params,
    reject: (p) => (p.n > of.most || result(p) > of.most ? 'too many blocks' : null),
    note: base.note,
    ...(of.space === undefined ? {} : { space: of.space }),
    prompt: (p, words) => ({
      text: words.pick([
        `The blocks show ${p.n}. Make it ${moreOrLess(p)}.`,
        `Here is ${p.n}. Now show ${moreOrLess(p)}.`,
        `Change the blocks to ${moreOrLess(p)} than ${p.n}.`,
      ]),
    }),
    answer: (p) => pilesWorth(pilesOf(result(p))),
    widget: (p) => ({ surface: blockMat(of.columns, of.columns.length > 2 ? 'trade' : 'build', pilesOf(p.n)) }),
    distractors,
    hints: (p) => [
      { text: size(p) === 10 ? 'A long block is ten.' : 'A flat block is 100.' },
      { text: `${p.change > 0 ? 'More: add a block' : 'Less: take a block away'}. Which kind?` },
      {
        text:
          crosses(p) && p.n > 99
            ? p.change > 0
              ? 'Now there are ten tens. Trade them for a hundred.'
              : 'There is no ten to take. Break a hundred first.'
            : `${p.change > 0 ? 'Add' : 'Take away'} one ${kind(p)}. The other blocks stay.`,
      },
    ],
    solution: (p) => [
      nextStep(`\\(${p.n}\\) is ${pilesWords(pilesOf(p.n))}. ${p.change > 0 ? 'Add' : 'Take away'} one ${kind(p)}.`),
      nextStep(
        `Now you have ${pilesWords(pilesOf(result(p)))}.`,
        `${p.n} ${p.change > 0 ? '+' : '-'} ${size(p)} = ${result(p)}`,
        pilesWorth(pilesOf(result(p))),
        pilesFigure(pilesOf(result(p))),
      ),
    ],
    load: base.load,
  })
}
