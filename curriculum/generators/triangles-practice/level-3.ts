import { cornersFromAngles, cornersFromSides, triangle, turnedCorners } from '../../figures/triangle.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'vertex' | 'base' | 'outside' | 'equal' | 'midsegment' | 'third' | 'around' | 'letter'

/**
 * `n` is the angle at the tip (vertex), one of the equal angles (base, outside), the solution of the equation (equal, letter),
 * or a length in centimeters; `m` and `k` are further numbers of the equations, or the other two sides.
 */
export interface Params {
  readonly kind: Kind
  readonly n: number
  readonly m: number
  readonly k: number
  readonly turn: number
}

function params(chance: Chance, difficulty: number): Params {
  const turn = chance.int(0, 23) * 15
  if (chance.happens(1.5 * difficulty - 0.25)) {
    const kind = chance.pick(['equal', 'around', 'letter', 'equal', 'letter'] as const)
    if (kind === 'around') return { kind, n: chance.int(10, 30), m: chance.int(10, 30), k: chance.int(10, 30), turn }
    return { kind, n: chance.int(4, 15), m: chance.int(2, 5), k: chance.int(1, 12), turn }
  }
  const kind = chance.pick(['vertex', 'base', 'outside', 'midsegment', 'third', 'midsegment', 'third'] as const)
  if (kind === 'vertex') return { kind, n: 2 * chance.int(10, 70), m: 0, k: 0, turn }
  if (kind === 'base' || kind === 'outside') return { kind, n: chance.int(25, 76), m: 0, k: 0, turn }
  return { kind, n: chance.int(6, 140), m: 0, k: 0, turn }
}

/** Two expressions of the same length: m x + k and x + c, equal at x = n. */
const other = (p: Params): number => (p.m - 1) * p.n + p.k
/** For 'letter': the midsegment is x + k, the third side is m x + c. */
const thirdConstant = (p: Params): number => 2 * (p.n + p.k) - p.m * p.n

function reject(p: Params): string | null {
  if (p.kind === 'vertex' && (p.n === 60 || p.n === 90)) return 'all angles alike'
  if ((p.kind === 'base' || p.kind === 'outside') && (p.n === 60 || p.n === 45)) return 'angles alike'
  if (p.kind === 'equal' && other(p) > 60) return 'large numbers'
  if (p.kind === 'letter' && (thirdConstant(p) < 1 || p.m === 2)) return 'no question'
  if (
    p.kind === 'around' &&
    (new Set([p.n, p.m, p.k]).size < 3 || 2 * Math.max(p.n, p.m, p.k) > 0.85 * (p.n + p.m + p.k))
  )
    return 'no triangle'
  return null
}

