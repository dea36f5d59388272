import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { toldBy } from '../telling.ts'
import { circleEquation } from './circle-equation.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A circle with center (h, k) and radius r. 'told' gives them, 'shown' only the graph, 'through' the center and a point right of or above it. */
export interface Params {
  readonly given: 'told' | 'shown' | 'through'
  readonly h: number
  readonly k: number
  readonly r: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const sign = (): number => (chance.happens(0.3 + 0.4 * difficulty) ? -1 : 1)
  return {
    given: stage < 0.36 ? 'told' : stage < 0.7 ? 'shown' : 'through',
    h: chance.int(1, 7) * sign(),
    k: chance.int(1, 7) * sign(),
    r: chance.int(2, 7),
  }
}

const tex = (e: Equation): string => `${nodeToLatex(e.left)} = ${nodeToLatex(e.right)}`

function tell(p: Params): Telling {
  const { h, k, r, given } = p
  const right = circleEquation(h, k, r * r)
  const asks: Readonly<Record<Params['given'], readonly string[]>> = {
    told: [
      `A circle has the center \\((${h}, ${k})\\) and the radius \\(${r}\\). Write its equation.`,
      `Write the equation of the circle around \\((${h}, ${k})\\) with the radius \\(${r}\\).`,
    ],
    shown: [
      'Read the center and the radius from the graph. Write the equation of the circle.',
      'Which equation has this circle as its graph?',
    ],
    through: [
      `A circle has the center \\((${h}, ${k})\\) and goes through \\((${h + r}, ${k})\\). Write its equation.`,
      `Write the equation of the circle around \\((${h}, ${k})\\) through the point \\((${h}, ${k + r})\\).`,
    ],
  }
  return {
    ask: asks[given],
    answer: right,
    wrong: [
      [
        circleEquation(-h, -k, r * r),
        'axis_square_mixup',
        'The signs of the center were flipped. The coordinates are subtracted from \\(x\\) and \\(y\\).',
      ],
      [circleEquation(h, k, r), 'axis_square_mixup', 'The right side is the square of the radius.'],
      [circleEquation(h, k, 4 * r * r), 'radius_diameter_swap', 'The diameter was squared. Square the radius.'],
      [circleEquation(k, h, r * r), 'looks_alike', 'The two coordinates of the center changed places.'],
      [circleEquation(-h, k, r * r), 'axis_square_mixup', 'One of the signs was flipped. A coordinate is subtracted.'],
    ],
    hints: [
      'All points of a circle are equally far from its center.',
      'The equation is \\((x - h)^2 + (y - k)^2 = r^2\\) for the center \\((h, k)\\).',
      given === 'told'
        ? 'Put in the center and square the radius.'
        : `The radius is the distance from the center to the circle. Count it along the grid.`,
    ],
    steps: [
      given === 'told'
        ? ['Use the equation of a circle.', '(x - h)^2 + (y - k)^2 = r^2']
        : ['Find the center and the radius.', `h = ${h} \\qquad k = ${k} \\qquad r = ${r}`],
      ['Put in the center and square the radius.', tex(right)],
    ],
  }
}

const span = (c: number, r: number): { min: number; max: number } => ({
  min: Math.min(0, c - r) - 1,
  max: Math.max(0, c + r) + 1,
})

function picture(p: Params): Figure {
  const { h, k, r } = p
  return functionGraph(
    {
      x: span(h, r),
      y: span(k, r),
      conics: [{ conic: { kind: 'circle', h, k, radius: r } }],
      points: [{ at: [h, k], label: 'M' }],
    },
    {
      title: 'A circle on a grid',
      alt: `A circle on a grid. It reaches from ${h - r} to ${h + r} across, and from ${k - r} to ${k + r} up and down. M is its center.`.replaceAll(
        '-',
        '−',
      ),
    },
  )
}

/** Read center and radius (HSG-GPE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'circle_theorems_practice/5',
  version: 1,
  params,
  reject: (p) => (p.h === p.k || p.h === -p.k ? 'coordinates alike' : null),
  note: (p) => `${p.given} ${p.h} ${p.k} ${p.r}`,
  ...toldBy(tell, picture),
  forms: ['equation', 'choice'],
  widget: () => ({ keys: ['x', 'y', '=', '(', ')', '^'] }),
  figure: picture,
  load: (p) => ({ told: 0, shown: 2, through: 4 })[p.given] + [p.h, p.k].filter((n) => n < 0).length / 2,
}
