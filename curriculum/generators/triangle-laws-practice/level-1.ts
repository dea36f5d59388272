import { cornersFromAngles, triangle } from '../../figures/triangle.ts'
import { whole } from '../../values/rational.ts'
import { nearEdge, rounded, roundedText } from '../rounded.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * side: angles A and B and the side a; b is asked. third: the same, c is asked. angle: side a, angle A and side b < a; B is asked.
 * Where b > a and A is acute, there are two triangles, or none: obtuse asks for the larger angle B, count for how many there are.
 */
export interface Params {
  readonly asked: 'side' | 'third' | 'angle' | 'obtuse' | 'count'
  readonly A: number
  /** Angle B, or side b when the angle is asked. */
  readonly b: number
  readonly a: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const a = chance.int(5, 40)
  const asked = chance.pick(['angle', 'obtuse', 'count'] as const)
  if (stage > 0.68 && asked !== 'angle')
    return { asked, A: chance.int(28, 65), b: a + chance.int(asked === 'count' ? -4 : 1, 18), a }
  if (stage > 0.68) return { asked: 'angle', A: chance.int(35, 115), b: chance.int(3, a), a }
  return { asked: stage < 0.36 ? 'side' : 'third', A: chance.int(28, 105), b: chance.int(28, 105), a }
}

const rad = Math.PI / 180
const sine = (d: number): number => Math.sin(d * rad)
const angleB = (p: Params): number =>
  p.asked === 'angle' || p.asked === 'obtuse' ? Math.asin((p.b * sine(p.A)) / p.a) / rad : p.b
const exact = (p: Params): number =>
  p.asked === 'angle' ? angleB(p) : (p.a * sine(p.asked === 'side' ? p.b : 180 - p.A - p.b)) / sine(p.A)

/** How many triangles have these two sides and this angle: the height over side a decides, and whether a is the longer side. */
function triangles(p: Params): number {
  if (p.b <= p.a) return 1
  return p.a > p.b * sine(p.A) ? 2 : 0
}

function rejectTwo(p: Params): string | null {
  const height = p.b * sine(p.A)
  if (p.b === p.a || p.b < 3) return 'an isosceles triangle, or no side'
  if (Math.abs(height - p.a) < 0.4) return 'nearly a right angle'
  if (p.asked === 'count') return null
  if (height > p.a) return 'no triangle'
  const x = angleB(p)
  return nearEdge(180 - x, 0) || x < 30 || x > 82 || 180 - x + p.A > 172 ? 'hard to draw' : null
}

function reject(p: Params): string | null {
  if (p.asked === 'obtuse' || p.asked === 'count') return rejectTwo(p)
  const [A, B] = [p.A, angleB(p)]
  if (A + B > 152 || B < 22 || Math.abs(A - B) < 3 || Math.abs(A - 90) < 3 || Math.abs(B - 90) < 3)
    return 'hard to draw, or a special case'
  if (p.asked === 'angle' && p.b >= p.a) return 'two triangles are possible'
  return nearEdge(exact(p), p.asked === 'angle' ? 0 : 1) ? 'near an edge' : null
}

function tellTwo(p: Params): Telling {
  const { A, a, b } = p
  const x = Math.round(angleB(p))
  return {
    ask: [
      `In triangle \\(ABC\\), \\(a = ${a}\\) cm, \\(b = ${b}\\) cm, and angle \\(A\\) is \\(${A}^\\circ\\). Two triangles are possible. Find the larger measure of angle \\(B\\), to the nearest degree.`,
      `Angle \\(A\\) of a triangle is \\(${A}^\\circ\\), side \\(a\\) is ${a} cm, and side \\(b\\) is ${b} cm. Angle \\(B\\) is obtuse. How large is it, to the nearest degree?`,
    ],
    answer: 180 - Math.round(angleB(p)),
    wrong: [
      [x, 'stops_early', `\\(${x}^\\circ\\) is the acute angle with this sine. Subtract it from \\(180^\\circ\\).`],
      [
        180 - A - x,
        'looks_alike',
        `That is angle \\(C\\) when \\(B\\) is acute. The obtuse angle has the same sine as \\(${x}^\\circ\\).`,
      ],
      [180 - A, 'looks_alike', `You subtracted angle \\(A\\) from \\(180^\\circ\\). Subtract the acute angle \\(B\\).`],
      [
        90 + x,
        'looks_alike',
        `The angle with the same sine is \\(180^\\circ - ${x}^\\circ\\), not \\(90^\\circ + ${x}^\\circ\\).`,
      ],
    ],
    hints: [
      'Two angles between 0 and 180 degrees have the same sine: an acute one and an obtuse one.',
      `Solve \\(\\sin B = ${b} \\times \\sin ${A}^\\circ \\div ${a}\\) for the acute angle first.`,
      'Subtract the acute angle from \\(180^\\circ\\).',
    ],
    steps: [
      ['Use the law of sines with both pairs.', `\\frac{\\sin B}{${b}} = \\frac{\\sin ${A}^\\circ}{${a}}`],
      [
        'Solve for the sine, and find the acute angle.',
        `\\sin B \\approx ${roundedText((b * sine(A)) / a, 4)}, \\quad B \\approx ${x}^\\circ`,
      ],
      ['The obtuse angle has the same sine.', `B \\approx 180^\\circ - ${x}^\\circ = ${180 - x}^\\circ`],
    ],
    rules: { unit: 'degrees' },
  }
}