function tellAngle(p: Params): Telling {
  const { n } = p
  const rule = 'In an isosceles triangle the angles across from the equal sides are equal.'
  const rules = { unit: 'degrees', variable: 'x' }
  if (p.kind === 'vertex')
    return {
      ask: [
        `The two marked sides are equal. The angle between them is \\(${n}^\\circ\\). Find \\(x\\).`,
        `An isosceles triangle has an angle of \\(${n}^\\circ\\) between its equal sides. How large is \\(x\\)?`,
      ],
      answer: (180 - n) / 2,
      wrong: [
        [n, 'prototype_shape', 'The equal angles lie across from the equal sides, however the triangle is turned.'],
        [180 - n, 'stops_early', 'That is left for two equal angles. Halve it.'],
        [
          180 - 2 * n > 0 ? 180 - 2 * n : 360 - 2 * n,
          'wrong_operation',
          `The angle of ${n} degrees is there only once. It is not one of the equal angles.`,
        ],
        [n / 2, 'looks_alike', 'Halving the given angle does not use the sum of 180 degrees.'],
      ],
      hints: [
        rule,
        `All three angles make 180 degrees. Take away \\(${n}\\).`,
        `Share the rest, \\(180 - ${n}\\), between two equal angles.`,
      ],
      steps: [
        [rule],
        ['Take the known angle away from 180 degrees.', `180 - ${n} = ${180 - n}`],
        ['Two equal angles share the rest.', `x = ${180 - n} \\div 2 = ${(180 - n) / 2}`],
      ],
      check: ['Check: the three angles make 180 degrees.', `${n} + ${(180 - n) / 2} + ${(180 - n) / 2} = 180`],
      rules,
    }
  const tip = 180 - 2 * n
  const base = p.kind === 'base'
  return {
    ask: base
      ? [
          `The two marked sides are equal. One of the equal angles is \\(${n}^\\circ\\). Find the angle \\(x\\) between the equal sides.`,
          `An isosceles triangle has two angles of \\(${n}^\\circ\\). How large is its third angle, \\(x\\)?`,
        ]
      : [
          `The two marked sides are equal. One of the equal angles is \\(${n}^\\circ\\). How large is the exterior angle beside the angle between the equal sides?`,
        ],
    answer: base ? tip : 2 * n,
    wrong: base
      ? [
          [n, 'prototype_shape', 'The equal angles lie across from the equal sides. This one lies between them.'],
          [180 - n, 'stops_early', `Both equal angles have ${n} degrees. Take it away twice.`],
          [
            (180 - n) / 2 === Math.floor((180 - n) / 2) ? (180 - n) / 2 : 90 - n > 0 ? 90 - n : n + 10,
            (180 - n) % 2 === 0 ? 'prototype_shape' : 'near',
            `The angle of ${n} degrees is one of the equal ones, not the one between the equal sides.`,
          ],
          [2 * n, 'stops_early', 'That is the sum of the two equal angles. Take it away from 180.'],
        ]
      : [
          [tip, 'stops_early', 'That is the angle inside. The exterior angle beside it makes 180 degrees with it.'],
          [180 - n, 'prototype_shape', 'That is the exterior angle beside one of the equal angles.'],
          [n, 'given_number', 'The exterior angle is as large as the two far inside angles together.'],
          [360 - tip, 'looks_alike', 'The exterior angle and the inside angle make a straight line, not a full turn.'],
        ],
    hints: [
      rule,
      `So two angles have \\(${n}^\\circ\\).`,
      base ? `Work out \\(180 - 2 \\times ${n}\\).` : 'An exterior angle equals the two far inside angles together.',
    ],
    steps: base
      ? [
          [rule],
          [`So two angles are ${n} degrees.`, `2 \\times ${n} = ${2 * n}`],
          ['The third angle fills up to 180 degrees.', `x = 180 - ${2 * n} = ${tip}`],
        ]
      : [
          [rule],
          [`So the two far inside angles are both ${n} degrees.`],
          ['An exterior angle equals the sum of the two far inside angles.', `${n} + ${n} = ${2 * n}`],
        ],
    rules: base ? rules : { unit: 'degrees' },
  }
}

