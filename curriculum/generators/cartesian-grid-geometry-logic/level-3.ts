import { whole } from '../../values/rational.ts'
import { gridAround, namedPoint } from './points.ts'
import { shapeOf } from './grid-figures.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { GridFigure } from './grid-figures.ts'
import type { Figure } from '../../values/values.ts'

/**
 * A figure on the grid with whole side lengths: `m` and `n` are its two measures in units of the direction (u, v), a
 * Pythagorean pair or (1, 0); it stands with its first corner at (x, y).
 */
export interface Params {
  readonly kind: 'rectangle' | 'triangle' | 'parallelogram'
  readonly asked: 'perimeter' | 'area'
  readonly m: number
  readonly n: number
  /** Legs of the slanted side, as in 3, 4, 5; [1, 0] is no slant. */
  readonly slant: readonly [number, number, number]
  readonly x: number
  readonly y: number
}

const flat = [1, 0, 1] as const
const slants = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
] as const

function params(chance: Chance, difficulty: number): Params {
  const hard = chance.happens(difficulty * 1.4 - 0.3)
  const kind = hard
    ? chance.pick(['rectangle', 'parallelogram', 'parallelogram'] as const)
    : chance.pick(['rectangle', 'triangle'] as const)
  const slant = hard
    ? chance.pick(slants.slice(0, kind === 'rectangle' ? 2 : 5))
    : kind === 'triangle'
      ? chance.pick(slants)
      : flat
  const most = hard && kind === 'rectangle' ? 2 : 9
  const low = -Math.round(6 * difficulty)
  return {
    kind,
    asked: chance.happens(0.5) ? 'perimeter' : 'area',
    m: kind === 'triangle' ? 1 : chance.int(kind === 'rectangle' && !hard ? 2 : 1, most + Math.round(2 * difficulty)),
    n: kind === 'rectangle' ? chance.int(kind === 'rectangle' && !hard ? 2 : 1, most) : 1,
    slant,
    x: chance.int(low, 3),
    y: chance.int(low, 3),
  }
}

function reject(p: Params): string | null {
  const f = shapeOf(p)
  if (f.area === f.perimeter) return 'perimeter and area are the same number'
  if (p.kind === 'rectangle' && p.m === p.n) return 'a square'
  if (p.kind === 'parallelogram' && p.m < 3) return 'too narrow'
  return f.corners.some(([x, y]) => Math.abs(x) > 14 || Math.abs(y) > 14) ? 'too large' : null
}

const answerOf = (p: Params): number => shapeOf(p)[p.asked]

function distractors(p: Params): Distractor[] {
  const f = shapeOf(p)
  const list: Distractor[] = [
    {
      value: whole(p.asked === 'area' ? f.perimeter : f.area),
      misconception: 'wrong_operation',
      why:
        p.asked === 'area'
          ? 'That is the length around. The area counts the squares inside.'
          : 'That counts the squares inside. The perimeter is the length around.',
    },
  ]
  if (p.asked === 'perimeter' && p.slant[1] > 0)
    list.push({
      value: whole(f.perimeterByLegs),
      misconception: 'pythagoras_add_legs',
      why: 'The legs were added for a slanted side. Square them, add, and take the root.',
    })
  list.push({
    value: whole(f.halfway),
    misconception: 'stops_early',
    why:
      p.asked === 'area' && p.kind === 'triangle'
        ? 'That is the rectangle around it. The triangle is half of it.'
        : f.halfwayWhy,
  })
  list.push({
    value: whole(f.countedPoints),
    misconception: 'slip_off_by_one',
    why: 'A length was counted one too long. Count the steps between the corners, not the grid lines.',
  })
  return list
}

function hints(p: Params): Hint[] {
  const f = shapeOf(p)
  return [
    {
      text:
        p.asked === 'area'
          ? 'Sketch the figure. Which two lengths give its area?'
          : 'Sketch the figure. How long is each side?',
    },
    { text: f.sidesHint },
    { text: p.asked === 'area' ? f.areaHint : `Add all the sides: \\(${f.sides.join(' + ')}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const f = shapeOf(p)
  const value = whole(answerOf(p))
  return [
    { say: `Plot the points. They make a ${f.name}.`, figure: picture(p), relation: 'next' },
    ...f.steps[p.asked],
    p.asked === 'area'
      ? {
          say: `${f.areaRule} That is the number of square units inside.`,
          latex: `A = ${f.areaLatex} = ${f.area}`,
          value,
          relation: 'next' as const,
        }
      : {
          say: 'Add the sides.',
          latex: `P = ${f.sides.join(' + ')} = ${f.perimeter}`,
          value,
          relation: 'next' as const,
        },
  ]
}

const letters = ['A', 'B', 'C', 'D']

function picture(p: Params): Figure {
  const { corners } = shapeOf(p)
  return gridAround(corners, { polygons: [{ vertices: corners, names: letters.slice(0, corners.length) }] })
}

const listedCorners = (f: GridFigure): string => {
  const all = f.corners.map((c, i) => `${namedPoint(letters[i] ?? '', c)}`)
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** Find perimeter and area of figures on the grid (HSG-GPE.B.7). */
export const level: TopicLevel<Params> = {
  key: 'cartesian_grid_geometry_logic/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.asked} ${p.m} ${p.n} ${p.slant.join()} ${p.x} ${p.y}`,
  prompt: (p, words) => {
    const f = shapeOf(p)
    return {
      text: words.pick([
        `A ${f.name} has the corners ${listedCorners(f)}. Find its ${p.asked}.`,
        `Find the ${p.asked} of the ${f.name} with corners ${listedCorners(f)}.`,
      ]),
    }
  },
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'choice'],
  widget: (p) => ({ after: p.asked === 'area' ? 'square units' : 'units' }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) =>
    (p.kind === 'rectangle' ? 0 : p.kind === 'triangle' ? 2 : 8) +
    (p.slant[1] > 0 && p.kind !== 'triangle' ? 12 : 0) +
    Math.max(0, -p.x) +
    Math.max(0, -p.y) +
    Math.log2(answerOf(p)),
}
