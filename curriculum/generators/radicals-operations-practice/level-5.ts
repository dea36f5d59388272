import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import {
  drawMoved,
  equationOf,
  gridPoints,
  latexOf,
  plainGraph,
  shiftHints,
  shiftSlips,
  shiftSteps,
} from '../functions-transformations-practice/moved-graph.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Moved } from '../functions-transformations-practice/moved-graph.ts'

/** A square root or cube root graph, shifted, and at the harder end stretched or flipped too. */
export type Params = Moved

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  return {
    parent: chance.pick(['root', 'cube_root'] as const),
    twice: chance.pick(difficulty < 0.4 ? [2, 2, -2] : [-2, 4, -4, 6]),
    h: sign() * chance.int(1, 7),
    k: sign() * chance.int(0, 6),
    mirrored: false,
  }
}

const distinct = (p: Params): string | null => {
  if (Math.abs(p.h) === Math.abs(p.k)) return 'the same move twice'
  return gridPoints(p).length < 3 ? 'off the grid' : null
}

/** Match and move graphs of roots (HSF-IF.C.7b). */
export const level: TopicLevel<Params> = {
  key: 'radicals_operations_practice/5',
  version: 1,
  params,
  reject: distinct,
  note: latexOf,
  prompt: (p, words) => ({
    text: words.pick(['Graph A was changed into B. What is the equation of B?', 'Which equation belongs to graph B?']),
    latex: `A: ${latexOf(plainGraph(p.parent))}`,
  }),
  answer: equationOf,
  forms: ['choice', 'equation'],
  widget: (_, form) => (form === 'equation' ? { keys: ['y', 'x', 'sqrt', '^', '(', ')'] } : {}),
  distractors: (p) => [
    ...shiftSlips(p, 'looks_alike'),
    ...(p.twice === 2
      ? []
      : [
          wrongAnswer(
            equationOf({ ...p, twice: -p.twice }),
            'lost_root',
            p.twice < 0
              ? 'The graph goes down to the right, so its factor is negative.'
              : 'The graph goes up to the right, so its factor is positive.',
          ),
        ]),
  ],
  hints: (p) =>
    p.twice === 2
      ? shiftHints(p)
      : [
          ...shiftHints(p).slice(0, 2),
          {
            text: `It is at \\((${p.h}, ${p.k})\\). One step further right, B is \\(${Math.abs(p.twice) / 2}\\) ${p.twice < 0 ? 'lower' : 'higher'}. That is the factor.`,
          },
        ],
  solution: (p) => {
    if (p.twice === 2) return shiftSteps(p)
    const moved = shiftSteps({ ...p, twice: 2 }).map((step) => nextStep(step.say, step.latex))
    return [
      ...moved,
      nextStep(
        `One step to the right A rises by 1, and B ${p.twice < 0 ? 'falls' : 'rises'} by \\(${Math.abs(p.twice) / 2}\\). So the root is multiplied by \\(${rationalLatex(rational(p.twice, 2))}\\).`,
        latexOf(p),
        equationOf(p),
      ),
    ]
  },
  figure: drawMoved,
  load: (p) => ({ 2: 1, [-2]: 2, 4: 4, [-4]: 5, 6: 5 })[p.twice] ?? 3,
}