function tellMiddle(p: Params): Telling {
  const { n, m, k } = p
  const rule = 'A midsegment joins the midpoints of two sides. It is parallel to the third side and half as long.'
  const rules = { unit: 'cm' }
  if (p.kind === 'third')
    return {
      ask: [
        `\\(D\\) and \\(E\\) are midpoints of two sides. \\(DE\\) is ${n} cm long. How long is the third side?`,
        `The midsegment \\(DE\\) of a triangle is ${n} cm long. Find the side that is parallel to it.`,
      ],
      answer: 2 * n,
      wrong: [
        [n, 'prototype_shape', 'Parallel sides need not be equal. The midsegment is half of the third side.'],
        n % 2 === 0
          ? [n / 2, 'wrong_operation', 'The length was halved. The third side is the longer one.']
          : [n + 2, 'near', 'The third side is twice the midsegment.'],
        [4 * n, 'looks_alike', 'Four times is for the areas. The length is twice the midsegment.'],
        [3 * n, 'looks_alike', 'The third side is twice the midsegment, not three times.'],
      ],
      hints: [rule, 'Which of the two is longer?', `Double ${n}.`],
      steps: [[rule], ['So the third side is twice the midsegment.', `2 \\times ${n} = ${2 * n}`]],
      rules,
    }
  if (p.kind === 'midsegment')
    return {
      ask: [
        `\\(D\\) and \\(E\\) are midpoints of two sides. The third side is ${2 * n} cm long. How long is \\(DE\\)?`,
        `A side of a triangle is ${2 * n} cm long. Find the midsegment \\(DE\\) parallel to it.`,
      ],
      answer: n,
      wrong: [
        [2 * n, 'prototype_shape', 'Parallel sides need not be equal. The midsegment is half of the third side.'],
        [4 * n, 'wrong_operation', 'The length was doubled. The midsegment is the shorter one.'],
        n % 2 === 0
          ? [n / 2, 'looks_alike', 'A quarter is for the areas. The length is a half.']
          : [n + 1, 'slip_off_by_one', 'Very close. Halve the third side once more.'],
        [n - 1, 'slip_off_by_one', 'Very close. Halve the third side once more.'],
      ],
      hints: [rule, 'Which of the two is shorter?', `Halve ${2 * n}.`],
      steps: [[rule], ['So the midsegment is half of the third side.', `${2 * n} \\div 2 = ${n}`]],
      rules,
    }
  if (p.kind === 'around') {
    const sum = n + m + k
    return {
      ask: `A triangle has sides of ${2 * n} cm, ${2 * m} cm and ${2 * k} cm. The midpoints of its sides are joined. What is the perimeter of the inner triangle?`,
      answer: sum,
      wrong: [
        [2 * sum, 'stops_early', 'That is the perimeter of the large triangle. Each inner side is half as long.'],
        [4 * sum, 'wrong_operation', 'The sides were doubled. Each inner side is half of a side.'],
        [
          n + m + 2 * k,
          'prototype_shape',
          'All three inner sides are midsegments, whichever way they lie. Halve each side.',
        ],
        [sum - k, 'looks_alike', 'One of the three inner sides was left out.'],
      ],
      hints: [rule, 'Each side of the inner triangle is a midsegment.', `Add the halves: \\(${n} + ${m} + ${k}\\).`],
      steps: [
        [rule],
        ['So each inner side is half of a side.', `${n}, ${m}, ${k}`],
        ['Add them.', `${n} + ${m} + ${k} = ${sum}`],
      ],
      check: [`Check: it is half of the large perimeter, ${2 * sum}.`, `${2 * sum} \\div 2 = ${sum}`],
      rules,
    }
  }
  const c = thirdConstant(p)
  const half = n + k
  return {
    ask: `\\(DE\\) is a midsegment. \\(DE = x + ${k}\\) and \\(BC = ${m}x + ${c}\\), in centimeters. Find \\(x\\).`,
    answer: n,
    wrong: [
      ...(Number.isInteger((k - c) / (m - 1)) && (k - c) / (m - 1) > 0
        ? ([
            [
              (k - c) / (m - 1),
              'prototype_shape',
              'The two segments are parallel, not equal. \\(BC\\) is twice \\(DE\\).',
            ],
          ] as const)
        : []),
      [half, 'looks_alike', `That is the length of \\(DE\\). The value of \\(x\\) is asked for.`],
      [2 * half, 'looks_alike', `That is the length of \\(BC\\). The value of \\(x\\) is asked for.`],
      [n + 1, 'slip_off_by_one', 'Very close. Put your value into both lengths.'],
      ...(n > 1 ? ([[n - 1, 'slip_off_by_one', 'Very close. Put your value into both lengths.']] as const) : []),
    ],
    hints: [rule, '\\(BC\\) is twice \\(DE\\). Write that as an equation.', `Solve \\(2(x + ${k}) = ${m}x + ${c}\\).`],
    steps: [
      [rule, `BC = 2 \\times DE`],
      ['Put in the lengths.', `${m}x + ${c} = 2(x + ${k}) = 2x + ${2 * k}`],
      [
        'Collect \\(x\\) on one side.',
        m - 2 === 1 ? `x = ${2 * k} - ${c} = ${n}` : `${m - 2}x = ${2 * k - c} \\qquad x = ${n}`,
      ],
    ],
    check: [`Check: \\(DE = ${half}\\) and \\(BC = ${2 * half}\\).`],
    rules: { variable: 'x' },
  }
}

