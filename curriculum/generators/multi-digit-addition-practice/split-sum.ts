import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Filled } from '../../values/values.ts'
import type { Sum } from './column-sums.ts'

const onesOf = (n: number): number => n % 10
const tensOf = (n: number): number => n - onesOf(n)
/** The tens of both numbers with their sum, then the ones. */
const parts = ({ a, b }: Sum): readonly [number, number, number, number, number, number] => [
  tensOf(a),
  tensOf(b),
  tensOf(a) + tensOf(b),
  onesOf(a),
  onesOf(b),
  onesOf(a) + onesOf(b),
]

/** Every way to lay tens and ones: in both lines the two numbers can change places. */
export function waysToSplit([s, t, tens, u, v, ones]: readonly [
  number,
  number,
  number,
  number,
  number,
  number,
]): Filled {
  const way = (...numbers: readonly number[]): string[] => numbers.map(String)
  return filled(
    way(s, t, tens, u, v, ones),
    way(t, s, tens, u, v, ones),
    way(s, t, tens, v, u, ones),
    way(t, s, tens, v, u, ones),
  )
}

/** Both numbers are split into tens and ones with tiles, and each kind is added (2.NBT.B.5, 2.NBT.B.9). */
export function splitSum(base: TopicLevel<Sum>): LevelTask {
  return fillSentence<Sum>(base, {
    id: 'split_sum',
    kind: 'build',
    version: 1,
    reject: ({ a, b }) =>
      tensOf(a) === tensOf(b) || onesOf(a) === onesOf(b) || onesOf(a) === 0 || onesOf(b) === 0
        ? 'two parts are the same'
        : null,
    prompt: (p, words) => ({
      text: words.pick([
        `Split both numbers. Add tens to tens and ones to ones.`,
        'Add the tens in the first line. Add the ones in the second.',
        'Add in two lines. Tens go in the first line, ones in the second.',
      ]),
      latex: `${p.a} + ${p.b}`,
    }),
    sentence: (p) => {
      const all = parts(p)
      const faces = [tensOf(p.a) / 10, tensOf(p.b) / 10]
      return {
        lines: ['Tens: [] + [] = []', 'Ones: [] + [] = []'],
        tiles: [...all, ...faces.filter((face) => !all.includes(face))].map(String),
      }
    },
    fills: (p) => waysToSplit(parts(p)),
    distractors: (p) => {
      const [s, t, tens, u, v, ones] = parts(p)
      return [
        wrongAnswer(
          filled([u, v, ones, s, t, tens].map(String)),
          'slip_place',
          `The tens go in the first line. In \\(${p.a}\\) the tens are \\(${s}\\).`,
        ),
      ]
    },
    hints: (p) => [
      { text: `How many tens are in \\(${p.a}\\)? What number do they make?` },
      { text: `\\(${p.a} = ${tensOf(p.a)} + ${onesOf(p.a)}\\). Split \\(${p.b}\\) in the same way.` },
      { text: `The tens are \\(${tensOf(p.a)}\\) and \\(${tensOf(p.b)}\\).` },
    ],
    steps: (p) => [
      nextStep(`Split the first number.`, `${p.a} = ${tensOf(p.a)} + ${onesOf(p.a)}`),
      nextStep(`Split the second number.`, `${p.b} = ${tensOf(p.b)} + ${onesOf(p.b)}`),
      nextStep('Add the tens.', `${tensOf(p.a)} + ${tensOf(p.b)} = ${tensOf(p.a) + tensOf(p.b)}`),
    ],
    says: (p) => ({ say: 'Add the ones.', latex: `${onesOf(p.a)} + ${onesOf(p.b)} = ${onesOf(p.a) + onesOf(p.b)}` }),
  })
}
