import { triangle } from '../../figures/triangle.ts'
import { pickNames } from '../../words/names.ts'
import { nearEdge, rounded, roundedText } from '../rounded.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** up: height from a distance. down: distance from a height, by an angle of depression. slope: height from a length along the line. eye: up, plus the height of the eye in tenths of a meter. */
export interface Params {
  readonly kind: 'up' | 'slope' | 'down' | 'eye'
  readonly degrees: number
  readonly length: number
  readonly tenths: number
  readonly story: 0 | 1
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const kind = stage < 0.35 ? chance.pick(['up', 'slope'] as const) : stage < 0.68 ? 'down' : 'eye'
  return {
    kind,
    degrees: chance.int(20, 68),
    length: chance.int(8, 90),
    tenths: kind === 'eye' ? chance.int(12, 18) : 0,
    story: chance.pick([0, 1] as const),
  }
}

const rad = Math.PI / 180
const plain = ({ kind, degrees: d, length }: Params, angle = d * rad): number =>
  kind === 'slope' ? length * Math.sin(angle) : kind === 'down' ? length / Math.tan(angle) : length * Math.tan(angle)
const value = (p: Params): number => plain(p) + p.tenths / 10

const reject = (p: Params): string | null =>
  nearEdge(value(p)) || Math.abs(p.degrees - 45) < 3 || value(p) > 130 ? 'near an edge, or a great height' : null

function tell(p: Params): Telling {
  const { kind, degrees: d, length, tenths, story } = p
  const eye = roundedText(tenths / 10)
  const round = 'Round to the nearest tenth.'
  const asks: Readonly<Record<Params['kind'], readonly [string, string]>> = {
    up: [
      `From a point ${length} m from a tower, the angle of elevation to its top is \\(${d}^\\circ\\). How high is the tower? ${round}`,
      `A tree casts a shadow that is ${length} m long. The sun is \\(${d}^\\circ\\) above the horizon. How high is the tree? ${round}`,
    ],
    slope: [
      `A kite string is ${length} m long and makes an angle of \\(${d}^\\circ\\) with the ground. How high is the kite? ${round}`,
      `A cable of ${length} m runs straight up a slope of \\(${d}^\\circ\\). How much higher is its upper end? ${round}`,
    ],
    down: [
      `From a cliff ${length} m high, a boat is seen at an angle of depression of \\(${d}^\\circ\\). How far is the boat from the cliff? ${round}`,
      `From a window ${length} m above the street, a car is seen at an angle of depression of \\(${d}^\\circ\\). How far is it from the wall? ${round}`,
    ],
    eye: [
      `stands ${length} m from a mast, with eyes ${eye} m above the ground. The angle of elevation to the top is \\(${d}^\\circ\\). How high is the mast? ${round}`,
      `looks up to a roof at \\(${d}^\\circ\\) from ${length} m away, with eyes ${eye} m above the ground. How high is the roof? ${round}`,
    ],
  }
  const f = kind === 'slope' ? 'sin' : 'tan'
  const other =
    kind === 'slope'
      ? length * Math.cos(d * rad)
      : kind === 'down'
        ? length * Math.tan(d * rad)
        : length / Math.tan(d * rad)
  const mixed = plain(p, d)
  const equation =
    kind === 'down' ? `\\tan ${d}^\\circ = \\frac{${length}}{x}` : `\\${f} ${d}^\\circ = \\frac{x}{${length}}`
  const work = kind === 'down' ? `${length} \\div \\tan ${d}^\\circ` : `${length} \\times \\${f} ${d}^\\circ`
  return {
    ask: (words) => (kind === 'eye' ? `${pickNames(words, 1)[0]} ${asks.eye[story]}` : asks[kind][story]),
    answer: rounded(value(p)),
    wrong: [
      [
        rounded(other + tenths / 10),
        'opposite_adjacent_swap',
        kind === 'slope'
          ? 'That is the cosine: the way along the ground.'
          : 'Opposite and adjacent changed places. Where is the angle?',
      ],
      ...(mixed > 0.5
        ? ([
            [
              rounded(mixed + tenths / 10),
              'degrees_radians_mix',
              'Your calculator was in radian mode. Set it to degrees.',
            ],
          ] as const)
        : []),
      kind === 'eye'
        ? [rounded(plain(p)), 'stops_early', 'The height of the eyes must be added.']
        : [
            rounded(kind === 'slope' ? length * Math.tan(d * rad) : length * Math.sin(d * rad)),
            'looks_alike',
            kind === 'slope'
              ? 'The tangent needs the way along the ground. Here the slanted length is given.'
              : 'The sine needs the slanted line of sight. It is not given.',
          ],
      [
        rounded(kind === 'slope' ? length / Math.sin(d * rad) : length * Math.cos(d * rad)),
        'looks_alike',
        'Write down which sides are known before choosing the ratio.',
      ],
    ],
    hints: [
      'Draw the right triangle, and mark the angle and the known side.',
      kind === 'down'
        ? 'The angle of depression is measured down from the horizontal. The same angle is at the far end on the ground.'
        : kind === 'slope'
          ? 'The slanted length is the hypotenuse.'
          : 'The distance lies beside the angle, the height across from it.',
      `Work out \\(${work}\\)${kind === 'eye' ? `, then add ${eye}` : ''}.`,
    ],
    steps: [
      [
        kind === 'slope'
          ? 'The height is opposite, the slanted length is the hypotenuse. Use the sine.'
          : 'The two legs are involved. Use the tangent.',
        equation,
      ],
      ['Solve for \\(x\\).', `x = ${work} \\approx ${roundedText(plain(p), kind === 'eye' ? 2 : 1)}`],
      ...(kind === 'eye'
        ? ([
            [
              'Add the height of the eyes, and round.',
              `${roundedText(plain(p), 2)} + ${eye} \\approx ${roundedText(value(p))}`,
            ],
          ] as const)
        : []),
    ],
    rules: { unit: 'm', places: 1 },
  }
}

function picture(p: Params): Figure {
  const { kind, degrees: d, length } = p
  const [w, h] = [Math.cos(d * rad), Math.sin(d * rad)]
  const labels =
    kind === 'slope'
      ? [null, `${length} m`, 'x']
      : kind === 'down'
        ? ['x', null, `${length} m`]
        : [`${length} m`, null, 'x']
  const told =
    kind === 'slope'
      ? `The slanted side is ${length} m, the upright side x.`
      : kind === 'down'
        ? `The upright side is ${length} m, the level side x.`
        : `The level side is ${length} m, the upright side x.`
  return triangle(
    {
      corners: [
        [0, 0],
        [w, 0],
        [0, h],
      ],
      rightAngles: [0],
      angleLabels: [null, `${d}°`, null],
      sideLabels: labels,
    },
    { alt: `A right triangle with an angle of ${d}° at the ground. ${told}` },
  )
}

/** Solve problems with angles of elevation and depression (HSG-SRT.C.8). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_right_triangle_intro/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.degrees} ${p.length} ${p.tenths}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ up: 0, slope: 0, down: 1, eye: 2 })[p.kind],
}
