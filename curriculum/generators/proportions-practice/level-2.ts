import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { yesNo } from '../../values/items.ts'
import { signed } from '../../notation/number-latex.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** Four points: y = k x, y = k x + start, or equal steps except the last one. */
export interface Params {
  readonly kind: 'proportional' | 'shifted' | 'bent'
  readonly k: number
  readonly halves: boolean
  readonly start: number
  readonly xs: readonly number[]
}

const slope = (p: Params): number => (p.halves ? p.k / 2 : p.k)
const points = (p: Params): (readonly [number, number])[] =>
  p.xs.map((unit, i) => {
    const x = unit * (p.halves ? 2 : 1)
    return [x, slope(p) * x + (p.kind === 'shifted' ? p.start : p.kind === 'bent' && i >= 2 ? p.start : 0)] as const
  })

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.5) ? 'proportional' : chance.happens(0.3 + 0.4 * difficulty) ? 'shifted' : 'bent'
  const far = difficulty < 0.4 ? [2, 3, 4, 5, 6] : difficulty < 0.7 ? [-2, 2, 3, -3] : [1, -1, 2, -2]
  return {
    kind,
    k: chance.int(1, 9),
    halves: chance.happens(0.05 + 0.9 * difficulty),
    start: chance.pick(far),
    xs: chance.sample(range(1, 7), 4).toSorted((a, b) => a - b),
  }
}

function reject(p: Params): string | null {
  if (points(p).some(([, y]) => y < 0 || y > 48)) return 'off the grid'
  if (Math.max(...points(p).map(([, y]) => y)) / gridStep(p) > 16) return 'cannot be read exactly'
  return p.halves && p.k % 2 === 0 ? 'not in halves' : null
}

/** The greatest distance of grid lines on which every point lies. */
const gridStep = (p: Params): number => points(p).reduce((step, [, y]) => Number(gcd(BigInt(step), BigInt(y))), 0)

const isProportional = (p: Params): boolean => p.kind === 'proportional'
const end = (n: number): number => [6, 8, 10, 12, 16, 20, 24, 30, 40, 50].find((e) => e > n) ?? 50

function distractors(p: Params): Distractor[] {
  if (isProportional(p))
    return [
      wrongAnswer(
        yesNo(false),
        'looks_alike',
        `Divide \\(y\\) by \\(x\\) for each point: the quotient is always ${slope(p)}.`,
      ),
    ]
  return [
    wrongAnswer(
      yesNo(true),
      p.kind === 'shifted' ? 'additive_ratio' : 'illusion_of_linearity',
      p.kind === 'shifted'
        ? 'The points grow by equal amounts, but their line does not go through the origin. Divide \\(y\\) by \\(x\\).'
        : 'The points do not all lie on one line through the origin. Divide \\(y\\) by \\(x\\) for each.',
    ),
  ]
}

const quotient = (x: number, y: number): string => String(Math.round((y / x) * 100) / 100)

/** Decide from points on a graph if a relation is proportional (7.RP.A.2a). */
export const level: TopicLevel<Params> = {
  key: 'proportions_practice/2',
  version: 3,
  params,
  reject,
  note: (p) =>
    points(p)
      .map((q) => q.join(':'))
      .join(' '),
  prompt: (_, words) => ({
    text: words.pick([
      'Do the points show that \\(y\\) is proportional to \\(x\\)?',
      'Is \\(y\\) proportional to \\(x\\)?',
      'Could these points belong to a proportional relationship?',
      'Look at the points. Do they show a proportional relationship?',
    ]),
  }),
  answer: (p) => yesNo(isProportional(p)),
  forms: ['choice'],
  fixedOrder: true,
  distractors,
  hints: () => [
    { text: 'In a proportional relationship, the points lie on a straight line through the origin.' },
    { text: 'Divide \\(y\\) by \\(x\\) for each point. Is the quotient always the same?' },
  ],
  solution: (p) =>
    p.kind === 'shifted'
      ? [
          nextStep(
            'Find how much \\(y\\) changes when \\(x\\) grows by 1. The points lie on one line, so it is always the same.',
            `y = ${slope(p) === 1 ? '' : slope(p)}x ${signed(p.start)}`,
          ),
          nextStep(
            `At \\(x = 0\\) the line is at \\(${p.start}\\), not at 0. It does not go through the origin, so it is not proportional.`,
            undefined,
            yesNo(false),
          ),
        ]
      : [
          nextStep(
            'Divide \\(y\\) by \\(x\\) for each point.',
            points(p)
              .map(
                ([x, y]) => `${y} \\div ${x} ${Number.isInteger((y / x) * 100) ? '=' : '\\approx'} ${quotient(x, y)}`,
              )
              .join(',\\quad '),
          ),
          nextStep(
            isProportional(p)
              ? 'All quotients are the same, so it is proportional.'
              : 'The quotients differ, so it is not proportional.',
            isProportional(p) ? `y = ${slope(p) === 1 ? '' : slope(p)}x` : undefined,
            yesNo(isProportional(p)),
          ),
        ],
  figure: (p) => {
    const list = points(p)
    return coordinateGrid({
      x: { min: 0, max: end(Math.max(...list.map(([x]) => x))) },
      y: {
        min: 0,
        max: (Math.floor(Math.max(...list.map(([, y]) => y)) / gridStep(p)) + 1) * gridStep(p),
        step: gridStep(p),
      },
      equal: false,
      height: 240,
      points: list.map((at) => ({ at })),
    })
  },
  load: (p) => (p.halves ? 4 : 0) + 6 / Math.abs(p.start),
}
