import { cornersFromSides, triangle } from '../../figures/triangle.ts'
import { toldBy } from '../telling.ts'
import { bisectorShare, incenter } from './bisectors.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind =
  | 'medianBack'
  | 'median'
  | 'bisector'
  | 'centroidLong'
  | 'centroidShort'
  | 'wholeMedian'
  | 'incenter'
  | 'circumcenter'
  | 'halves'

/** `n` is the number from which the question is made (see `tell`), `m` a second one; `shape` bends the drawing. */
export interface Params {
  readonly kind: Kind
  readonly n: number
  readonly m: number
  readonly shape: number
}

const easy = ['median', 'medianBack', 'bisector', 'circumcenter', 'median', 'circumcenter'] as const
const hard = ['centroidLong', 'centroidShort', 'wholeMedian', 'incenter', 'halves', 'halves'] as const

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(1.6 * difficulty - 0.3) ? chance.pick(hard) : chance.pick(easy)
  const shape = chance.int(0, 5)
  if (kind === 'bisector') return { kind, n: chance.int(18, 69), m: 0, shape }
  if (kind === 'incenter') return { kind, n: 2 * chance.int(18, 64), m: 0, shape }
  if (kind === 'halves') return { kind, n: chance.int(3, 16), m: chance.int(2, 5), shape }
  const grow = Math.round(10 * difficulty)
  return { kind, n: chance.int(4 + grow, 110 + grow), m: 0, shape }
}

const constant = (p: Params): number => (p.m - 1) * p.n + p.shape + 1

function reject(p: Params): string | null {
  if (p.kind === 'incenter' && (p.n === 60 || p.n === 90)) return 'numbers alike'
  return p.kind === 'bisector' && p.n === 45 ? 'numbers alike' : null
}

function tellHalf(p: Params): Telling {
  const { n } = p
  if (p.kind === 'median')
    return {
      ask: [
        `\\(AM\\) is a median. \\(BC\\) is ${2 * n} cm long. How long is \\(BM\\)?`,
        `The median from \\(A\\) meets \\(BC\\) at \\(M\\). \\(BC = ${2 * n}\\) cm. Find \\(BM\\).`,
      ],
      answer: n,
      wrong: [
        [2 * n, 'given_number', 'That is the whole side. The median meets it in the middle.'],
        [4 * n, 'wrong_operation', 'The side was doubled. Halve it.'],
        [n + 1, 'slip_off_by_one', 'Very close. Halve the side once more.'],
        [n - 1, 'slip_off_by_one', 'Very close. Halve the side once more.'],
      ],
      hints: [
        'What does a median do to the side that it meets?',
        '\\(M\\) is the midpoint of \\(BC\\).',
        `Halve ${2 * n}.`,
      ],
      steps: [
        ['A median goes to the midpoint of the opposite side, so \\(BM\\) and \\(MC\\) are equal.'],
        ['Halve the side.', `BM = ${2 * n} \\div 2 = ${n}`],
      ],
      rules: { unit: 'cm' },
    }
  if (p.kind === 'medianBack')
    return {
      ask: [
        `\\(AM\\) is a median. \\(MC\\) is ${n} cm long. How long is \\(BC\\)?`,
        `The median from \\(A\\) meets \\(BC\\) at \\(M\\). \\(BM = ${n}\\) cm. Find \\(BC\\).`,
      ],
      answer: 2 * n,
      wrong: [
        [n, 'given_number', 'That is one half of the side. The median makes two equal halves.'],
        [3 * n, 'looks_alike', 'A median cuts the side into two equal parts, not three.'],
        [2 * n + 1, 'slip_off_by_one', 'Very close. Double the half once more.'],
        [2 * n - 1, 'slip_off_by_one', 'Very close. Double the half once more.'],
      ],
      hints: [
        'What does a median do to the side that it meets?',
        '\\(M\\) is the midpoint of \\(BC\\).',
        `Double ${n}.`,
      ],
      steps: [
        ['A median goes to the midpoint of the opposite side, so \\(BM\\) and \\(MC\\) are equal.'],
        ['Add the two halves.', `BC = ${n} + ${n} = ${2 * n}`],
      ],
      rules: { unit: 'cm' },
    }
  if (p.kind === 'bisector')
    return {
      ask: [
        `\\(AD\\) bisects the angle at \\(A\\). Angle \\(BAD\\) is \\(${n}^\\circ\\). How large is angle \\(BAC\\)?`,
        `The angle bisector \\(AD\\) makes an angle \\(BAD\\) of \\(${n}^\\circ\\). Find angle \\(BAC\\).`,
      ],
      answer: 2 * n,
      wrong: [
        [n, 'given_number', 'That is only one half of the angle. The bisector makes two of them.'],
        n % 2 === 0
          ? [n / 2, 'wrong_operation', 'The angle was halved again. The whole angle is larger.']
          : [2 * n + 1, 'slip_off_by_one', 'Very close. Double the angle once more.'],
        [90, 'prototype_shape', 'The bisector need not stand at a right angle, and the angle need not be one.'],
        [180 - n, 'looks_alike', 'Nothing here makes a straight line. Double the half.'],
      ],
      hints: [
        'To bisect is to cut into two equal parts.',
        `Angle \\(DAC\\) is \\(${n}^\\circ\\) too.`,
        `Add the two halves.`,
      ],
      steps: [
        ['A bisector cuts the angle into two equal parts.', `\\angle BAD = \\angle DAC = ${n}^\\circ`],
        ['Add the two parts.', `2 \\times ${n} = ${2 * n}`],
      ],
      rules: { unit: 'degrees' },
    }
  return {
    ask: [
      `The right triangle \\(ABC\\) has the hypotenuse \\(AB = ${2 * n}\\) cm. How far is its circumcenter \\(M\\) from the corner \\(C\\)?`,
      `In a right triangle the hypotenuse is ${2 * n} cm long. How long is the radius of the circle through its three corners?`,
    ],
    answer: n,
    wrong: [
      [2 * n, 'given_number', 'That is the hypotenuse, the diameter of the circle. Halve it.'],
      [4 * n, 'wrong_operation', 'The hypotenuse was doubled. The radius is half of it.'],
      [n + 1, 'slip_off_by_one', 'Very close. Halve the hypotenuse once more.'],
      [n - 1, 'slip_off_by_one', 'Very close. Halve the hypotenuse once more.'],
    ],
    hints: [
      'The circumcenter is equally far from all three corners.',
      'In a right triangle it is the midpoint of the hypotenuse.',
      `Halve ${2 * n}.`,
    ],
    steps: [
      ['In a right triangle the circumcenter is the midpoint of the hypotenuse.'],
      ['It is equally far from all three corners.', `CM = AM = ${2 * n} \\div 2 = ${n}`],
    ],
    rules: { unit: 'cm' },
  }
}

