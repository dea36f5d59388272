import { fillSentence } from '../../tasks/fill-sentence.ts'
import { filled } from '../../values/filled.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { dividend, type QuotientPool } from './quotient-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { RichText } from '../../values/values.ts'
import type { Quotient } from './quotients.ts'

type Told = (n: number, by: number) => RichText

/** Sharing among so many, and making groups of so many, of things that come in groups from 2 to 10. */
const stories: readonly [Told, ...Told[]] = [
  (n, by) => `Mateo has ${n} shells. He puts them into ${by} equal boxes. How many shells are in each box?`,
  (n, by) => `There are ${n} chairs. They stand in ${by} equal rows. How many chairs are in each row?`,
  (n, by) => `Jada bakes ${n} muffins. She puts ${by} muffins on each plate. How many plates does she need?`,
  (n, by) => `A class has ${n} pencils. Each table gets ${by} pencils. How many tables get pencils?`,
  (n, by) => `A ribbon is ${n} inches long. It is cut into ${by} equal pieces. How long is each piece?`,
]

/** A story of equal shares or equal groups is laid as a division with tiles (3.OA.A.3). */
export const tellSharing = (pool: QuotientPool): LevelTask =>
  fillSentence<Quotient>(pool, {
    id: 'tell_sharing',
    kind: 'apply',
    version: 1,
    band: [0, 1],
    space: pool.all.length,
    prompt: (p, words) => ({ text: `${words.pick(stories)(dividend(p), p.divisor)} Lay the equation.` }),
    sentence: (p) => ({
      lines: ['[] [] [] = []'],
      tiles: [
        ...[dividend(p), p.divisor, p.quotient].map(String),
        ...[...new Set([dividend(p) - p.divisor, p.quotient + 1])]
          .filter((n) => n !== dividend(p) && n !== p.divisor && n !== p.quotient)
          .map(String),
        '-',
        '÷',
      ],
    }),
    fills: (p) => filled([String(dividend(p)), '÷', String(p.divisor), String(p.quotient)]),
    distractors: (p) =>
      [dividend(p), p.quotient].includes(dividend(p) - p.divisor)
        ? []
        : [
            wrongAnswer(
              filled([dividend(p), '-', p.divisor, dividend(p) - p.divisor].map(String)),
              'wrong_operation',
              `You took ${p.divisor} away once. In the story, everything is put into equal groups.`,
            ),
          ],
    hints: (p) => [
      { text: 'How many are there in all? That number comes first.' },
      { text: `\\(${dividend(p)}\\) are put into equal groups. The \\(${p.divisor}\\) tells about the groups.` },
      { text: `Lay \\(${dividend(p)} \\div ${p.divisor}\\). Then find the quotient.` },
    ],
    steps: (p) => [
      nextStep('Equal groups are made, so divide.', `${dividend(p)} \\div ${p.divisor}`),
      nextStep('Use a multiplication fact.', `${p.quotient} \\times ${p.divisor} = ${dividend(p)}`),
    ],
    says: (p) => ({
      say: `The quotient is \\(${p.quotient}\\).`,
      latex: `${dividend(p)} \\div ${p.divisor} = ${p.quotient}`,
    }),
  })
