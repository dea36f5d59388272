import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { addingStories } from './sum-stories.ts'
import { smallThings } from './small-things.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Sum } from './column-sums.ts'

/** A story of more, or of two parts, is laid as a number sentence and worked out (1.NBT.C.4, 1.OA.A.1). */
export function tellSum<P>(base: TopicLevel<P>, sumOf: (p: P) => Sum, of: { readonly space?: number } = {}): LevelTask {
  const [more, parts] = addingStories
  return fillSentence<P>(base, {
    ...of,
    id: 'tell_story',
    kind: 'apply',
    version: 1,
    band: [0, 1],
    reject: (p) => (sumOf(p).a === sumOf(p).b || sumOf(p).b === 1 ? 'hardly a story' : null),
    prompt: (p, words) => ({
      text: `${words.pick([more, parts ?? more]).text(sumOf(p), words.pick(smallThings))} Lay the number sentence.`,
    }),
    sentence: (p) => {
      const { a, b } = sumOf(p)
      return {
        lines: ['[] [] [] = []'],
        tiles: [...new Set([a, b, a + b, Math.abs(a - b), a + b + (b < 10 ? 10 : 1)])].map(String).concat('+', '-'),
      }
    },
    fills: (p) => {
      const [a, b, all] = [sumOf(p).a, sumOf(p).b, sumOf(p).a + sumOf(p).b].map(String) as [string, string, string]
      return filled([a, '+', b, all], [b, '+', a, all])
    },
    distractors: (p) => {
      const { a, b } = sumOf(p)
      const [large, small] = [Math.max(a, b), Math.min(a, b)]
      return [
        wrongAnswer(
          filled([String(large), '-', String(small), String(large - small)]),
          'wrong_operation',
          'You subtracted. In the story the two numbers are put together.',
        ),
      ]
    },
    hints: (p) => [
      { text: 'Do you put together or take away?' },
      { text: `The two parts are \\(${sumOf(p).a}\\) and \\(${sumOf(p).b}\\).` },
      { text: `Lay \\(${sumOf(p).a} + ${sumOf(p).b}\\). Then add.` },
    ],
    steps: (p) => [
      nextStep(`The parts \\(${sumOf(p).a}\\) and \\(${sumOf(p).b}\\) are put together. So add.`),
      ...base.solution(p).slice(0, -1),
    ],
    says: (p) => {
      const { a, b } = sumOf(p)
      return { say: `There are \\(${a + b}\\) in all.`, latex: `${a} + ${b} = ${a + b}` }
    },
  })
}
