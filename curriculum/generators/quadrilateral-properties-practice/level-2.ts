import { polygon } from '../../figures/polygon.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'rectangle' | 'trapezoid' | 'rhombusAngle' | 'midsegment' | 'rhombusSide' | 'letter'

/** Two numbers of the figure; see `tell` for their meaning. `k` is a coefficient. */
export interface Params {
  readonly kind: Kind
  readonly a: number
  readonly b: number
  readonly k: number
}

const triples = pythagoreanTriples(60).filter(([a, b]) => a < b && b < 3 * a)

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  if (stage < 0.36) {
    const kind = chance.pick([
      'rectangle',
      'trapezoid',
      'rhombusAngle',
      'rectangle',
      'rectangle',
      'rectangle',
      'rectangle',
    ] as const)
    if (kind === 'rectangle') return { kind, a: 2 * chance.int(4, 390), b: 0, k: 0 }
    return kind === 'trapezoid'
      ? { kind, a: chance.int(48, 82), b: 0, k: 0 }
      : { kind, a: chance.int(20, 70), b: 0, k: 0 }
  }
  if (stage < 0.7) return { kind: 'midsegment', a: chance.int(4, 40), b: chance.int(4, 40), k: 0 }
  if (chance.happens(0.12)) {
    const [a, b] = chance.pick(triples)
    return { kind: 'rhombusSide', a, b, k: 0 }
  }
  return { kind: 'letter', a: chance.int(3, 15), b: chance.int(1, 25), k: chance.int(2, 5) }
}

function reject({ kind, a, b }: Params): string | null {
  if (kind === 'rhombusAngle') return a === 45 || a === 30 ? 'numbers alike' : null
  if (kind === 'trapezoid') return a === 60 ? 'numbers alike' : null
  if (kind === 'midsegment') return b >= a || b < 0.3 * a || (a + b) % 2 === 1 ? 'no whole mean, or thin' : null
  return null
}

function tellEasy(p: Params): Telling {
  const { a } = p
  if (p.kind === 'rectangle')
    return {
      ask: [
        `\\(ABCD\\) is a rectangle. Its diagonals meet at \\(M\\), and \\(AC = ${a}\\) cm. How long is \\(BM\\)?`,
        `The diagonals of the rectangle \\(ABCD\\) meet at \\(M\\). \\(AC\\) measures ${a} cm. Find \\(BM\\).`,
      ],
      answer: a / 2,
      wrong: [
        [
          a,
          'affirm_converse',
          'Equal diagonals tell that \\(BD\\) is as long as \\(AC\\). But \\(BM\\) is only half of \\(BD\\).',
        ],
        [2 * a, 'wrong_operation', 'The diagonal was doubled. \\(BM\\) is half of a diagonal.'],
        [a / 2 + 1, 'slip_off_by_one', 'Very close. Halve the diagonal once more.'],
        [a / 2 - 1, 'slip_off_by_one', 'Very close. Halve the diagonal once more.'],
      ],
      hints: [
        'The diagonals of a rectangle are equally long.',
        'They also halve each other.',
        `So \\(BM\\) is half of ${a}.`,
      ],
      steps: [
        ['The diagonals of a rectangle are equal.', `BD = AC = ${a}`],
        ['They halve each other.', `BM = ${a} \\div 2 = ${a / 2}`],
      ],
      rules: { unit: 'cm' },
    }
  if (p.kind === 'trapezoid')
    return {
      ask: [
        `\\(ABCD\\) is an isosceles trapezoid with \\(AB\\) parallel to \\(DC\\). Angle \\(A\\) is \\(${a}^\\circ\\). How large is angle \\(C\\)?`,
      ],
      answer: 180 - a,
      wrong: [
        [
          a,
          'affirm_converse',
          'Opposite angles are equal in a parallelogram. In an isosceles trapezoid the angles at one base are equal.',
        ],
        [90 - a, 'wrong_operation', 'Angles along a leg make 180 degrees, not 90.'],
        [360 - 2 * a, 'stops_early', 'That is what two angles share. Halve it.'],
        [90, 'looks_alike', 'Nothing says that this is a right angle.'],
      ],
      hints: [
        'The two angles at the long base are equal.',
        'Angles along one leg make 180 degrees, since the bases are parallel.',
        `Work out \\(180 - ${a}\\).`,
      ],
      steps: [
        ['The angles at the base \\(AB\\) are equal.', `\\angle B = \\angle A = ${a}`],
        ['\\(B\\) and \\(C\\) lie along one leg between parallel lines.', `\\angle C = 180 - ${a} = ${180 - a}`],
      ],
      rules: { unit: 'degrees' },
    }
  return {
    ask: [
      `\\(ABCD\\) is a rhombus. The diagonal \\(AC\\) makes an angle of \\(${a}^\\circ\\) with the side \\(AB\\). How large is angle \\(ABC\\)?`,
    ],
    answer: 180 - 2 * a,
    wrong: [
      [2 * a, 'stops_early', 'That is the angle at \\(A\\). The angle at \\(B\\) makes 180 degrees with it.'],
      [180 - a, 'inclusive_class', 'The diagonal halves the angle at \\(A\\). Double the given angle first.'],
      [a, 'given_number', 'That is half of the angle at \\(A\\).'],
      [90, 'inclusive_class', 'A rhombus need not be a square. Its angles need not be right.'],
    ],
    hints: [
      'A diagonal of a rhombus halves the angles at its ends.',
      `So the whole angle at \\(A\\) is \\(2 \\times ${a}^\\circ\\).`,
      'Neighboring angles make 180 degrees.',
    ],
    steps: [
      ['The diagonal halves the angle at \\(A\\).', `\\angle A = 2 \\times ${a} = ${2 * a}`],
      ['Neighboring angles make 180 degrees.', `\\angle B = 180 - ${2 * a} = ${180 - 2 * a}`],
    ],
    rules: { unit: 'degrees' },
  }
}