function tellCount(p: Params): Telling {
  const { A, a, b } = p
  const n = triangles(p)
  const ratio = roundedText((b * sine(A)) / a, 3)
  const why =
    n === 1
      ? `Because \\(a\\) is longer than \\(b\\), angle \\(B\\) must be acute. There is one triangle.`
      : n === 0
        ? 'No angle has a sine greater than 1, so there is no triangle.'
        : `The sine is less than 1 and \\(b\\) is longer than \\(a\\), so \\(B\\) can be acute or obtuse.`
  return {
    ask: [
      `How many different triangles \\(ABC\\) have \\(a = ${a}\\) cm, \\(b = ${b}\\) cm, and an angle \\(A\\) of \\(${A}^\\circ\\)?`,
      `In a triangle \\(ABC\\), \\(A = ${A}^\\circ\\), \\(a = ${a}\\) cm, and \\(b = ${b}\\) cm. How many such triangles are there?`,
    ],
    answer: n,
    wrong: [0, 1, 2, 3]
      .filter((k) => k !== n)
      .map((k) => [
        k,
        'looks_alike',
        k === 3
          ? 'At most two angles of a triangle have the same sine, so three triangles are never possible.'
          : `Compare side \\(a = ${a}\\) with the height \\(${b} \\times \\sin ${A}^\\circ \\approx ${roundedText(b * sine(A))}\\) and with side \\(b = ${b}\\).`,
      ]),
    hints: [
      'Two angles between 0 and 180 degrees have the same sine: an acute one and an obtuse one.',
      `Find \\(\\sin B = ${b} \\times \\sin ${A}^\\circ \\div ${a}\\). Can a sine be that large?`,
      'If it can, does the obtuse angle still leave room for angle \\(A\\)?',
    ],
    steps: [
      ['Use the law of sines with both pairs.', `\\frac{\\sin B}{${b}} = \\frac{\\sin ${A}^\\circ}{${a}}`],
      ['Solve for the sine.', `\\sin B = ${b} \\times \\sin ${A}^\\circ \\div ${a} \\approx ${ratio}`],
      [why],
    ],
  }
}

