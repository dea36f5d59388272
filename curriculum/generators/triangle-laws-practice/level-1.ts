import { cornersFromAngles, triangle } from '../../figures/triangle.ts'
import { whole } from '../../values/rational.ts'
import { nearEdge, rounded, roundedText } from '../rounded.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** side: angles A and B and the side a; b is asked. third: the same, c is asked. angle: side a, angle A and side b < a; B is asked. */
export interface Params {
  readonly asked: 'side' | 'third' | 'angle'
  readonly A: number
  /** Angle B, or side b when the angle is asked. */
  readonly b: number
  readonly a: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const a = chance.int(5, 40)
  if (stage > 0.68) return { asked: 'angle', A: chance.int(35, 115), b: chance.int(3, a), a }
  return { asked: stage < 0.36 ? 'side' : 'third', A: chance.int(28, 105), b: chance.int(28, 105), a }
}

const rad = Math.PI / 180
const sine = (d: number): number => Math.sin(d * rad)
const angleB = (p: Params): number => (p.asked === 'angle' ? Math.asin((p.b * sine(p.A)) / p.a) / rad : p.b)
const exact = (p: Params): number =>
  p.asked === 'angle' ? angleB(p) : (p.a * sine(p.asked === 'side' ? p.b : 180 - p.A - p.b)) / sine(p.A)

function reject(p: Params): string | null {
  const [A, B] = [p.A, angleB(p)]
  if (A + B > 152 || B < 22 || Math.abs(A - B) < 3 || Math.abs(A - 90) < 3 || Math.abs(B - 90) < 3)
    return 'hard to draw, or a special case'
  if (p.asked === 'angle' && p.b >= p.a) return 'two triangles are possible'
  return nearEdge(exact(p), p.asked === 'angle' ? 0 : 1) ? 'near an edge' : null
}

function tell(p: Params): Telling {
  const { A, a, b, asked } = p
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
        [90 - x, 'wrong_operation', 'The inverse cosine was taken. The law uses sines.'],
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
        'The ratio was turned around. The side belongs to the sine of its own angle.',
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
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.A} ${p.b} ${p.a}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ side: 0, third: 1, angle: 2 })[p.asked],
}