function tellHard(p: Params): Telling {
  const { a, b, k } = p
  const rules = { unit: 'cm' }
  if (p.kind === 'midsegment') {
    const m = (a + b) / 2
    return {
      ask: [
        `The parallel sides of a trapezoid are ${a} cm and ${b} cm long. How long is its midsegment \\(MN\\)?`,
        `\\(M\\) and \\(N\\) are the midpoints of the legs of a trapezoid with bases of ${a} cm and ${b} cm. Find \\(MN\\).`,
      ],
      answer: m,
      wrong: [
        [a + b, 'stops_early', 'That is the sum of the bases. Halve it.'],
        [(a - b) / 2, 'wrong_operation', 'The bases were subtracted. The midsegment is their mean.'],
        [a - b, 'wrong_operation', 'The bases were subtracted. The midsegment is their mean.'],
        [m + 1, 'slip_off_by_one', 'Very close. Add and halve once more.'],
      ],
      hints: [
        'The midsegment lies halfway between the two bases.',
        'Its length is the mean of the bases.',
        `Work out \\((${a} + ${b}) \\div 2\\).`,
      ],
      steps: [
        ['The midsegment is the mean of the bases.', `MN = \\frac{${a} + ${b}}{2}`],
        ['Add and halve.', `${a + b} \\div 2 = ${m}`],
      ],
      rules,
    }
  }
  if (p.kind === 'rhombusSide') {
    const side = Math.hypot(a, b)
    return {
      ask: `The diagonals of a rhombus are ${2 * a} cm and ${2 * b} cm long. How long is a side?`,
      answer: side,
      wrong: [
        [a + b, 'wrong_operation', 'The half diagonals were added. They are the legs of a right triangle.'],
        [2 * side, 'stops_early', 'The whole diagonals were used. They halve each other, so use the halves.'],
        [side * side, 'stops_early', 'That is the square of the side. Take the square root.'],
        [b, 'inclusive_class', 'That is half of a diagonal. It would not be a side even in a square.'],
      ],
      hints: [
        'The diagonals of a rhombus halve each other and cross at a right angle.',
        `So a side is the hypotenuse over the legs ${a} and ${b}.`,
        `Work out \\(${a}^2 + ${b}^2\\), then take the square root.`,
      ],
      steps: [
        ['The diagonals halve each other at a right angle.', `${2 * a} \\div 2 = ${a} \\qquad ${2 * b} \\div 2 = ${b}`],
        ['The halves are legs of a right triangle.', `${a}^2 + ${b}^2 = ${side * side}`],
        ['Take the square root.', `\\sqrt{${side * side}} = ${side}`],
      ],
      rules,
    }
  }
  const c = (k - 1) * a + b
  const diagonal = k * a + b
  return {
    ask: `\\(ABCD\\) is a rectangle with \\(AC = ${k}x + ${b}\\) and \\(BD = x + ${c}\\), in centimeters. How long is each diagonal?`,
    answer: diagonal,
    wrong: [
      [a, 'stops_early', 'That is \\(x\\). Put it into one of the diagonals.'],
      [2 * diagonal, 'looks_alike', 'That is both diagonals together.'],
      [k + b + 1 + c, 'affirm_converse', 'The letter was left out. Set the two diagonals equal and find \\(x\\).'],
      [diagonal + 1, 'slip_off_by_one', 'Very close. Put \\(x\\) into both diagonals.'],
    ],
    hints: [
      'What do you know about the diagonals of a rectangle?',
      `They are equal: \\(${k}x + ${b} = x + ${c}\\).`,
      'Find \\(x\\), then put it into one of them.',
    ],
    steps: [
      ['The diagonals of a rectangle are equal.', `${k}x + ${b} = x + ${c}`],
      ['Collect \\(x\\) on one side.', k === 2 ? `x = ${c} - ${b} = ${a}` : `${k - 1}x = ${c - b} \\qquad x = ${a}`],
      ['Put it into one diagonal.', `${k} \\times ${a} + ${b} = ${diagonal}`],
    ],
    check: ['Check with the other one.', `${a} + ${c} = ${diagonal}`],
    rules,
  }
}