function tell(p: Params): Telling {
  const { A, a, b, asked } = p
  if (asked === 'obtuse') return tellTwo(p)
  if (asked === 'count') return tellCount(p)
  if (asked === 'angle') {
    const x = Math.round(exact(p))
    return {
      ask: [
        `In triangle \\(ABC\\), \\(a = ${a}\\) cm, \\(b = ${b}\\) cm and angle \\(A\\) is \\(${A}^\\circ\\). Find angle \\(B\\) to the nearest degree.`,
      ],
      answer: x,
      wrong: [
        [180 - A - x, 'looks_alike', 'That is angle \\(C\\). Angle \\(B\\) lies across from \\(b\\).'],
        [whole(Math.round((A * b) / a)), 'looks_alike', 'Angles are not in the ratio of the sides. Their sines are.'],
        [
          180 - x,
          'looks_alike',
          `That is the other angle with this sine. It is too large: ${b} is shorter than ${a}, so \\(B\\) is smaller than \\(A\\).`,
        ],
        [90 - x, 'wrong_operation', 'You took the inverse cosine. The law of sines needs the inverse sine.'],
      ],
      hints: [
        'Each side belongs to the angle across from it.',
        'The law of sines: side over sine of its angle is the same for all three.',
        `Solve \\(\\sin B = ${b} \\times \\sin ${A}^\\circ \\div ${a}\\).`,
      ],
      steps: [
        ['Use the law of sines with both pairs.', `\\frac{\\sin B}{${b}} = \\frac{\\sin ${A}^\\circ}{${a}}`],
        [
          'Solve for the sine.',
          `\\sin B = ${b} \\times \\sin ${A}^\\circ \\div ${a} \\approx ${roundedText((b * sine(A)) / a, 4)}`,
        ],
        [`Since ${b} is shorter than ${a}, angle \\(B\\) is acute.`, `B \\approx ${x}^\\circ`],
      ],
      rules: { unit: 'degrees' },
    }
  }
  const C = 180 - A - b
  const [name, angle, other] = asked === 'side' ? ['b', b, C] : ['c', C, b]
  return {
    ask: [
      `In triangle \\(ABC\\), angle \\(A\\) is \\(${A}^\\circ\\), angle \\(B\\) is \\(${b}^\\circ\\) and \\(a = ${a}\\) cm. Find \\(${name}\\) to the nearest tenth.`,
    ],
    answer: rounded(exact(p)),
    wrong: [
      [
        rounded((a * sine(A)) / sine(angle)),
        'wrong_operation',
        'You turned the ratio around. Each side belongs to the sine of its own angle.',
      ],
      [
        rounded((a * sine(other)) / sine(A)),
        'looks_alike',
        `That is side \\(${name === 'b' ? 'c' : 'b'}\\). Use the angle across from \\(${name}\\).`,
      ],
      [rounded((a * angle) / A), 'looks_alike', 'Sides are not in the ratio of the angles, but of their sines.'],
      [rounded(a * sine(angle)), 'stops_early', `Divide by \\(\\sin ${A}^\\circ\\) as well.`],
    ],
    hints: [
      'Each side belongs to the angle across from it.',
      asked === 'third'
        ? `Find angle \\(C\\) first: \\(180 - ${A} - ${b}\\).`
        : 'The law of sines: side over sine of its angle is the same for all three.',
      `Work out \\(${a} \\times \\sin ${angle}^\\circ \\div \\sin ${A}^\\circ\\).`,
    ],
    steps: [
      ...(asked === 'third'
        ? ([['Find the angle across from \\(c\\).', `C = 180 - ${A} - ${b} = ${C}`]] as const)
        : []),
      ['Use the law of sines.', `\\frac{${name}}{\\sin ${angle}^\\circ} = \\frac{${a}}{\\sin ${A}^\\circ}`],
      [
        'Solve and round.',
        `${name} = ${a} \\times \\sin ${angle}^\\circ \\div \\sin ${A}^\\circ \\approx ${roundedText(exact(p))}`,
      ],
    ],
    rules: { unit: 'cm', places: 1 },
  }
}

function picture(p: Params): Figure {
  // Where there may be two triangles or none, the sides are told beside a triangle that is none of them.
  if (p.asked === 'obtuse' || p.asked === 'count')
    return triangle(
      {
        corners: cornersFromAngles(p.A, 70),
        names: ['A', 'B', 'C'],
        angleLabels: [`${p.A}°`, p.asked === 'obtuse' ? '?' : null, null],
        sideLabels: [null, `${p.a} cm`, `${p.b} cm`],
      },
      {
        title: 'Triangle, not drawn to scale',
        alt: `Triangle A B C, not drawn to scale. Angle A is ${p.A} degrees, side a is ${p.a} cm, and side b is ${p.b} cm.`,
      },
    )
  const B = angleB(p)
  const side = (name: string, text: string | null): string | null =>
    p.asked === 'angle' ? text : name === (p.asked === 'side' ? 'b' : 'c') ? name : text
  return triangle({
    corners: cornersFromAngles(p.A, B),
    names: ['A', 'B', 'C'],
    angleLabels: [`${p.A}°`, p.asked === 'angle' ? '?' : `${p.b}°`, null],
    sideLabels: [side('c', null), `${p.a} cm`, side('b', p.asked === 'angle' ? `${p.b} cm` : null)],
  })
}

/** Find sides and angles with opposite pairs (HSG-SRT.D.10, HSG-SRT.D.11). */
export const level: TopicLevel<Params> = {
  key: 'triangle_laws_practice/1',
  version: 2,
  params,
  reject,
  note: (p) => `${p.asked} ${p.A} ${p.b} ${p.a}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ side: 0, third: 1, angle: 2, obtuse: 3, count: 3 })[p.asked],
}
