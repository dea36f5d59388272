import { cornersFromSides, triangle, turnedCorners } from '../../figures/triangle.ts'
import { rational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Similar triangles: sides a, b, c and the same times n / d. 'factor' asks for n / d, 'side' for the image of b, 'angle' for an equal angle. */
export interface Params {
  readonly asked: 'factor' | 'side' | 'angle'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly n: number
  readonly d: number
  readonly turn: number
}

const easyFactors: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [1, 2],
  [4, 1],
]
const hardFactors: readonly (readonly [number, number])[] = [
  [3, 2],
  [5, 2],
  [2, 3],
  [3, 4],
  [4, 3],
]

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const [n, d] = chance.pick(difficulty < 0.5 ? easyFactors : hardFactors)
  const side = (): number => d * chance.int(Math.ceil(4 / d), Math.floor(40 / d))
  return {
    asked: chance.happens(0.1) ? 'angle' : stage < 0.45 ? 'factor' : 'side',
    a: side(),
    b: side(),
    c: side(),
    n,
    d,
    turn: 30 * chance.int(0, 3),
  }
}

const times = (p: Params, x: number): number => (x * p.n) / p.d
/** The angle across from side b, to whole degrees. */
const angle = ({ a, b, c }: Params): number =>
  Math.round((Math.acos((a * a + c * c - b * b) / (2 * a * c)) * 180) / Math.PI)

function reject({ a, b, c, n, d }: Params): string | null {
  const [x, y, z] = [a, b, c].toSorted((p, q) => p - q) as [number, number, number]
  if (x + y < 1.2 * z || z > 2.6 * x || new Set([a, b, c]).size < 3) return 'thin, or two sides alike'
  return (b * n) / d === a || (a * n) / d === b || Math.max(n, d) * z > 170 ? 'two numbers alike, or large' : null
}

const factorText = (p: Params): string => rationalLatex(rational(p.n, p.d), 'decimal')