const thirds = 'The centroid cuts each median in the ratio two to one, with the longer part at the corner.'

function tellCentroid(p: Params): Telling {
  const { n, kind } = p
  const [given, answer] =
    kind === 'centroidLong' ? [3 * n, 2 * n] : kind === 'centroidShort' ? [3 * n, n] : [2 * n, 3 * n]
  const rules = { unit: 'cm' }
  if (kind === 'wholeMedian')
    return {
      ask: [
        `\\(G\\) is the centroid, and \\(AG = ${given}\\) cm. How long is the median \\(AM\\)?`,
        `The centroid \\(G\\) is ${given} cm from the corner \\(A\\). Find the median \\(AM\\).`,
      ],
      answer,
      wrong: [
        [
          4 * n,
          'prototype_shape',
          'The centroid is not the middle of the median. It is two thirds of the way from the corner.',
        ],
        [n, 'stops_early', 'That is the short part. Add it to the long part.'],
        [6 * n, 'wrong_operation', 'The long part is two thirds of the median, not one third.'],
        [2 * n + 1, 'near', 'Find the short part first: it is half of the long part.'],
      ],
      hints: [
        thirds,
        `The long part is \\(${given}\\). How long is the short part?`,
        `Add the parts: \\(${given} + ${n}\\).`,
      ],
      steps: [
        [thirds, 'AG : GM = 2 : 1'],
        ['The short part is half of the long part.', `GM = ${given} \\div 2 = ${n}`],
        ['Add both parts.', `AM = ${given} + ${n} = ${answer}`],
      ],
      rules,
    }
  const long = kind === 'centroidLong'
  return {
    ask: [
      `The median \\(AM\\) is ${given} cm long, and \\(G\\) is the centroid. Find \\(${long ? 'AG' : 'GM'}\\).`,
      `\\(G\\) is the centroid of the triangle. The median \\(AM\\) measures ${given} cm. How long is \\(${long ? 'AG' : 'GM'}\\)?`,
    ],
    answer,
    wrong: [
      [long ? n : 2 * n, 'looks_alike', `That is the other part of the median. The longer part is at the corner.`],
      given % 2 === 0
        ? [given / 2, 'prototype_shape', 'The centroid is not the middle of the median.']
        : [given, 'given_number', 'That is the whole median. The centroid cuts it.'],
      [given - 2 > answer ? given - 2 : given + 2, 'near', 'Cut the median into three equal parts first.'],
      [given, 'given_number', 'That is the whole median. The centroid cuts it.'],
    ],
    hints: [
      thirds,
      `Cut the median into three equal parts: \\(${given} \\div 3\\).`,
      long ? 'The part at the corner is two of them.' : 'The part at the side is one of them.',
    ],
    steps: [
      [thirds, 'AG : GM = 2 : 1'],
      ['One third of the median is this long.', `${given} \\div 3 = ${n}`],
      long
        ? ['The part at the corner is two thirds.', `AG = 2 \\times ${n} = ${answer}`]
        : ['The part at the side is one third.', `GM = ${answer}`],
    ],
    rules,
  }
}

