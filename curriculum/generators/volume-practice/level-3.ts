import { solid } from '../../figures/solid.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A tall box beside a low one: the whole length, the depth, the full height, and length and height of the low part. */
export interface Params {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly low: number
  readonly lowLength: number
  readonly unit: 'cm' | 'm' | 'in' | 'ft'
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const

function params(chance: Chance, difficulty: number): Params {
  const grow = Math.round(5 * difficulty)
  const length = chance.int(5 + grow, 10 + grow)
  const height = chance.int(4 + grow, 9 + grow)
  const near = (n: number): number => chance.int(Math.ceil(0.36 * n), Math.floor(0.64 * n))
  return {
    length,
    width: chance.int(2 + grow, 6 + grow),
    height,
    low: near(height),
    lowLength: near(length),
    unit: chance.pick(['cm', 'm', 'in', 'ft'] as const),
  }
}

const parts = (p: Params): readonly [number, number] => [
  (p.length - p.lowLength) * p.width * p.height,
  p.lowLength * p.width * p.low,
]

function tell(p: Params): Telling {
  const { length, width, height, low, lowLength } = p
  const [tall, flat] = parts(p)
  const total = tall + flat
  return {
    ask: [
      'Two boxes are joined. Find the volume of the whole solid.',
      'Find the volume of this solid.',
      'Split this solid into two boxes. What is its volume?',
    ],
    answer: total,
    wrong: [
      [length * width * height, 'looks_alike', 'That fills the empty corner too. The right part is lower.'],
      [tall, 'stops_early', 'That is the tall box. Add the low one.'],
      [
        length * width * height + lowLength * width * low,
        'looks_alike',
        'The boxes overlap there. The tall box is shorter than the whole length.',
      ],
      [flat, 'stops_early', 'That is the low box. Add the tall one.'],
    ],
    hints: [
      'Cut the solid straight down where the height changes.',
      `The low box is ${lowLength} long, ${width} wide and ${low} high.`,
      `The tall box is \\(${length} - ${lowLength} = ${length - lowLength}\\) long. Add both volumes.`,
    ],
    steps: [
      ['Cut it into two boxes. Find the length of the tall one.', `${length} - ${lowLength} = ${length - lowLength}`],
      ['Find the volume of the tall box.', `${length - lowLength} \\times ${width} \\times ${height} = ${tall}`],
      ['Find the volume of the low box.', `${lowLength} \\times ${width} \\times ${low} = ${flat}`],
      ['Add them.', `${tall} + ${flat} = ${total}`],
    ],
    rules: { unit: `cubic ${unitNames[p.unit]}` },
  }
}

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} ${p.unit}`
  return solid({
    solids: [
      {
        kind: 'step',
        length: p.length,
        width: p.width,
        height: p.height,
        labels: {
          length: label(p.length),
          width: label(p.width),
          height: label(p.height),
          stepLength: label(p.lowLength),
          stepHeight: label(p.low),
        },
      },
    ],
  })
}

/** Add volumes of parts (5.MD.C.5c). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/3',
  version: 1,
  params,
  reject: (p) => (2 * p.lowLength === p.length && 2 * p.low === p.height ? 'halves everywhere' : null),
  note: (p) => `${p.length} ${p.width} ${p.height} ${p.low} ${p.lowLength}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => parts(p)[0] + parts(p)[1],
}
