import { rationalLatex } from '../../notation/number-latex.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { drawMoved, equationOf, gridPoints, heightAt, latexOf, plainGraph } from './moved-graph.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Moved } from './moved-graph.ts'

export type Params = Moved

/** Factors, doubled: 1/2, 3/2, 2, 3, 4 and their opposites, and -1. */
export const factors = [1, 3, 4, 6, 8, -1, -2, -3, -4, -6, -8] as const

function params(chance: Chance, difficulty: number): Params {
  const twice = chance.pick(difficulty < 0.45 ? [1, 3, 4, 6, 8] : [-1, -2, -3, -4, -6, -8])
  const parent = chance.pick(['square', 'absolute', 'root', 'cube', 'cube_root'] as const)
  const mirrored = parent === 'root' && chance.happens(0.3 + 0.4 * difficulty)
  return { parent, twice, h: 0, k: chance.int(-7, 7), mirrored }
}

const factor = (p: Params): string => rationalLatex(rational(p.twice, 2))

/** A place one step from the middle, on the side where the graph is. */
const beside = (p: Params): number => (p.mirrored ? -1 : 1)

function distractors(p: Params): Distractor[] {
  const turned = 4 / p.twice
  return [
    wrongAnswer(
      equationOf({ ...p, twice: -p.twice }),
      'looks_alike',
      p.twice < 0
        ? 'The graph is flipped over, so the factor is negative.'
        : 'The graph is not flipped over, so the factor is positive.',
    ),
    ...(Number.isInteger(turned) && Math.abs(turned) !== Math.abs(p.twice)
      ? [
          wrongAnswer(
            equationOf({ ...p, twice: turned }),
            'looks_alike',
            Math.abs(p.twice) > 2
              ? 'The graph is stretched, so the factor is greater than 1 in size.'
              : 'The graph is pressed together, so the factor is less than 1 in size.',
          ),
        ]
      : []),
    wrongAnswer(
      equationOf({ ...p, twice: 2, h: p.twice > 0 ? -1 : 1, k: p.k + (p.twice === 2 ? 1 : 0) }),
      'horizontal_shift_sign',
      'The graph did not move across. It was stretched or flipped.',
    ),
    wrongAnswer(
      equationOf({ ...p, twice: 2, k: p.k + p.twice / (p.twice % 2 === 0 ? 2 : 1) }),
      'looks_alike',
      'A stretch multiplies heights. It does not add to them.',
    ),
    ...(p.parent === 'root'
      ? [
          wrongAnswer(
            equationOf({ ...p, mirrored: !p.mirrored }),
            'looks_alike',
            `The graph lies to the ${p.mirrored ? 'left' : 'right'}.`,
          ),
        ]
      : []),
  ]
}

/** Match stretches and reflections with equations (HSF-BF.B.3). */
export const level: TopicLevel<Params> = {
  key: 'functions_transformations_practice/2',
  version: 3,
  params,
  reject: (p) =>
    gridPoints(p).length < 2 || Math.abs(heightAt(p, beside(p)) ?? 9) > 8
      ? 'off the grid'
      : p.twice === 2 && !p.mirrored
        ? 'nothing done'
        : null,
  note: latexOf,
  prompt: (p, words) => ({
    text: words.pick([
      'Graph A was changed into B. What is the equation of B?',
      'Dashed graph A was stretched or flipped. Which equation belongs to graph B?',
    ]),
    latex: `A: ${latexOf(plainGraph(p.parent))}`,
  }),
  answer: equationOf,
  forms: ['choice', 'equation'],
  widget: (_, form) => (form === 'equation' ? { keys: ['y', 'x', '^', '|', 'sqrt', '/'] } : {}),
  distractors,
  hints: (p) => [
    { text: 'Compare heights: A and B at the same place across.' },
    {
      text: `Look one step ${p.mirrored ? 'left' : 'right'} of the middle, where A${p.mirrored ? ', turned round,' : ''} is at height \\(1\\).`,
    },
    {
      text:
        p.k === 0
          ? `There B is at height \\(${rationalLatex(rational(p.twice, 2))}\\).`
          : `The middle of B is at height \\(${p.k}\\). One step on, B is \\(${rationalLatex(rational(Math.abs(p.twice), 2))}\\) ${p.twice < 0 ? 'below' : 'above'} that.`,
    },
  ],
  solution: (p) => [
    nextStep(
      'Compare both graphs one step from the middle.',
      `A: 1 \\qquad B: ${rationalLatex(rational(p.twice + 2 * p.k, 2))}`,
    ),
    ...(p.mirrored ? [nextStep('The graph lies on the other side, so \\(x\\) gets a minus sign.', 'x \\to -x')] : []),
    nextStep(
      p.k === 0
        ? 'All heights are multiplied by the same factor.'
        : `The middle moved to height \\(${p.k}\\). From there all heights are multiplied by the same factor.`,
      `\\text{factor} = ${factor(p)}`,
    ),
    nextStep('Write the equation.', latexOf(p), equationOf(p)),
  ],
  figure: drawMoved,
  load: (p) => (p.twice < 0 ? 4 : 0) + (p.k === 0 ? 0 : 1) + (p.mirrored ? 1 : 0),
}