function tell(p: Params): Telling {
  const { a, b, n, d } = p
  const [A, B] = [times(p, a), times(p, b)]
  const k = rational(n, d)
  const first = `The triangles are similar. Side \\(AB = ${a}\\) cm matches \\(DE = ${A}\\) cm.`
  if (p.asked === 'angle') {
    const x = angle(p)
    return {
      ask: [
        `Triangle \\(ABC\\) is similar to triangle \\(DEF\\). Angle \\(B\\) is \\(${x}^\\circ\\). The sides of \\(DEF\\) are \\(${factorText(p)}\\) times as long. What is the measure of angle \\(E\\)?`,
      ],
      answer: x,
      wrong: [
        [
          rational(x * n, d),
          'illusion_of_linearity',
          'Sides are multiplied by the scale factor. Angles stay the same.',
        ],
        [180 - x, 'looks_alike', 'Matching angles of similar triangles are equal. They do not make a straight line.'],
        [90, 'looks_alike', 'Nothing says that this is a right angle.'],
        [rational(x * d, n), 'illusion_of_linearity', 'Sides are divided by the scale factor. Angles stay the same.'],
      ],
      hints: [
        'Which corner matches \\(B\\)? Look at the order of the letters.',
        'What happens to angles when a figure is enlarged?',
        'Matching angles are equal.',
      ],
      steps: [
        ['The letters are in the same order, so \\(B\\) matches \\(E\\).'],
        ['Similar figures have equal angles.', `\\angle E = \\angle B = ${x}^\\circ`],
      ],
      rules: { unit: 'degrees' },
    }
  }
  if (p.asked === 'factor')
    return {
      ask: [
        `${first} What is the scale factor from \\(ABC\\) to \\(DEF\\)?`,
        `${first} By what number do you multiply the sides of \\(ABC\\) to get the sides of \\(DEF\\)?`,
      ],
      answer: k,
      wrong: [
        [Math.abs(A - a), 'additive_ratio', 'The sides were subtracted. A scale factor multiplies.'],
        [rational(d, n), 'wrong_operation', 'That leads from the second triangle back to the first.'],
        [rational(n * n, d * d), 'looks_alike', 'That is the factor for areas.'],
        [A + a, 'wrong_operation', 'The sides were added. Divide one by the other.'],
      ],
      hints: [
        'What must each side of the first triangle be multiplied by?',
        `Solve \\(${a} \\times k = ${A}\\).`,
        `Divide: \\(${A} \\div ${a}\\).`,
      ],
      steps: [
        ['The scale factor is a new side divided by the matching old side.', `k = ${A} \\div ${a}`],
        ['Divide.', `k = ${factorText(p).includes('.') || d === 1 ? factorText(p) : rationalLatex(k)}`],
      ],
      check: ['Check: multiply the old side.', `${a} \\times ${factorText(p)} = ${A}`],
      rules: {},
    }
  return {
    ask: [
      `${first} \\(BC = ${b}\\) cm. Find \\(EF\\).`,
      `${first} Side \\(BC\\) is \\(${b}\\) cm long. How many centimeters long is \\(EF\\)?`,
    ],
    answer: B,
    wrong: [
      [
        b + (A - a) > 0 ? b + (A - a) : b + Math.abs(A - a),
        b + (A - a) > 0 ? 'additive_ratio' : 'near',
        'The same number was added. In similar figures all sides are multiplied.',
      ],
      [rational(b * d, n), 'wrong_operation', 'That goes from the second triangle to the first.'],
      [b, 'given_number', 'The side must grow or shrink like the others.'],
      [rational(b * n * n, d * d), 'illusion_of_linearity', 'The factor was used twice, as for an area.'],
    ],
    hints: ['Find the scale factor first.', `It is \\(${A} \\div ${a}\\).`, `Multiply \\(${b}\\) by it.`],
    steps: [
      ['Find the scale factor from the matching sides.', `k = ${A} \\div ${a} = ${factorText(p)}`],
      ['Multiply the other side by it.', `EF = ${b} \\times ${factorText(p)} = ${B}`],
    ],
    rules: { unit: 'cm' },
  }
}

function picture(p: Params): Figure {
  const { a, b, c } = p
  const corners = cornersFromSides(b, c, a)
  const big = corners.map(([x, y]) => [times(p, x), times(p, y)] as const) as unknown as typeof corners
  const cm = (x: number): string => `${x} cm`
  const angles = p.asked === 'angle'
  const told = angles
    ? `Similar triangles ABC and DEF. Angle B is ${angle(p)} degrees, angle E is marked with a question mark.`
    : `Similar triangles. ABC has AB = ${a} cm and BC = ${b} cm. DEF has DE = ${times(p, a)} cm${p.asked === 'side' ? ' and EF = ?' : ''}.`
  return triangle(
    [
      {
        corners: turnedCorners(corners, 0),
        names: ['A', 'B', 'C'],
        ...(angles
          ? { angleLabels: [null, `${angle(p)}°`, null] }
          : { sideLabels: [cm(a), p.asked === 'side' ? cm(b) : null, null] }),
      },
      {
        corners: big,
        names: ['D', 'E', 'F'],
        ...(angles
          ? { angleLabels: [null, '?', null] }
          : { sideLabels: [cm(times(p, a)), p.asked === 'side' ? '?' : null, null] }),
      },
    ],
    { alt: told },
  )
}

/** Match corresponding parts and scale factors (8.G.A.2, 8.G.A.4). */
export const level: TopicLevel<Params> = {
  key: 'congruence_similarity_practice/1',
  version: 1,
  params,
  reject,
  note: (p) =>
    p.asked === 'angle'
      ? `angle ${angle(p)} ${p.n}/${p.d}`
      : `${p.asked} ${p.a} ${p.asked === 'side' ? p.b : p.c} ${p.n}/${p.d}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => (p.d > 1 ? 3 : 0) + (p.asked === 'side' ? 2 : p.asked === 'factor' ? 1 : 1.5),
}
