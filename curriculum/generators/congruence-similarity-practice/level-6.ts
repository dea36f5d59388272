import { solid } from '../../figures/solid.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Two similar solids with heights u p and u q. `base` times p squared or p cubed is the area or volume of the first. */
export interface Params {
  readonly asked: 'area' | 'volume' | 'height'
  readonly body: 'cylinder' | 'cone' | 'cube'
  readonly p: number
  readonly q: number
  readonly u: number
  readonly base: number
}

const easyScales: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 1],
  [1, 4],
  [1, 5],
]
const hardScales: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 4],
  [3, 2],
  [3, 5],
  [2, 5],
]

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const hard = chance.happens(difficulty)
  const [p, q] = chance.pick(hard ? hardScales : easyScales)
  return {
    asked: stage < 0.36 ? 'area' : stage < 0.7 ? 'volume' : 'height',
    body: chance.pick(['cylinder', 'cone', 'cube'] as const),
    p,
    q,
    u: chance.int(1, 8),
    base: chance.int(2, 40),
  }
}

const power = (p: Params): 2 | 3 => (p.asked === 'area' ? 2 : 3)

function tell(it: Params): Telling {
  const { p, q, u, base, asked, body } = it
  const e = power(it)
  const [first, second] = [base * p ** e, base * q ** e]
  const [h, H] = [u * p, u * q]
  const measure = asked === 'area' ? 'surface area' : 'volume'
  const unit = asked === 'area' ? 'square centimeters' : 'cubic centimeters'
  const ratio = p === 1 ? String(q) : `\\frac{${q}}{${p}}`
  const factor = p === 1 ? String(q ** e) : `\\frac{${q ** e}}{${p ** e}}`
  const squared = p === 1 ? `${q}^${e}` : `\\left(\\frac{${q}}{${p}}\\right)^${e}`
  if (asked === 'height')
    return {
      ask: [
        `Two similar ${body}s have volumes of ${first} and ${second} cubic centimeters. The first is ${h} cm high. How high is the second?`,
      ],
      answer: H,
      wrong: [
        [
          rational(h * q ** 3, p ** 3),
          'illusion_of_linearity',
          'The height was multiplied like the volume. Take the cube root of the volume ratio first.',
        ],
        [
          rational(h * q ** 2, p ** 2),
          'illusion_of_linearity',
          'That is the factor for areas. Lengths grow by the cube root of the volume ratio.',
        ],
        [h + Math.abs(second - first), 'additive_ratio', 'The difference was added. Compare the volumes by dividing.'],
        [rational(h * p, q), 'wrong_operation', 'The ratio was turned around.'],
      ],
      hints: [
        'Divide one volume by the other. How does that ratio come about?',
        'Volumes grow with the cube of the scale factor.',
        `Take the cube root of \\(${second} \\div ${first}\\), then multiply the height by it.`,
      ],
      steps: [
        ['Divide the volumes.', `\\frac{${second}}{${first}} = ${factor}`],
        ['The scale factor is the cube root of that.', `k = \\sqrt[3]{${factor}} = ${ratio}`],
        ['Multiply the height.', `${h} \\times ${ratio} = ${H}`],
      ],
      rules: { unit: 'cm' },
    }
  return {
    ask: [
      `Two similar ${body}s are ${h} cm and ${H} cm high. The first has a ${measure} of ${first} ${unit}. Find the ${measure} of the second.`,
    ],
    answer: second,
    wrong: [
      [
        rational(first * q, p),
        'illusion_of_linearity',
        `Lengths grow by the scale factor. ${asked === 'area' ? 'Areas grow by its square.' : 'Volumes grow by its cube.'}`,
      ],
      [
        rational(first * q ** (5 - e), p ** (5 - e)),
        'looks_alike',
        asked === 'area' ? 'That is the factor for volumes.' : 'That is the factor for areas.',
      ],
      ...(first + (H - h) > 0
        ? ([
            [first + (H - h), 'additive_ratio', 'The difference of the heights was added. Compare them by dividing.'],
          ] as const)
        : []),
      [rational(first * p ** e, q ** e), 'wrong_operation', 'The ratio was turned around.'],
    ],
    hints: [
      'Find the scale factor from the heights.',
      `It is \\(${H} \\div ${h} = ${ratio}\\).`,
      asked === 'area' ? 'Multiply the area by the square of it.' : 'Multiply the volume by the cube of it.',
    ],
    steps: [
      ['Find the scale factor.', `k = ${H} \\div ${h} = ${ratio}`],
      [
        asked === 'area' ? 'Areas grow by the square of it.' : 'Volumes grow by the cube of it.',
        `${squared} = ${factor}`,
      ],
      ['Multiply.', `${first} \\times ${factor} = ${second}`],
    ],
    rules: { unit },
  }
}

function picture(it: Params): Figure {
  const { p, q, u, asked, body } = it
  const labels = (n: number, known: boolean): Record<string, string> => ({ height: known ? `${n} cm` : '?' })
  const known = asked !== 'height'
  const sized = (n: number): { radius: number; height: number } => ({ radius: n, height: 2 * n })
  const kinds = { cylinder: 'cylinder', cone: 'cone', cube: 'box' } as const
  const make = (n: number, letter: string, shown: boolean) => ({
    kind: kinds[body],
    ...(body === 'cube' ? { length: n, width: n, height: n } : sized(n)),
    letter,
    labels: labels(u * n, shown),
  })
  return solid(
    { solids: [make(p, 'A', true), make(q, 'B', known)] },
    {
      title: 'Two similar solids',
      alt: `Two similar ${body}s. A is ${u * p} cm high, B is ${known ? `${u * q} cm` : 'of unknown height'}${known ? ' high' : ''}. They are not drawn to the same scale.`,
    },
  )
}

/** See how area and volume grow with scale (HSG-MG.A.3, HSG-SRT.B.5). */
export const level: TopicLevel<Params> = {
  key: 'congruence_similarity_practice/6',
  version: 1,
  params,
  reject: (it) =>
    it.u * Math.max(it.p, it.q) > 40 || it.base * Math.max(it.p, it.q) ** 3 > 9999 || (it.p === 1 && it.u === 1)
      ? 'large or tiny'
      : null,
  note: (it) => `${it.asked} ${it.p}:${it.q} ${it.u} ${it.base}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (it) => ({ area: 0, volume: 2, height: 4 })[it.asked] + (Math.min(it.p, it.q) > 1 ? 2 : 0),
}
