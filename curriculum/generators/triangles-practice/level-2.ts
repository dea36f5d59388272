import { cornersFromSides, triangle, turnedCorners } from '../../figures/triangle.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Asked = 'longest' | 'shortest' | 'count' | 'perimeter'

/** Two sides a < b of a triangle whose third side has a whole length. */
export interface Params {
  readonly asked: Asked
  readonly a: number
  readonly b: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
  readonly turn: number
}

const words = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const

function params(chance: Chance, difficulty: number): Params {
  const low = 4 + Math.round(10 * difficulty)
  const a = chance.int(low, low + 24)
  const hard = chance.happens(1.4 * difficulty - 0.2)
  return {
    asked: hard ? chance.pick(['count', 'perimeter'] as const) : chance.pick(['longest', 'shortest'] as const),
    a,
    b: a + chance.int(2, Math.min(18, Math.max(2, a - 1))),
    unit: chance.pick(['cm', 'm', 'in', 'ft'] as const),
    turn: chance.int(0, 23) * 15,
  }
}

function tell(p: Params): Telling {
  const { a, b, unit } = p
  const [least, most] = [b - a + 1, a + b - 1]
  const sides = `A triangle has sides of ${a} ${words[unit]} and ${b} ${words[unit]}. The third side is a whole number of ${words[unit]}.`
  const rule = 'Any two sides of a triangle together are longer than the third side.'
  const range: readonly [string, string] = [
    `The third side is longer than ${b} - ${a} and shorter than ${a} + ${b}.`,
    `${b - a} < x < ${a + b}`,
  ]
  const rules = { unit: words[unit] }
  if (p.asked === 'longest')
    return {
      ask: `${sides} What is the longest it can be?`,
      answer: most,
      wrong: [
        [a + b, 'slip_off_by_one', `With ${a + b} the two sides would lie flat on the third. It must be shorter.`],
        [b, 'prototype_shape', 'A triangle may be flat and wide. The third side can be longer than both.'],
        [least, 'looks_alike', 'That is the shortest third side. The longest is asked for.'],
        [b - a, 'wrong_operation', 'The sides were subtracted. For the longest third side, add them.'],
      ],
      hints: [
        rule,
        'Imagine the two sides opening wider and wider. When do they become one straight line?',
        `The third side is shorter than \\(${a} + ${b}\\).`,
      ],
      steps: [
        [rule],
        [`So the third side is shorter than ${a} and ${b} together.`, `x < ${a} + ${b} = ${a + b}`],
        [`The largest whole number below ${a + b} is ${most}.`, `x = ${most}`],
      ],
      rules,
    }
  if (p.asked === 'shortest')
    return {
      ask: `${sides} What is the shortest it can be?`,
      answer: least,
      wrong: [
        [b - a, 'slip_off_by_one', `With ${b - a} the three sides would lie flat on each other. It must be longer.`],
        [a, 'prototype_shape', 'A triangle may be thin. The third side can be the shortest of the three.'],
        [least + 1, 'slip_off_by_one', `A third side of ${least} is long enough already. Try it.`],
        [most, 'looks_alike', 'That is the longest third side. The shortest is asked for.'],
      ],
      hints: [
        rule,
        `The third side and the side of ${a} together must be longer than ${b}.`,
        `Solve \\(x + ${a} > ${b}\\).`,
      ],
      steps: [
        [rule],
        [`The third side and ${a} together are longer than ${b}.`, `x + ${a} > ${b} \\qquad x > ${b - a}`],
        [`The smallest whole number above ${b - a} is ${least}.`, `x = ${least}`],
      ],
      rules,
    }
  if (p.asked === 'count')
    return {
      ask: `${sides} How many different lengths can it have?`,
      answer: 2 * a - 1,
      wrong: [
        [2 * a, 'slip_off_by_one', 'One of the two ends was counted. The triangle would lie flat there.'],
        [
          b - a + 1,
          'prototype_shape',
          `Only lengths from ${a} to ${b} were counted. Thin and wide triangles count too.`,
        ],
        [2 * a + 1, 'looks_alike', 'Both ends were counted. The triangle would lie flat there.'],
        [most, 'stops_early', `Lengths from 1 on were counted. Those up to ${b - a} are too short.`],
      ],
      hints: [
        rule,
        'Find the shortest and the longest possible third side.',
        `Count the whole numbers from ${least} to ${most}.`,
      ],
      steps: [
        range,
        [`The whole numbers are those from ${least} to ${most}.`],
        ['Count them.', `${most} - ${least} + 1 = ${2 * a - 1}`],
      ],
    }
  return {
    ask: `${sides} What is the largest perimeter it can have?`,
    answer: a + b + most,
    wrong: [
      [2 * (a + b), 'slip_off_by_one', `A third side of ${a + b} would lie flat on the other two.`],
      [a + 2 * b, 'prototype_shape', `The third side may be longer than ${b}. The triangle is wide and flat then.`],
      [most, 'stops_early', 'That is the longest third side. Add the other two sides.'],
      [a + b + least, 'looks_alike', 'That uses the shortest third side. The largest perimeter needs the longest.'],
    ],
    hints: [
      rule,
      'The perimeter is largest when the third side is longest.',
      `The third side is shorter than \\(${a} + ${b}\\). Then add all three sides.`,
    ],
    steps: [
      range,
      [`The longest third side is ${most}.`],
      ['Add the three sides.', `${a} + ${b} + ${most} = ${a + b + most}`],
    ],
    rules,
  }
}

const picture = (p: Params): Figure =>
  triangle({
    corners: turnedCorners(cornersFromSides(p.a, 0.8 * p.b, p.b), p.turn),
    sideLabels: [`${p.b} ${p.unit}`, `${p.a} ${p.unit}`, '?'],
  })

/** Use the triangle inequality (7.G.A.2). */
export const level: TopicLevel<Params> = {
  key: 'triangles_practice/2',
  version: 1,
  params,
  reject: (p) => (p.b >= 2 * p.a ? 'too thin' : null),
  note: (p) => `${p.asked} ${p.a} ${p.b}`,
  ...toldBy(tell, picture),
  forms: ['choice', 'numeric'],
  figure: picture,
  load: (p) => p.a + (p.asked === 'count' || p.asked === 'perimeter' ? 12 : 0),
}
