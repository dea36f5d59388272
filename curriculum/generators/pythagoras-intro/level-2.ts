import { triangle } from '../../figures/triangle.ts'
import { toldBy } from '../telling.ts'
import { places, rootLine, rootShown, rounding } from './root-shown.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Hypotenuse c and leg b of a right triangle; the other leg is asked for. `story` 0 shows the triangle alone. */
export interface Params {
  readonly c: number
  readonly b: number
  readonly story: 0 | 1 | 2
}

function params(chance: Chance, difficulty: number): Params {
  const low = 6 + Math.round(34 * difficulty)
  const c = chance.int(low, low + 32)
  return { c, b: chance.int(Math.ceil(0.3 * c), Math.floor(0.93 * c)), story: chance.pick([0, 0, 1, 2] as const) }
}

const rest = ({ c, b }: Params): number => c * c - b * b
const unit = (p: Params): string => (p.story === 0 ? 'cm' : p.story === 1 ? 'ft' : 'm')

function tell(p: Params): Telling {
  const { c, b } = p
  const n = rest(p)
  const asks: Readonly<Record<Params['story'], readonly string[]>> = {
    0: [
      `A right triangle has a hypotenuse of ${c} cm and a leg of ${b} cm. How long is the other leg?`,
      `The longest side of a right triangle is ${c} cm, and one leg is ${b} cm. Find the other leg.`,
    ],
    1: [
      `A rope of ${c} ft is tied to the top of a pole. Pulled tight, it meets the ground ${b} ft from the foot. How high is the pole?`,
      `A wire of ${c} ft runs from the top of a pole to the ground, ${b} ft from its foot. How high is the pole?`,
    ],
    2: [
      `A kite string is ${c} m long and straight. The kite flies above a point ${b} m away. How high is the kite?`,
      `A path of ${c} m runs straight across a rectangular field that is ${b} m long. How wide is the field?`,
    ],
  }
  return {
    ask: asks[p.story].map((text) => text + rounding(n)),
    answer: rootShown(n),
    wrong: [
      [
        rootShown(c * c + b * b),
        'pythagoras_hyp_as_leg',
        `The squares were added. The ${c} is the longest side, so subtract.`,
      ],
      [c + b, 'pythagoras_add_legs', 'The sides were added. Square them first, then subtract.'],
      [c - b, 'wrong_operation', 'The sides were subtracted. Square them first.'],
      [n, 'stops_early', 'That is the square of the leg. Take the square root.'],
    ],
    hints: [
      'Which side is the longest? It lies across from the right angle.',
      'The square of the longest side is the sum of the squares of the legs.',
      `Work out \\(${c}^2 - ${b}^2\\), then take the square root.`,
    ],
    steps: [
      ['The given side across from the right angle is the longest. Solve for the other leg.', `a^2 = c^2 - b^2`],
      ['Square both given sides and subtract.', `${c}^2 - ${b}^2 = ${c * c} - ${b * b} = ${n}`],
      ['Take the square root.', `a = ${rootLine(n)}`],
    ],
    rules: { unit: unit(p), ...places(n) },
  }
}

function picture(p: Params): Figure {
  const u = unit(p)
  return triangle({
    corners: [
      [0, 0],
      [p.b, 0],
      [0, Math.sqrt(rest(p))],
    ],
    sideLabels: [`${p.b} ${u}`, `${p.c} ${u}`, 'a'],
    rightAngles: [0],
  })
}

/** Find a shorter side of a right triangle (8.G.B.7). */
export const level: TopicLevel<Params> = {
  key: 'pythagoras_intro/2',
  version: 1,
  params,
  note: (p) => `${p.c} ${p.b}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'expression', 'choice'],
  figure: picture,
  load: (p) => p.c,
}
