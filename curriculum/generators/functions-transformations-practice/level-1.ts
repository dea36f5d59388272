import { drawMoved, equationOf, gridPoints, latexOf, shiftHints, shiftSlips, shiftSteps } from './moved-graph.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Moved } from './moved-graph.ts'

export type Params = Moved

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const both = chance.happens(0.75 + difficulty)
  const size = (): number => sign() * chance.int(1 + Math.round(2 * difficulty), 5 + Math.round(2 * difficulty))
  const across = chance.happens(0.6)
  return {
    parent: chance.pick(
      difficulty < 0.5
        ? (['square', 'absolute', 'root', 'cube'] as const)
        : (['square', 'absolute', 'root', 'cube', 'cube_root', 'cube_root'] as const),
    ),
    twice: 2,
    h: both || across ? size() : 0,
    k: both || !across ? size() : 0,
    mirrored: false,
  }
}

/** Match a shifted graph with its equation (HSF-BF.B.3). */
export const level: TopicLevel<Params> = {
  key: 'functions_transformations_practice/1',
  version: 1,
  params,
  reject: (p) =>
    Math.abs(p.h) === Math.abs(p.k) ? 'the same move twice' : gridPoints(p).length < 2 ? 'off the grid' : null,
  note: latexOf,
  prompt: (p, words) => ({
    text: words.pick([
      'Graph A was moved to B. What is the equation of B?',
      'Dashed graph A was shifted. Which equation belongs to graph B?',
    ]),
    latex: `A: ${latexOf({ ...p, h: 0, k: 0 })}`,
  }),
  answer: equationOf,
  forms: ['choice', 'equation'],
  widget: (_, form) => (form === 'equation' ? { keys: ['y', 'x', '^', '|', 'sqrt'] } : {}),
  distractors: (p) => shiftSlips(p, 'horizontal_shift_sign'),
  hints: shiftHints,
  solution: shiftSteps,
  figure: drawMoved,
  load: (p) =>
    (p.h !== 0 && p.k !== 0 ? 2 : 0) + (Math.abs(p.h) + Math.abs(p.k)) / 4 + (p.parent === 'cube_root' ? 1 : 0),
}
