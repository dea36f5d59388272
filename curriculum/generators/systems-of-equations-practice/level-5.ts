import { coordinateGrid } from '../../figures/coordinate-grid.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { minus, plus, times } from '../../expressions/build.ts'
import { point } from '../../values/point.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { HalfPlane } from '../../figures/plot-marks.ts'

/** a x + b y (sign) c. */
export interface Half {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly sign: HalfPlane['sign']
}
type Spot = readonly [x: number, y: number]

/** Two half-planes, a point in both, one in the first alone, one in the second alone, and one in neither or on a dashed edge. */
export interface Params {
  readonly halves: readonly [Half, Half]
  readonly right: Spot
  readonly firstOnly: Spot
  readonly secondOnly: Spot
  readonly neither: Spot
}

const value = (h: Half, [x, y]: Spot): number => h.a * x + h.b * y
export const holds = (h: Half, spot: Spot): boolean =>
  ({ '<': value(h, spot) < h.c, '<=': value(h, spot) <= h.c, '>': value(h, spot) > h.c, '>=': value(h, spot) >= h.c })[
    h.sign
  ]
const signLatex = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' } as const
function line({ a, b, c, sign }: Half): string {
  const left = b < 0 ? minus(times(a, 'x'), times(-b, 'y')) : plus(times(a, 'x'), times(b, 'y'))
  return `${nodeToLatex(left)} ${signLatex[sign]} ${c}`
}

const spots: readonly Spot[] = Array.from({ length: 169 }, (_, i) => [(i % 13) - 6, Math.floor(i / 13) - 6] as const)

function params(chance: Chance, difficulty: number): Params {
  const half = (): Half => ({
    a: chance.int(1, 1 + Math.round(2 * difficulty)) * (chance.happens(0.6 * difficulty) ? -1 : 1),
    b: chance.int(1, 1 + Math.round(2 * difficulty)) * (chance.happens(0.3 + 0.2 * difficulty) ? -1 : 1),
    c: chance.int(-4, 4),
    sign: chance.pick(['<', '<=', '>', '>='] as const),
  })
  const halves = [half(), half()] as const
  const where = (one: boolean, two: boolean): Spot =>
    chance.pick(
      spots
        .filter(
          (s) => holds(halves[0], s) === one && holds(halves[1], s) === two && (one || two || chance.happens(0.9)),
        )
        .concat([[99, 99]]),
    )
  const edge = spots.filter((s) =>
    halves.some((h, i) => h.sign.length === 1 && value(h, s) === h.c && holds(halves[i === 0 ? 1 : 0] as Half, s)),
  )
  return {
    halves,
    right: where(true, true),
    firstOnly: where(true, false),
    secondOnly: where(false, true),
    neither: edge.length > 0 && chance.happens(0.3 + 0.6 * difficulty) ? chance.pick(edge) : where(false, false),
  }
}

const onEdge = (p: Params): boolean => p.halves.some((h) => value(h, p.neither) === h.c)

function reject(p: Params): string | null {
  const [u, v] = p.halves
  if (u.a * v.b === u.b * v.a) return 'parallel edges'
  if ([p.right, p.firstOnly, p.secondOnly, p.neither].some(([x]) => x === 99)) return 'no such point'
  return [p.firstOnly, p.secondOnly].some(([x, y]) => p.halves.some((h) => value(h, [x, y]) === h.c))
    ? 'a point on an edge'
    : null
}

function distractors(p: Params): Distractor[] {
  const [[a, b], [c, d], [e, f]] = [p.firstOnly, p.secondOnly, p.neither]
  return [
    wrongAnswer(
      point(a, b),
      'stops_early',
      `It fits \\(${line(p.halves[0])}\\), but not the other one. Both must be true.`,
    ),
    wrongAnswer(
      point(c, d),
      'stops_early',
      `It fits \\(${line(p.halves[1])}\\), but not the other one. Both must be true.`,
    ),
    wrongAnswer(
      point(e, f),
      'looks_alike',
      onEdge(p)
        ? 'It lies on a dashed edge, which does not belong to the region.'
        : 'It lies outside both shaded parts.',
    ),
  ]
}

/** Find a point in the region of two inequalities (HSA-REI.D.12). */
export const level: TopicLevel<Params> = {
  key: 'systems_of_equations_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.halves.map(line).join(' ')} ${p.right.join()}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Which point satisfies both inequalities?',
      'Which point lies in the region of both inequalities?',
    ]),
    latex: `${line(p.halves[0])} \\qquad ${line(p.halves[1])}`,
  }),
  answer: (p) => point(...p.right),
  forms: ['choice'],
  formsLeftOut: { graph_point: 'many points of the plane satisfy both' },
  distractors,
  hints: (p) => [
    { text: 'The region is where both shaded parts lie over each other.' },
    { text: 'Put the numbers of a point into both inequalities. Both must come out true.' },
    { text: `A point must make \\(${line(p.halves[0])}\\) true. Then test the other inequality.` },
  ],
  solution: (p) => {
    const [x, y] = p.right
    const [u, v] = p.halves
    return [
      nextStep(
        `Try the point \\((${x}, ${y})\\) in the first inequality.`,
        `${value(u, p.right)} ${signLatex[u.sign]} ${u.c}`,
      ),
      nextStep('That is true. Try it in the second one.', `${value(v, p.right)} ${signLatex[v.sign]} ${v.c}`),
      nextStep('That is true too, so the point lies in the region.', `(${x}, ${y})`, point(x, y)),
    ]
  },
  figure: (p) =>
    coordinateGrid({
      x: { min: -6, max: 6, step: 1, numberStep: 2 },
      y: { min: -6, max: 6, step: 1, numberStep: 2 },
      halfPlanes: p.halves,
    }),
  load: (p) =>
    p.halves.reduce((sum, h) => sum + Math.abs(h.a) + Math.abs(h.b) + (h.a < 0 ? 1 : 0) + (h.b < 0 ? 1 : 0), 0) +
    (onEdge(p) ? 1 : 0),
}
