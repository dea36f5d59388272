import { triangle } from '../../figures/triangle.ts'
import { frac } from '../../notation/number-latex.ts'
import { nearEdge, rounded } from '../rounded.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Ratio = 'sin' | 'cos' | 'tan'

/** Two sides of a right triangle: the two of the ratio, top first. The angle x is asked, to the nearest degree. */
export interface Params {
  readonly ratio: Ratio
  readonly top: number
  readonly bottom: number
}

function params(chance: Chance, difficulty: number): Params {
  const ratio = chance.pick(
    difficulty < 0.4 ? (['tan', 'tan', 'sin'] as const) : (['sin', 'cos', 'cos', 'sin', 'tan'] as const),
  )
  const low = 4 + Math.round(20 * difficulty)
  return { ratio, top: chance.int(low, low + 20), bottom: chance.int(low, low + 26) }
}

const inverse: Readonly<Record<Ratio, (n: number) => number>> = { sin: Math.asin, cos: Math.acos, tan: Math.atan }
const radians = (p: Params): number => inverse[p.ratio](p.top / p.bottom)
const degrees = (p: Params): number => (radians(p) * 180) / Math.PI

function reject(p: Params): string | null {
  if (p.ratio !== 'tan' && p.top >= p.bottom) return 'no triangle'
  const x = degrees(p)
  return x < 18 || x > 72 || Math.abs(x - 45) < 3 || nearEdge(x, 0) ? 'hard to draw, or near an edge' : null
}

const sides: Readonly<Record<Ratio, readonly [string, string]>> = {
  sin: ['opposite side', 'hypotenuse'],
  cos: ['adjacent side', 'hypotenuse'],
  tan: ['opposite side', 'adjacent side'],
}

function tell(p: Params): Telling {
  const { ratio, top, bottom } = p
  const x = Math.round(degrees(p))
  const other = 90 - x
  return {
    ask: [
      `Find the angle \\(x\\). Round to the nearest degree.`,
      `In this right triangle the ${sides[ratio][0]} of \\(x\\) is ${top} cm, the ${sides[ratio][1]} ${bottom} cm. Find \\(x\\) to the nearest degree.`,
    ],
    answer: x,
    wrong: [
      [
        other,
        'opposite_adjacent_swap',
        ratio === 'tan'
          ? 'Opposite and adjacent changed places.'
          : 'Sine and cosine were mixed up. Is the leg across from \\(x\\), or beside it?',
      ],
      [rounded(radians(p), 1), 'degrees_radians_mix', 'That is in radians. Set the calculator to degrees.'],
      [rounded(top / bottom, 1), 'stops_early', 'That is the ratio. The inverse function gives the angle.'],
      [
        ratio === 'tan' ? x + 10 : Math.round((Math.atan(top / bottom) * 180) / Math.PI),
        ratio === 'tan' ? 'near' : 'looks_alike',
        ratio === 'tan'
          ? 'Check the key that you used.'
          : 'The tangent is for the two legs. Here the hypotenuse is given.',
      ],
    ],
    hints: [
      `Name the given sides as seen from \\(x\\): opposite, adjacent or hypotenuse.`,
      `The ${sides[ratio][0]} and the ${sides[ratio][1]} belong to \\(\\${ratio}\\).`,
      `Work out \\(\\${ratio}^{-1}\\) of \\(${top} \\div ${bottom}\\).`,
    ],
    steps: [
      [
        `The ${sides[ratio][0]} and the ${sides[ratio][1]} are known. So use \\(\\${ratio}\\).`,
        `\\${ratio} x = ${frac(top, bottom)}`,
      ],
      [
        'Use the inverse function, and round to the nearest degree.',
        `x = \\${ratio}^{-1}\\left(${frac(top, bottom)}\\right) \\approx ${x}^\\circ`,
      ],
    ],
    rules: { unit: 'degrees', variable: 'x' },
  }
}

function picture(p: Params): Figure {
  const { ratio, top, bottom } = p
  const x = radians(p)
  const [adjacent, opposite] = [Math.cos(x), Math.sin(x)]
  const cm = (n: number): string => `${n} cm`
  const labels = {
    sin: [null, cm(bottom), cm(top)],
    cos: [cm(top), cm(bottom), null],
    tan: [cm(bottom), null, cm(top)],
  }[ratio]
  return triangle(
    {
      corners: [
        [0, 0],
        [adjacent, 0],
        [0, opposite],
      ],
      rightAngles: [0],
      angleLabels: [null, 'x', null],
      sideLabels: labels,
    },
    {
      alt: `A right triangle with an acute angle x. The ${sides[ratio][0]} of x is ${top} cm, the ${sides[ratio][1]} is ${bottom} cm.`,
    },
  )
}

/** Use an inverse ratio to find an angle (HSG-SRT.C.8). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_right_triangle_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ratio} ${p.top} ${p.bottom}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => p.bottom,
}
