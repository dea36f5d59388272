import { polygon } from '../../figures/polygon.ts'
import { toldBy } from '../telling.ts'
import { cornersOnCircle, drawable } from './around-a-circle.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** The sides of a polygon in order; the one at `missing` is asked for, or the way around when it is -1. `box`: a rectangle. */
export interface Params {
  readonly box: boolean
  readonly sides: readonly number[]
  readonly missing: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(['cm', 'm', 'in', 'ft'] as const)
  const low = 2 + Math.round(9 * difficulty)
  const high = 14 + Math.round(18 * difficulty)
  if (chance.happens(0.25)) {
    const [a, b] = [chance.int(low, high), chance.int(low, high)]
    return { box: true, sides: [a, b, a, b], missing: -1, unit }
  }
  const count = chance.int(3, 3 + Math.round(2 * difficulty))
  return {
    box: false,
    sides: Array.from({ length: count }, () => chance.int(low, high)),
    missing: chance.happens(1.2 * difficulty - 0.2) ? chance.int(0, count - 1) : -1,
    unit,
  }
}

const around = (p: Params): number => p.sides.reduce((a, b) => a + b, 0)

function reject(p: Params): string | null {
  const [a, b] = p.sides as [number, number]
  if (p.box)
    return a === b || a * b === around(p) || Math.max(a, b) > 4 * Math.min(a, b) ? 'a square, or long and thin' : null
  if (!drawable(p.sides)) return 'hard to draw'
  return p.missing >= 0 && p.sides.filter((s) => s === p.sides[p.missing]).length > 1 ? 'the answer is shown' : null
}

function tell(p: Params): Telling {
  const total = around(p)
  const rules = { unit: unitNames[p.unit] }
  const sum = p.sides.join(' + ')
  if (p.missing >= 0) {
    const x = p.sides[p.missing] as number
    const known = p.sides.filter((_, i) => i !== p.missing)
    const had = total - x
    return {
      ask: [
        `The perimeter is ${total} ${unitNames[p.unit]}. How long is the missing side?`,
        `All the way around is ${total} ${unitNames[p.unit]}. Find the missing side.`,
      ],
      answer: x,
      wrong: [
        [had, 'stops_early', 'Those are the sides that you know. Subtract them from the perimeter.'],
        [
          total - (known[0] as number),
          'stops_early',
          'Only one side was subtracted. Subtract all the sides that you know.',
        ],
        [total, 'given_number', 'That is the whole way around. Only one side is asked for.'],
        [x + 1, 'slip_off_by_one', 'Very close. Add all the sides to check.'],
      ],
      hints: [
        'The perimeter is all the sides together.',
        'Add the sides that you know.',
        `Subtract them: \\(${total} - ${had}\\).`,
      ],
      steps: [
        ['Add the sides that you know.', `${known.join(' + ')} = ${had}`],
        ['Subtract from the perimeter.', `${total} - ${had} = ${x}`],
      ],
      check: ['Check: add all the sides.', `${sum} = ${total}`],
      rules,
    }
  }
  const [a, b] = p.sides as [number, number]
  const last = p.sides.at(-1) as number
  return {
    ask: p.box
      ? ['What is the perimeter of this rectangle?', 'How far is it around this rectangle?']
      : ['What is the perimeter of this shape?', 'How far is it all the way around?', 'Find the perimeter.'],
    answer: total,
    wrong: p.box
      ? [
          [a * b, 'area_perimeter_swap', 'That counts the squares inside. Perimeter is the way around.'],
          [a + b, 'stops_early', 'That is only half of the way. A rectangle has four sides.'],
          [2 * a + b, 'stops_early', 'One side was left out. A rectangle has four sides.'],
          [total + 1, 'slip_off_by_one', 'Very close. Add once more.'],
        ]
      : [
          [total - last, 'stops_early', 'One side was left out. Go all the way around.'],
          [total + 1, 'slip_off_by_one', 'Very close. Add once more.'],
          [a * b, 'area_perimeter_swap', 'Two sides were multiplied, as for an area. Add all the sides.'],
          [total + a, 'looks_alike', 'One side was counted twice. Mark each side that you have added.'],
        ],
    hints: [
      'The perimeter is the way around a shape.',
      p.box
        ? 'Opposite sides of a rectangle are equal. So there are four sides to add.'
        : 'Mark each side when you have added it.',
      `Add: \\(${sum}\\).`,
    ],
    steps: [
      [p.box ? 'Opposite sides are equal. So all four lengths are known.' : 'The perimeter is all the sides together.'],
      ['Add all the sides.', `${sum} = ${total}`],
    ],
    rules,
  }
}

function picture(p: Params): Figure {
  const [a, b] = p.sides as [number, number]
  const label = (n: number, i: number): string | null =>
    i === p.missing ? '?' : p.box && i > 1 ? null : `${n} ${p.unit}`
  return polygon({
    corners: p.box
      ? [
          [0, 0],
          [a, 0],
          [a, b],
          [0, b],
        ]
      : cornersOnCircle(p.sides),
    sideLabels: p.sides.map(label),
    ...(p.box ? { rightAngles: [0, 1, 2, 3] } : {}),
  })
}

/** Add side lengths and find a missing side (3.MD.D.8). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.box ? 'box' : ''} ${p.sides.join()} ${p.missing}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => around(p) / 10 + (p.missing >= 0 ? 4 : 0),
}
