import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { filled } from '../../../values/filled.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { constant, howManySolutions, left, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { TopicLevel } from '../../../topic-level.ts'

const expanded = (p: Params): string => polynomialLatex([p.k, constant(p)])
/** The tiles to choose from: the right two, and what comes of multiplying only the first term. */
const tilesOf = (p: Params): string[] => {
  const all = [p.k, constant(p), p.b + p.c, p.k * p.b, p.k + 1, p.k - 1, constant(p) + 1]
  return [...new Set(all.filter((n) => n > 0))].slice(0, 6).map(String)
}

/** With a number outside of the parentheses, and nothing below zero in front of them. */
const withNumber: TopicLevel<Params> = {
  ...howManySolutions,
  params: (chance, difficulty) => {
    const p = howManySolutions.params(chance, difficulty)
    return { ...p, k: chance.int(2 + Math.round(3 * difficulty), 4 + Math.round(4 * difficulty)), c: chance.int(-4, 9) }
  },
  load: (p) => p.k,
}

/** The right side of an equation is made so that every number solves it. */
export const completed: LevelTask = fillSentence<Params>(withNumber, {
  id: 'make_identity',
  kind: 'reverse',
  version: 2,
  band: [0, 1],
  note: (p) => `${p.k} ${p.b} ${p.c}`,
  reject: (p) => {
    if (p.k < 2 || constant(p) < 1) return 'a number below zero'
    return tilesOf(p).length < 4 || p.k === constant(p) ? 'too few tiles' : null
  },
  prompt: (_, words) => ({
    text: words.pick([
      'Complete the right side, so that every number \\(x\\) solves the equation.',
      'Which numbers make both sides the same for every \\(x\\)? Put them in the boxes.',
      'This equation should have infinitely many solutions. Complete it.',
    ]),
  }),
  sentence: (p) => ({ lines: [`\\(${left(p)} =\\) [] \\(x +\\) []`], tiles: tilesOf(p) }),
  fills: (p) => filled([String(p.k), String(constant(p))]),
  distractors: (p) =>
    p.b + p.c > 0 && p.b + p.c !== constant(p)
      ? [
          wrongAnswer(
            filled([String(p.k), String(p.b + p.c)]),
            'distribute_first_only',
            `\\(${p.k}\\) multiplies both terms in the parentheses, the number too.`,
          ),
        ]
      : [],
  hints: (p) => [
    { text: 'Multiply out the left side. What would the right side have to be, to be the same?' },
    { text: `\\(${p.k}\\) times the \\(x\\) in the parentheses is \\(${p.k}x\\). Which number comes with it?` },
  ],
  steps: (p) => [nextStep('Multiply out the left side.', `${left(p)} = ${expanded(p)}`)],
  says: (p) => ({
    say: 'When the right side is just the same, every number solves the equation.',
    latex: `${left(p)} = ${expanded(p)}`,
  }),
})
