import { polygon } from '../../figures/polygon.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** An L of width w and height h with the corner cutW by cutH missing at one of four corners; `all` writes every side. */
export interface Params {
  readonly w: number
  readonly h: number
  readonly cutW: number
  readonly cutH: number
  readonly corner: 0 | 1 | 2 | 3
  readonly all: boolean
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const

function params(chance: Chance, difficulty: number): Params {
  const grow = Math.round(4 * difficulty)
  const [w, h] = [chance.int(5 + grow, 10 + 2 * grow), chance.int(4 + grow, 9 + grow)]
  return {
    w,
    h,
    cutW: chance.int(2, w - 2),
    cutH: chance.int(2, h - 2),
    corner: chance.pick([0, 1, 2, 3] as const),
    all: !chance.happens(1.4 * difficulty - 0.2),
    unit: chance.pick(['cm', 'm', 'in', 'ft'] as const),
  }
}

const area = (p: Params): number => p.w * p.h - p.cutW * p.cutH

function reject(p: Params): string | null {
  if (p.w > 2.2 * p.h || p.h > 2.2 * p.w) return 'long and thin'
  return area(p) === 2 * (p.w + p.h) ? 'area and perimeter are the same number' : null
}

function tell(p: Params): Telling {
  const { w, h, cutW, cutH } = p
  const [left, right] = [(w - cutW) * h, cutW * (h - cutH)]
  const total = area(p)
  return {
    ask: [
      'Find the area of this shape.',
      'This shape is joined from two rectangles. What is its area?',
      'What is the area of the whole shape?',
    ],
    answer: total,
    wrong: [
      [2 * (w + h), 'area_perimeter_swap', 'That is the way around. Area counts the squares inside.'],
      [w * h, 'looks_alike', 'That fills the missing corner too. Split the shape into two rectangles.'],
      [left, 'stops_early', 'That is one of the two rectangles. Add the other one.'],
      [w * (h - cutH) + (w - cutW) * h, 'looks_alike', 'The two rectangles overlap there. One part was counted twice.'],
    ],
    hints: [
      'Draw one line that splits the shape into two rectangles.',
      `One rectangle is ${w - cutW} by ${h}.`,
      `The other one is ${cutW} by ${h - cutH}. Add both areas.`,
    ],
    steps: [
      ['Split the shape into two rectangles.'],
      ...(p.all
        ? []
        : ([
            [`Find the missing sides.`, `${w} - ${cutW} = ${w - cutW} \\qquad ${h} - ${cutH} = ${h - cutH}`],
          ] as const)),
      ['Find the first area.', `${w - cutW} \\times ${h} = ${left}`],
      ['Find the second area.', `${cutW} \\times ${h - cutH} = ${right}`],
      ['Add them.', `${left} + ${right} = ${total}`],
    ],
    rules: { unit: `square ${unitNames[p.unit]}` },
  }
}

/** Corners and side lengths counterclockwise, for a missing corner at the upper right, then mirrored. */
function picture(p: Params): Figure {
  const { w, h, cutW, cutH } = p
  const flipX = p.corner === 1 || p.corner === 2
  const flipY = p.corner >= 2
  const base: [number, number][] = [
    [0, 0],
    [w, 0],
    [w, h - cutH],
    [w - cutW, h - cutH],
    [w - cutW, h],
    [0, h],
  ]
  const given = [w, p.all ? h - cutH : 0, cutW, cutH, p.all ? w - cutW : 0, h]
  const labels = given.map((n) => (n === 0 ? null : `${n} ${p.unit}`))
  const corners = base.map(([x, y]): [number, number] => [flipX ? w - x : x, flipY ? h - y : y])
  const turned = flipX !== flipY
  const order = turned ? corners.toReversed() : corners
  const sideLabels = turned ? labels.map((_, i) => labels[(2 * 6 - 2 - i) % 6] ?? null) : labels
  return polygon({ corners: order, sideLabels })
}

/** Split a figure into rectangles and add (3.MD.C.7d). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.w} ${p.h} ${p.cutW} ${p.cutH} ${p.all ? 'all' : ''}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => area(p) / 10 + (p.all ? 0 : 8),
}