function tellEqual(p: Params): Telling {
  const { n, m, k } = p
  const c = other(p)
  const side = m * n + k
  return {
    ask: `The two marked sides are equal. They are \\(${m}x + ${k}\\) and \\(x + ${c}\\) centimeters long. How long is each of them?`,
    answer: side,
    wrong: [
      [n, 'stops_early', `That is \\(x\\). Put it into one of the sides.`],
      [2 * side, 'looks_alike', 'That is both sides together. One side is asked for.'],
      [side + 1, 'slip_off_by_one', 'Very close. Put \\(x\\) into both sides again.'],
      [m + k + 1 + c, 'prototype_shape', 'The letters were left out. Equal marks mean: set the two lengths equal.'],
    ],
    hints: [
      'Equal marks mean equal lengths.',
      `Solve \\(${m}x + ${k} = x + ${c}\\).`,
      'Then put \\(x\\) into one of the two lengths.',
    ],
    steps: [
      ['The marked sides are equal.', `${m}x + ${k} = x + ${c}`],
      ['Collect \\(x\\) on one side.', m === 2 ? `x = ${c} - ${k} = ${n}` : `${m - 1}x = ${c - k} \\qquad x = ${n}`],
      ['Put it into one side.', `${m} \\times ${n} + ${k} = ${side}`],
    ],
    check: ['Check with the other side.', `${n} + ${c} = ${side}`],
    rules: { unit: 'cm' },
  }
}

const tell = (p: Params): Telling =>
  p.kind === 'equal'
    ? tellEqual(p)
    : p.kind === 'vertex' || p.kind === 'base' || p.kind === 'outside'
      ? tellAngle(p)
      : tellMiddle(p)

function picture(p: Params): Figure {
  const { n, m, k } = p
  if (p.kind === 'vertex' || p.kind === 'base' || p.kind === 'outside') {
    const base = p.kind === 'vertex' ? (180 - n) / 2 : n
    const corners = turnedCorners(
      cornersFromAngles(base, base),
      p.kind === 'outside' ? base - 180 : base < 45 ? (p.turn % 60) - 30 : p.turn,
    )
    const labels = p.kind === 'vertex' ? ['x', null, `${n}°`] : [`${n}°`, null, p.kind === 'base' ? 'x' : null]
    return triangle({
      corners,
      ticks: [0, 1, 1],
      angleLabels: labels,
      ...(p.kind === 'outside' ? { exterior: { side: 1, label: '?' } } : {}),
    })
  }
  if (p.kind === 'equal') {
    const side = m * n + k
    return triangle({
      corners: turnedCorners(cornersFromSides(side, side, side * 0.8), p.turn),
      ticks: [0, 1, 1],
      sideLabels: [null, `${m}x + ${k}`, `x + ${other(p)}`],
    })
  }
  if (p.kind === 'around')
    return triangle(
      {
        corners: turnedCorners(cornersFromSides(m, k, n), p.turn),
        sideLabels: [`${2 * n} cm`, `${2 * m} cm`, `${2 * k} cm`],
        parallel: { side: 0, at: 0.5 },
      },
      {
        alt: `A triangle with sides of ${2 * n} cm, ${2 * m} cm and ${2 * k} cm. A line joins the midpoints of two of its sides.`,
      },
    )
  const [inner, outer] =
    p.kind === 'letter'
      ? [`x + ${k}`, `${m}x + ${thirdConstant(p)}`]
      : p.kind === 'third'
        ? [`${n} cm`, '?']
        : ['?', `${2 * n} cm`]
  return triangle(
    {
      corners: turnedCorners(
        [
          [0, 0],
          [10, 0],
          [3 + (p.turn % 4), 7],
        ],
        (p.turn % 60) - 30,
      ),
      names: ['B', 'C', 'A'],
      sideLabels: [outer, null, null],
      parallel: { side: 0, at: 0.5, label: inner, names: ['D', 'E'] },
    },
    {
      alt: `Triangle ABC with side BC = ${outer}. D and E are the midpoints of the other two sides, and DE = ${inner}.`,
    },
  )
}

const rank: Readonly<Record<Kind, number>> = {
  midsegment: 0,
  third: 0,
  vertex: 1,
  base: 1,
  outside: 2,
  around: 4,
  equal: 4,
  letter: 5,
}

/** Use equal sides and midsegments (HSG-CO.C.10). */
export const level: TopicLevel<Params> = {
  key: 'triangles_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.n} ${p.m} ${p.k}`,
  ...toldBy(tell, picture),
  forms: ['choice', 'numeric'],
  figure: picture,
  load: (p) => rank[p.kind],
}
