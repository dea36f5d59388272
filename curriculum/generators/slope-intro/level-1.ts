import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { compareRationals, rational, rationalText, subtractRationals } from '../../values/rational.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item, Rational } from '../../values/values.ts'

/** A drawn line through the origin and (run, rise), and a rule y = n/d x: which changes faster? */
export interface Params {
  readonly scene: number
  readonly run: number
  readonly rise: number
  readonly n: number
  readonly d: number
}

const scenes = [
  ['walks', 'Trail A', 'Trail B', 'miles', 'hours'],
  ['costs', 'Shop A', 'Shop B', 'dollars', 'pounds'],
  ['fills', 'Tap A', 'Tap B', 'gallons', 'minutes'],
  ['grows', 'Plant A', 'Plant B', 'inches', 'weeks'],
] as const
const scene = (p: Params): (typeof scenes)[number] => scenes[p.scene] ?? scenes[0]
const drawn = (p: Params): Rational => rational(p.rise, p.run)
const ruled = (p: Params): Rational => rational(p.n, p.d)
const order = (p: Params): number => compareRationals(drawn(p), ruled(p))
const option = (p: Params, which: 'a' | 'b' | 'same'): Item =>
  item(
    which,
    which === 'same'
      ? 'both are alike'
      : `${which === 'a' ? scene(p)[1] : scene(p)[2]}, the ${which === 'a' ? 'graph' : 'rule'}`,
  )
const right = (p: Params): 'a' | 'b' | 'same' => (order(p) > 0 ? 'a' : order(p) < 0 ? 'b' : 'same')

function params(chance: Chance, difficulty: number): Params {
  const run = chance.int(1 + Math.round(difficulty), 3 + Math.round(2 * difficulty))
  const rise = chance.int(1, 8)
  const same = chance.happens(0.3)
  const k = chance.int(1, 2)
  const d = chance.int(1 + Math.round(difficulty), 2 + Math.round(3 * difficulty))
  return same
    ? { scene: chance.int(0, 3), run, rise, n: rise * k, d: run * k }
    : { scene: chance.int(0, 3), run, rise, n: chance.int(1, 9), d }
}

function distractors(p: Params): Distractor[] {
  const why = `The graph rises ${rationalText(drawn(p))} for each unit across, the rule ${rationalText(ruled(p))}.`
  const higher = p.rise > p.n ? 'a' : 'b'
  return (['a', 'b', 'same'] as const)
    .filter((it) => it !== right(p))
    .map((it) =>
      wrongAnswer(
        option(p, it),
        it === higher ? 'slope_height' : it === 'same' ? 'looks_alike' : 'slope_run_over_rise',
        why,
      ),
    )
}

/** Compare proportional relationships shown as a graph and as a rule (8.EE.B.5). */
export const level: TopicLevel<Params> = {
  key: 'slope_intro/1',
  version: 1,
  params,
  reject: (p) =>
    Number(subtractRationals(drawn(p), ruled(p)).n) !== 0 && Math.abs(p.n / p.d - p.rise / p.run) < 0.15
      ? 'hardly different'
      : p.n / p.d > 9
        ? 'too steep'
        : null,
  note: (p) => `${p.scene} ${p.run} ${p.rise} ${p.n} ${p.d}`,
  prompt: (p) => ({
    text: `The graph shows ${scene(p)[1]}, the rule ${scene(p)[2]}: ${scene(p)[3]} \\(y\\) after \\(x\\) ${scene(p)[4]}. Which has the greater rate?`,
    latex: `y = ${p.d === 1 && p.n === 1 ? '' : rationalLatex(ruled(p)) === '1' ? '' : rationalLatex(ruled(p))}x`,
  }),
  answer: (p) => option(p, right(p)),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is which of the two it is' },
  distractors,
  hints: (p) => [
    { text: 'How much does each one change for 1 step across?' },
    { text: 'On the graph, find a point on a corner of the grid. Divide its height by the way across.' },
    { text: `The graph goes through \\((${p.run}, ${p.rise})\\). In the rule the rate stands before \\(x\\).` },
  ],
  solution: (p) => [
    nextStep(
      'Read the rate from the graph: rise over run.',
      `\\frac{${p.rise}}{${p.run}}`.replace(/\\frac\{(\d+)\}\{1\}/, '$1'),
    ),
    nextStep('In the rule the rate stands before x.', rationalLatex(ruled(p))),
    nextStep(
      right(p) === 'same'
        ? 'The two rates are equal.'
        : `The ${right(p) === 'a' ? 'graph' : 'rule'} has the greater rate.`,
      `${rationalLatex(drawn(p))} ${order(p) > 0 ? '>' : order(p) < 0 ? '<' : '='} ${rationalLatex(ruled(p))}`,
      option(p, right(p)),
    ),
  ],
  figure: (p) =>
    coordinateGrid({
      x: { min: 0, max: 8, step: 1, name: 'x' },
      y: { min: 0, max: 8, step: 1, name: 'y' },
      segments: [
        { from: [0, 0], to: p.rise * (8 / p.run) <= 8 ? [8, (8 * p.rise) / p.run] : [(8 * p.run) / p.rise, 8] },
      ],
      points: [{ at: [p.run, p.rise] }],
    }),
  load: (p) => p.run * 2 + p.d * 2 + p.rise / 4,
}