function tellHard(p: Params): Telling {
  const { n, m } = p
  if (p.kind === 'incenter') {
    const answer = 90 + n / 2
    return {
      ask: [
        `\\(I\\) is the incenter of triangle \\(ABC\\). The angle at \\(A\\) is \\(${n}^\\circ\\). How large is angle \\(BIC\\)?`,
        `The bisectors of the angles at \\(B\\) and \\(C\\) meet at \\(I\\). The angle at \\(A\\) is \\(${n}^\\circ\\). Find angle \\(BIC\\).`,
      ],
      answer,
      wrong: [
        [
          180 - n,
          'stops_early',
          'That is the sum of the whole angles at \\(B\\) and \\(C\\). Only halves of them lie in triangle \\(BIC\\).',
        ],
        [90 - n / 2, 'stops_early', 'That is the sum of the two half angles. Take it away from 180 degrees.'],
        [2 * n, 'looks_alike', 'Doubling works for the circumcenter. The incenter halves the angles.'],
        [n, 'given_number', 'That is the angle at \\(A\\). The angle at \\(I\\) is wider.'],
      ],
      hints: [
        'The incenter lies on the bisectors, so half of each angle lies in triangle \\(BIC\\).',
        `The angles at \\(B\\) and \\(C\\) together make \\(180^\\circ - ${n}^\\circ\\). Halve that.`,
        `Take the sum of the halves away from \\(180^\\circ\\).`,
      ],
      steps: [
        ['The whole angles at \\(B\\) and \\(C\\) fill up to 180 degrees.', `180 - ${n} = ${180 - n}`],
        ['The bisectors halve both of them.', `${180 - n} \\div 2 = ${90 - n / 2}`],
        ['The angles of triangle \\(BIC\\) make 180 degrees too.', `\\angle BIC = 180 - ${90 - n / 2} = ${answer}`],
      ],
      rules: { unit: 'degrees' },
    }
  }
  const c = constant(p)
  const k = p.shape + 1
  const half = m * n + k
  return {
    ask: `\\(AM\\) is a median. \\(BM = ${m}x + ${k}\\) and \\(MC = x + ${c}\\), in centimeters. How long is \\(BC\\)?`,
    answer: 2 * half,
    wrong: [
      [half, 'stops_early', 'That is one half. \\(BC\\) is both halves together.'],
      [n, 'stops_early', 'That is \\(x\\). Put it into both parts of the side.'],
      [m + 1 + k + c, 'looks_alike', 'The letter was left out. Set the two halves equal and find \\(x\\).'],
      [2 * half + 2, 'near', 'Very close. Put \\(x\\) into both halves once more.'],
    ],
    hints: [
      'What does the median say about \\(BM\\) and \\(MC\\)?',
      `They are equal: \\(${m}x + ${k} = x + ${c}\\).`,
      'Find \\(x\\), then add both halves.',
    ],
    steps: [
      ['A median halves the side.', `${m}x + ${k} = x + ${c}`],
      ['Collect \\(x\\) on one side.', m === 2 ? `x = ${c} - ${k} = ${n}` : `${m - 1}x = ${c - k} \\qquad x = ${n}`],
      ['Each half has this length.', `x + ${c} = ${n} + ${c} = ${half}`],
      ['Add both halves.', `BC = ${half} + ${half} = ${2 * half}`],
    ],
    rules: { unit: 'cm' },
  }
}

