import { solid } from '../../figures/solid.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const things = {
  cm: ['box', 'carton', 'tin', 'basket'],
  m: ['hall', 'room', 'container', 'shed'],
  in: ['box', 'drawer', 'crate', 'carton'],
  ft: ['closet', 'storage room', 'container', 'tank'],
} as const
const names = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
type Unit = keyof typeof names
const units = Object.keys(names) as Unit[]

/** A box with whole edges. */
export interface Params {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly unit: Unit
}

function params(chance: Chance, difficulty: number): Params {
  const low = 2 + Math.round(4 * difficulty)
  const one = (): number => chance.int(low, 8 + Math.round(6 * difficulty))
  return { length: one(), width: one(), height: one(), unit: chance.pick(units) }
}

const volume = ({ length, width, height }: Params): number => length * width * height
const seen = ({ length: l, width: w, height: h }: Params): number => l * w + l * h + w * h

function reject(p: Params): string | null {
  if (p.length === p.width && p.width === p.height) return 'a cube'
  return Math.max(p.length, p.width, p.height) > 4 * Math.min(p.length, p.width, p.height) ? 'long and thin' : null
}

function distractors(p: Params): Distractor[] {
  return [
    {
      value: whole(seen(p)),
      misconception: 'count_visible_faces',
      why: 'Those are the squares on the three sides that you see. The volume counts all the cubes inside.',
    },
    {
      value: whole(p.length * p.width),
      misconception: 'stops_early',
      why: `That is one layer of cubes. There are ${p.height} layers.`,
    },
    {
      value: whole(p.length + p.width + p.height),
      misconception: 'wrong_operation',
      why: 'The three lengths were added. Multiply them.',
    },
    {
      value: whole(p.length * p.width * (p.height - 1)),
      misconception: 'slip_off_by_one',
      why: `One layer was left out. There are ${p.height} layers.`,
    },
  ]
}

const picture = (p: Params): Figure =>
  solid({
    solids: [
      {
        kind: 'box',
        length: p.length,
        width: p.width,
        height: p.height,
        labels: { length: `${p.length} ${p.unit}`, width: `${p.width} ${p.unit}`, height: `${p.height} ${p.unit}` },
      },
    ],
  })

/** Use the volume formula for boxes (5.MD.C.5). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/2',
  version: 2,
  params,
  reject,
  note: (p) => `${p.length}x${p.width}x${p.height}`,
  prompt: (p, words) => {
    const [l, w, h] = [p.length, p.width, p.height].map((n) => `${n} ${names[p.unit]}`)
    const thing = words.pick(things[p.unit])
    return {
      text: words.pick([
        `A ${thing} is ${l} long, ${w} wide, and ${h} high. What is its volume?`,
        `A box is ${l} long, ${w} wide, and ${h} high. Find its volume.`,
        `A ${thing === 'box' ? 'carton' : thing} has the shape of a box. It is ${l} long, ${w} wide, and ${h} high. What is its volume?`,
      ]),
    }
  },
  answer: (p) => whole(volume(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: `cubic ${names[p.unit]}` }),
  distractors,
  hints: (p) => [
    { text: 'Think of the box filled with unit cubes, layer by layer.' },
    { text: `One layer has \\(${p.length} \\times ${p.width}\\) cubes.` },
    { text: `There are ${p.height} layers: \\(${p.length} \\times ${p.width} \\times ${p.height}\\).` },
  ],
  solution: (p) => [
    {
      say: 'The bottom layer has length times width cubes.',
      latex: `${p.length} \\times ${p.width} = ${p.length * p.width}`,
      figure: picture(p),
      relation: 'next',
    },
    {
      say: `The box is ${p.height} high, so there are ${p.height} such layers.`,
      latex: `${p.length * p.width} \\times ${p.height} = ${volume(p)}`,
      value: whole(volume(p)),
      relation: 'next',
    },
    {
      say: `That is length times width times height: ${volume(p)} cubic ${names[p.unit]}.`,
      latex: `${p.length} \\times ${p.width} \\times ${p.height} = ${volume(p)}`,
      value: whole(volume(p)),
      relation: 'same',
    },
  ],
  figure: picture,
  load: (p) => Math.log2(volume(p)),
}