const tell = (p: Params): Telling =>
  p.kind === 'rectangle' || p.kind === 'trapezoid' || p.kind === 'rhombusAngle' ? tellEasy(p) : tellHard(p)

function picture(p: Params): Figure {
  const { a, b, k, kind } = p
  const names = ['A', 'B', 'C', 'D']
  const rad = Math.PI / 180
  if (kind === 'rectangle' || kind === 'letter') {
    const corners = [
      [0, 0],
      [8, 0],
      [8, 5],
      [0, 5],
    ] as const
    const told = kind === 'rectangle' ? `AC is ${a} cm long` : `AC = ${k}x + ${b} and BD = x + ${(k - 1) * a + b}`
    return polygon(
      {
        corners,
        names,
        rightAngles: [0, 1, 2, 3],
        inner: [
          { from: corners[0], to: corners[2], solid: true },
          { from: corners[1], to: corners[3], solid: true },
        ],
      },
      { alt: `Rectangle ABCD with both diagonals${kind === 'rectangle' ? ', which meet at M' : ''}. ${told}.` },
    )
  }
  if (kind === 'trapezoid') {
    const inset = 4 / Math.tan(a * rad)
    return polygon({
      corners: [
        [0, 0],
        [9, 0],
        [9 - inset, 4],
        [inset, 4],
      ],
      names,
      ticks: [0, 1, 0, 1],
      parallels: [1, 0, 1, 0],
      angleLabels: [`${a}°`, null, '?', null],
    })
  }
  if (kind === 'midsegment') {
    const shift = (a - b) * 0.35
    const high = a * 0.55
    const corners = [
      [0, 0],
      [a, 0],
      [shift + b, high],
      [shift, high],
    ] as const
    return polygon(
      {
        corners,
        sideLabels: [`${a} cm`, null, `${b} cm`, null],
        inner: [{ from: [shift / 2, high / 2], to: [(a + shift + b) / 2, high / 2], label: '?' }],
      },
      { alt: `A trapezoid with bases of ${a} cm and ${b} cm. A dashed line MN joins the midpoints of its legs.` },
    )
  }
  const [x, y] = kind === 'rhombusSide' ? [b, a] : [Math.cos(a * rad), Math.sin(a * rad)]
  const corners = [
    [-x, 0],
    [0, -y],
    [x, 0],
    [0, y],
  ] as const
  const inner = [
    { from: corners[0], to: corners[2] },
    ...(kind === 'rhombusSide' ? [{ from: corners[1], to: corners[3] }] : []),
  ]
  return polygon(
    { corners, names, ticks: [1, 1, 1, 1], inner },
    {
      alt:
        kind === 'rhombusSide'
          ? `Rhombus ABCD with both diagonals, ${2 * b} cm and ${2 * a} cm long.`
          : `Rhombus ABCD with the diagonal AC. The angle between AC and AB is ${a} degrees.`,
    },
  )
}

/** Use properties of rectangles, rhombuses and trapezoids (HSG-CO.C.11). */
export const level: TopicLevel<Params> = {
  key: 'quadrilateral_properties_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.k}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ rectangle: 0, trapezoid: 1, rhombusAngle: 1, midsegment: 2, rhombusSide: 4, letter: 4 })[p.kind],
}
