import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { guarded, rationalLatex } from '../../notation/number-latex.ts'
import { negateRational, rational, reciprocalOfRational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** A line through two marked grid points, the first one left of the second. */
export interface Params {
  readonly x: number
  readonly y: number
  readonly run: number
  readonly rise: number
}

const slope = (p: Params): Rational => rational(p.rise, p.run)

function params(chance: Chance, difficulty: number): Params {
  const rise = chance.int(1 + Math.round(difficulty), 6 + Math.round(2 * difficulty))
  return {
    x: chance.int(-7, 3),
    y: chance.int(-7, 6),
    run: chance.int(1 + Math.round(2 * difficulty), 3 + Math.round(5 * difficulty)),
    rise: chance.happens(0.15 + 0.6 * difficulty) ? -rise : rise,
  }
}

/** Find rise over run from a graph (8.EE.B.6). */
export const level: TopicLevel<Params> = {
  key: 'slope_intro/2',
  version: 2,
  params,
  reject: (p) =>
    Math.abs(p.x + p.run) > 8 || Math.abs(p.y + p.rise) > 8
      ? 'off the grid'
      : Math.abs(p.rise) === p.run
        ? 'turned over it is the same'
        : null,
  note: (p) => JSON.stringify(p),
  prompt: (_, words) => ({
    text: words.pick([
      'What is the slope of the line?',
      'Find the slope: rise over run.',
      'How steep is the line? Give its slope.',
      'Use the two points to find the slope of the line.',
    ]),
  }),
  answer: slope,
  forms: ['fraction', 'numeric', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      reciprocalOfRational(slope(p)),
      'slope_run_over_rise',
      'The rise stands above the line, the run below.',
    ),
    wrongAnswer(
      negateRational(slope(p)),
      'slip_sign',
      p.rise < 0 ? 'The line falls, so its slope is negative.' : 'The line rises, so its slope is positive.',
    ),
    wrongAnswer(
      whole(p.y + p.rise),
      'slope_height',
      'That is the height of a point. The slope tells how the height changes.',
    ),
    wrongAnswer(whole(p.rise), 'stops_early', `That is the rise. Divide it by the run, \\(${p.run}\\).`),
    wrongAnswer(rational(p.rise, p.run + 1), 'looks_alike', 'Count the steps across once more.'),
  ],
  hints: (p) => [
    { text: 'Go from the left point to the right point. How far across? How far up or down?' },
    { text: 'The slope is the way up or down, divided by the way across. Down counts as negative.' },
    { text: `It goes \\(${p.run}\\) across and \\(${Math.abs(p.rise)}\\) ${p.rise < 0 ? 'down' : 'up'}.` },
  ],
  solution: (p) =>
    (p.x + p.y) % 2 === 0
      ? [
          nextStep('Read the two points.', `(${p.x}, ${p.y}) \\qquad (${p.x + p.run}, ${p.y + p.rise})`),
          nextStep(
            'Subtract the \\(y\\)-coordinates, and subtract the \\(x\\)-coordinates in the same order.',
            `${p.y + p.rise} - ${guarded(p.y)} = ${p.rise} \\qquad ${p.x + p.run} - ${guarded(p.x)} = ${p.run}`,
          ),
          nextStep(
            'Divide the change in \\(y\\) by the change in \\(x\\).',
            p.run === 1 ? rationalLatex(slope(p)) : `\\frac{${p.rise}}{${p.run}} = ${rationalLatex(slope(p))}`,
            slope(p),
          ),
        ]
      : [
          nextStep(`From the left point to the right one it is \\(${p.run}\\) across.`),
          nextStep(
            `The line goes ${p.rise < 0 ? 'down' : 'up'} by \\(${Math.abs(p.rise)}\\), so the rise is \\(${p.rise}\\).`,
          ),
          nextStep(
            'Divide the rise by the run.',
            p.run === 1 ? rationalLatex(slope(p)) : `\\frac{${p.rise}}{${p.run}} = ${rationalLatex(slope(p))}`,
            slope(p),
          ),
        ],
  figure: (p) =>
    coordinateGrid({
      x: { min: -8, max: 8, step: 1, numberStep: 2 },
      y: { min: -8, max: 8, step: 1, numberStep: 2 },
      lines: [
        {
          through: [
            [p.x, p.y],
            [p.x + p.run, p.y + p.rise],
          ],
        },
      ],
      points: [{ at: [p.x, p.y] }, { at: [p.x + p.run, p.y + p.rise] }],
    }),
  load: (p) => p.run * 1.5 + Math.abs(p.rise) / 2 + (p.rise < 0 ? 3 : 0),
}
