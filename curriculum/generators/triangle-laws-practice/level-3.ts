import { polygon } from '../../figures/polygon.ts'
import { triangle } from '../../figures/triangle.ts'
import { nearEdge, rounded, roundedText } from '../rounded.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A triangle with sides a, b and the angle between them; 'side' asks for b from the area; 'four' is a parallelogram. */
export interface Params {
  readonly asked: 'area' | 'four' | 'side'
  readonly a: number
  readonly b: number
  readonly degrees: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const low = 4 + Math.round(8 * difficulty)
  return {
    asked: stage < 0.4 ? 'area' : stage < 0.7 ? 'four' : 'side',
    a: chance.int(low, low + 22),
    b: chance.int(low, low + 22),
    degrees: stage < 0.25 ? chance.int(25, 80) : chance.int(25, 150),
  }
}

const rad = Math.PI / 180
const area = ({ asked, a, b, degrees }: Params): number =>
  a * b * Math.sin(degrees * rad) * (asked === 'four' ? 1 : 0.5)

function reject(p: Params): string | null {
  if (
    p.a === p.b ||
    Math.max(p.a, p.b) > 3 * Math.min(p.a, p.b) ||
    Math.abs(p.degrees - 90) < 4 ||
    Math.abs(p.degrees - 30) < 1
  )
    return 'thin or special'
  if (nearEdge(area(p))) return 'near an edge'
  const back = (2 * Number(roundedText(area(p)).replace(/[^\d.]/g, ''))) / (p.a * Math.sin(p.degrees * rad))
  return p.asked === 'side' && Math.abs(back - p.b) > 0.04 ? 'rounding blurs the side' : null
}

function tell(p: Params): Telling {
  const { asked, a, b, degrees: d } = p
  const s = Math.sin(d * rad)
  const shown = roundedText(area(p))
  if (asked === 'side') {
    const known = area(p)
    return {
      ask: [
        `A triangle has an area of ${shown.replaceAll('{,}', ',')} square centimeters. One side is ${a} cm, and the angle between it and the side \\(b\\) is \\(${d}^\\circ\\). Find \\(b\\) to the nearest tenth.`,
      ],
      answer: rounded(b),
      wrong: [
        [rounded(known / (a * s)), 'forget_half', 'The half was left out. Double the area first.'],
        [
          rounded((2 * known) / a),
          'stops_early',
          `That is the height on the side of ${a}. Divide by \\(\\sin ${d}^\\circ\\) too.`,
        ],
        [
          rounded(Math.abs((2 * known) / (a * Math.cos(d * rad)))),
          'looks_alike',
          'The cosine was used. The area needs the sine of the angle between.',
        ],
        [rounded((4 * known) / (a * s)), 'wrong_operation', 'The area was doubled twice.'],
      ],
      hints: [
        'The area is half of the product of two sides and the sine of the angle between them.',
        `Write the equation \\(\\frac{1}{2} \\times ${a} \\times b \\times \\sin ${d}^\\circ = ${shown}\\).`,
        `Work out \\(2 \\times ${shown} \\div (${a} \\times \\sin ${d}^\\circ)\\).`,
      ],
      steps: [
        ['Use the area formula.', `\\frac{1}{2} \\times ${a} \\times b \\times \\sin ${d}^\\circ = ${shown}`],
        [
          'Solve for \\(b\\) and round.',
          `b = 2 \\times ${shown} \\div (${a} \\times \\sin ${d}^\\circ) \\approx ${roundedText(b)}`,
        ],
      ],
      rules: { unit: 'cm', places: 1 },
    }
  }
  const four = asked === 'four'
  const what = four ? 'parallelogram' : 'triangle'
  return {
    ask: [
      `Two sides of a ${what} are ${a} cm and ${b} cm long, with an angle of \\(${d}^\\circ\\) between them. Find its area to the nearest tenth.`,
      `Find the area of this ${what} to the nearest tenth.`,
    ],
    answer: rounded(area(p)),
    wrong: [
      four
        ? [
            rounded((a * b * s) / 2),
            'forget_half',
            'That is half of the parallelogram: one triangle. The parallelogram has two.',
          ]
        : [rounded(a * b * s), 'forget_half', 'That is the parallelogram. The triangle is half of it.'],
      [
        rounded(Math.abs(area(p) * Math.cos(d * rad)) / s),
        'looks_alike',
        'The cosine was used. The height is a side times the sine of the angle.',
      ],
      [
        rounded(a * b * (four ? 1 : 0.5)),
        'stops_early',
        'The sine is missing. The two sides are not at a right angle.',
      ],
      [rounded((a + b) * s), 'wrong_operation', 'The sides were added. Multiply them.'],
    ],
    hints: [
      'Area needs a base and the height on it.',
      `The height on the side of ${a} is \\(${b} \\times \\sin ${d}^\\circ\\).`,
      `Work out \\(${four ? '' : '\\frac{1}{2} \\times '}${a} \\times ${b} \\times \\sin ${d}^\\circ\\).`,
    ],
    steps: [
      [
        `The height on the side of ${a} is the other side times the sine.`,
        `h = ${b} \\times \\sin ${d}^\\circ \\approx ${roundedText(b * s, 3)}`,
      ],
      [
        four ? 'Base times height.' : 'Half of base times height.',
        `A = ${four ? '' : '\\frac{1}{2} \\times '}${a} \\times ${b} \\times \\sin ${d}^\\circ \\approx ${shown}`,
      ],
    ],
    rules: { unit: 'square centimeters', places: 1 },
  }
}

function picture(p: Params): Figure {
  const { asked, a, b, degrees: d } = p
  const top = [b * Math.cos(d * rad), b * Math.sin(d * rad)] as const
  const cm = (n: number): string => `${n} cm`
  if (asked === 'four')
    return polygon(
      {
        corners: [[0, 0], [a, 0], [a + top[0], top[1]], top],
        sideLabels: [cm(a), null, null, cm(b)],
        angleLabels: [`${d}°`, null, null, null],
        parallels: [1, 2, 1, 2],
      },
      {
        title: 'Parallelogram',
        alt: `A parallelogram with sides of ${a} cm and ${b} cm and an angle of ${d}° between them.`,
      },
    )
  return triangle({
    corners: [[0, 0], [a, 0], top],
    sideLabels: [cm(a), null, asked === 'side' ? 'b' : cm(b)],
    angleLabels: [`${d}°`, null, null],
  })
}

/** Find area from two sides and an angle (HSG-SRT.D.9). */
export const level: TopicLevel<Params> = {
  key: 'triangle_laws_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.a} ${p.b} ${p.degrees}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ area: 0, four: 1, side: 2 })[p.asked],
}
