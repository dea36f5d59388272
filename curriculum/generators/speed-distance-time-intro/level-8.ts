import { functionGraph } from '../../figures/function-graph.ts'
import { valueAt } from '../../figures/curve-specs.ts'
import { decimalLength, rational, toDecimalText } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { CurveSpec } from '../../figures/curve-specs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

const stories = [
  { y: 'the height of a ball', unit: 'meters', x: 'seconds', short: 'm/s' },
  { y: 'the water in a tank', unit: 'liters', x: 'minutes', short: 'L/min' },
  { y: 'the distance of a car from its start', unit: 'meters', x: 'seconds', short: 'm/s' },
  { y: 'the temperature of an oven', unit: 'degrees', x: 'minutes', short: 'degrees/min' },
] as const

/** y = a x^2 / 2 + b x + c from x = from to x = to, in a story. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly from: number
  readonly to: number
  readonly story: number
}

const at = (p: Params, x: number): number => (p.a * x * x) / 2 + p.b * x + p.c
const rate = (p: Params): Rational => rational(Math.round(2 * (at(p, p.to) - at(p, p.from))), 2 * (p.to - p.from))
const text = (r: Rational): string => toDecimalText(r, decimalLength(r) ?? 2)
const show = (n: number): string => String(n)

function params(chance: Chance, difficulty: number): Params {
  const falls = chance.happens(0.05 + 0.8 * difficulty)
  const from = chance.int(Math.round(2 * difficulty), 2 + Math.round(difficulty))
  return {
    a: (falls ? -1 : 1) * chance.int(1, 6),
    b: falls ? chance.int(4, 18) : chance.int(0, 6),
    c: 2 * chance.int(0, 10),
    from,
    to: from + chance.int(2, 3 + Math.round(2 * difficulty)),
    story: chance.int(0, stories.length - 1),
  }
}

function reject(p: Params): string | null {
  const [y0, y1] = [at(p, p.from), at(p, p.to)]
  if (!Number.isInteger(y0) || !Number.isInteger(y1) || y0 === y1) return 'no whole heights or no change'
  for (let x = 0; x <= 8; x++) if (at(p, x) < 0 || at(p, x) > 120) return 'off the grid'
  return (decimalLength(rate(p)) ?? 9) > 1 ? 'an awkward rate' : null
}

function distractors(p: Params): Distractor[] {
  const [y0, y1] = [at(p, p.from), at(p, p.to)]
  const mean = rational(Math.round(y1 + y0), 2)
  return [
    wrongAnswer(
      rational(Math.round(y1 - y0)),
      'stops_early',
      `That is the change itself. It takes \\(${p.to - p.from}\\) ${(stories[p.story] as (typeof stories)[number]).x}.`,
    ),
    wrongAnswer(
      rational(p.to - p.from, Math.round(y1 - y0)),
      'ratio_order',
      'Divide the change of \\(y\\) by the change of \\(x\\), not the other way round.',
    ),
    wrongAnswer(mean, 'mean_of_speeds', 'That is the mean of the two heights. The rate is how fast they change.'),
    wrongAnswer(
      rational(-rate(p).n, rate(p).d),
      'slip_sign',
      y1 > y0 ? 'It grows, so the rate is positive.' : 'It falls, so the rate is negative.',
    ),
    ...(p.to > 0 && (decimalLength(rational(Math.round(y1), p.to)) ?? 9) <= 2
      ? [
          wrongAnswer(
            rational(Math.round(y1), p.to),
            'looks_alike',
            'That divides one height by one time. Use the change between the two points.',
          ),
        ]
      : []),
  ]
}

const curve = (p: Params): CurveSpec => ({ kind: 'polynomial', coefficients: [p.c, p.b, p.a / 2] })

function picture(p: Params): Figure {
  const right = Math.max(8, p.to + 1)
  const heights = Array.from({ length: right + 1 }, (_, x) => valueAt(curve(p), x) ?? 0)
  const most = Math.max(...heights, 10)
  const step = [1, 2, 5, 10, 20].find((s) => most / s <= 12) ?? 20
  return functionGraph(
    {
      x: { min: 0, max: right, step: 1 },
      y: { min: 0, max: Math.ceil(most / step) * step, step },
      curves: [{ curve: curve(p), from: 0, to: right }],
      points: [
        { at: [p.from, at(p, p.from)], label: 'P' },
        { at: [p.to, at(p, p.to)], label: 'Q' },
      ],
    },
    {
      alt: `Graph of a curve. Marked on it: P at (${show(p.from)}, ${show(at(p, p.from))}) and Q at (${show(p.to)}, ${show(at(p, p.to))}).`,
    },
  )
}

/** Estimate rates of change from curves (HSF-IF.B.6). */
export const level: TopicLevel<Params> = {
  key: 'speed_distance_time_intro/8',
  version: 1,
  params,
  reject,
  note: (p) => [p.a, p.b, p.c, p.from, p.to].join(),
  prompt: (p) => {
    const s = stories[p.story] as (typeof stories)[number]
    return {
      text: `The curve shows ${s.y}, in ${s.unit}, after \\(x\\) ${s.x}. What is the average rate of change from P to Q, in ${s.short}?`,
    }
  },
  answer: rate,
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The average rate is the slope of the straight line from P to Q.' },
    { text: `Read both points. From P to Q, \\(x\\) changes by \\(${p.to - p.from}\\).` },
    { text: `Divide the change of \\(y\\) by \\(${p.to - p.from}\\).` },
  ],
  solution: (p) => [
    nextStep('Read both points.', `P(${p.from}, ${at(p, p.from)}) \\qquad Q(${p.to}, ${at(p, p.to)})`),
    nextStep(
      'Find both changes.',
      `${at(p, p.to)} - ${at(p, p.from)} = ${at(p, p.to) - at(p, p.from)} \\qquad ${p.to} - ${p.from} = ${p.to - p.from}`,
    ),
    nextStep(
      'Divide the change of \\(y\\) by the change of \\(x\\).',
      `\\frac{${at(p, p.to) - at(p, p.from)}}{${p.to - p.from}} = ${text(rate(p))}`,
      rate(p),
    ),
  ],
  figure: picture,
  load: (p) => p.to + p.from + (p.a < 0 ? 4 : 0),
}