function tell(p: Params): Telling {
  if (p.kind === 'incenter' || p.kind === 'halves') return tellHard(p)
  return p.kind === 'median' || p.kind === 'medianBack' || p.kind === 'bisector' || p.kind === 'circumcenter'
    ? tellHalf(p)
    : tellCentroid(p)
}

function picture(p: Params): Figure {
  const { n, kind } = p
  const names = ['B', 'C', 'A'] as const
  const wide = [
    [0, 0],
    [10, 0],
    [1.6 + p.shape, 7],
  ] as const
  const from = 2
  if (kind === 'circumcenter')
    return triangle(
      {
        corners: [
          [0, 0],
          [10, 0],
          [1.2 + p.shape / 2, Math.sqrt((1.2 + p.shape / 2) * (8.8 - p.shape / 2))],
        ],
        names: ['A', 'B', 'C'],
        rightAngles: [2],
        sideLabels: [`${2 * n} cm`, null, null],
        cevians: [{ from: 2, to: 0.5, halves: true, name: 'M' }],
      },
      {
        alt: `Right triangle ABC with the right angle at C and the hypotenuse AB = ${2 * n} cm. M is the midpoint of AB.`,
      },
    )
  if (kind === 'bisector') {
    const rad = Math.PI / 180
    const [left, right] = [6, 7 + p.shape / 2]
    const corners = [
      [-left * Math.sin(n * rad), -left * Math.cos(n * rad)],
      [right * Math.sin(n * rad), -right * Math.cos(n * rad)],
      [0, 0],
    ] as const
    return triangle(
      { corners, names, arcs: [0, 0, 1], cevians: [{ from, to: left / (left + right), name: 'D' }] },
      { alt: `Triangle ABC. A dashed line from A meets BC at D and halves the angle at A. Angle BAD is ${n} degrees.` },
    )
  }
  if (kind === 'median' || kind === 'medianBack')
    return triangle(
      { corners: wide, names, cevians: [{ from, halves: true, name: 'M' }], sideLabels: [null, null, null] },
      { alt: `Triangle ABC with a dashed line from A to M, the midpoint of BC.` },
    )
  if (kind === 'halves')
    return triangle(
      {
        corners: wide,
        names,
        cevians: [{ from, halves: true, name: 'M', parts: [`${p.m}x + ${p.shape + 1}`, `x + ${constant(p)}`] }],
      },
      {
        alt: `Triangle ABC. A dashed line from A halves BC at M. BM is ${p.m}x + ${p.shape + 1} and MC is x + ${constant(p)}.`,
      },
    )
  if (kind === 'incenter') {
    const corners = cornersFromSides(10, 9 + p.shape / 3, 2 * 9.5 * Math.sin((n * Math.PI) / 360))
    const turned = [corners[0], corners[1], corners[2]] as const
    return triangle(
      {
        corners: turned,
        names: ['B', 'C', 'A'],
        angleLabels: [null, null, `${n}°`],
        cevians: [
          { from: 0, to: bisectorShare(turned, 0) },
          { from: 1, to: bisectorShare(turned, 1) },
        ],
        points: [{ at: incenter(turned), name: 'I' }],
      },
      { alt: `Triangle ABC with an angle of ${n} degrees at A. Dashed bisectors of the angles at B and C meet at I.` },
    )
  }
  return triangle(
    {
      corners: wide,
      names,
      cevians: [{ from, halves: true, name: 'M' }, { from: 0 }, { from: 1 }],
      points: [{ at: [(11.6 + p.shape) / 3, 7 / 3], name: 'G' }],
    },
    { alt: 'Triangle ABC with its three medians as dashed lines. They meet at G. The median from A ends at M on BC.' },
  )
}

const rank: Readonly<Record<Kind, number>> = {
  median: 0,
  medianBack: 0,
  bisector: 0,
  circumcenter: 1,
  centroidShort: 3,
  centroidLong: 3,
  wholeMedian: 4,
  halves: 5,
  incenter: 5,
}

/** Use medians, bisectors and centers (HSG-CO.C.10, HSG-C.A.3). */
export const level: TopicLevel<Params> = {
  key: 'triangles_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.n} ${p.m}${p.kind === 'halves' ? ` ${p.shape}` : ''}`,
  ...toldBy(tell, picture),
  forms: ['choice', 'numeric'],
  figure: picture,
  load: (p) => rank[p.kind],
}
