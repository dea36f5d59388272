import { gridArea } from '../../figures/grid-area.ts'
import { mapScale } from '../../figures/map-scale.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const places = [
  ['lake', 'cabin'],
  ['school', 'park'],
  ['harbor', 'tower'],
  ['farm', 'mill'],
  ['camp', 'bridge'],
] as const

/**
 * A scale of 1 cm to `scale` units. A length on the map or in the world, or the area of a drawn rectangle of
 * `size` by `width` cm, is asked for.
 */
export interface Params {
  readonly asked: 'real' | 'map' | 'area'
  readonly scale: number
  readonly size: number
  readonly width: number
  readonly places: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = Math.round(2.4 * difficulty - 0.2 + chance.unit() - 0.5)
  const asked = stage <= 0 ? chance.pick(['real', 'map'] as const) : stage === 1 ? 'map' : 'area'
  const scales =
    difficulty < 0.5
      ? [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50]
      : [3, 4, 6, 7, 8, 9, 11, 12, 14, 15, 16, 18, 24, 25, 35, 40, 45, 60]
  const scale = asked === 'area' ? chance.int(2, 12) : chance.pick(scales)
  const size =
    asked === 'area' ? chance.int(4, 12) : chance.int(3 + Math.round(2 * difficulty), 20 + Math.round(4 * difficulty))
  return {
    asked,
    scale,
    size,
    width: asked === 'area' ? chance.int(2, size - 1) : 0,
    places: chance.int(0, places.length - 1),
  }
}

const real = (p: Params): number => p.size * p.scale
const answer = (p: Params): number =>
  p.asked === 'real' ? real(p) : p.asked === 'map' ? p.size : real(p) * p.width * p.scale
const unit = (p: Params): string => (p.asked === 'area' ? 'm' : p.scale >= 10 ? 'm' : 'km')

function distractors(p: Params): Distractor[] {
  if (p.asked === 'area') {
    const drawn = p.size * p.width
    return [
      wrongAnswer(
        whole(drawn * p.scale),
        'illusion_of_linearity',
        `Each side is \\(${p.scale}\\) times as long, so the area is \\(${p.scale} \\times ${p.scale}\\) times as large.`,
      ),
      wrongAnswer(whole(drawn), 'stops_early', 'That is the area of the drawing. Find the real lengths first.'),
      wrongAnswer(
        whole((p.size + p.scale) * (p.width + p.scale)),
        'additive_ratio',
        `A scale multiplies. Each centimeter stands for \\(${p.scale}\\) meters.`,
      ),
      wrongAnswer(
        whole(2 * (p.size + p.width) * p.scale),
        'wrong_operation',
        'That is the way around it. The area is length times width.',
      ),
    ]
  }
  const isReal = p.asked === 'real'
  return [
    wrongAnswer(
      whole(isReal ? p.size + p.scale : Math.abs(real(p) - p.scale)),
      'additive_ratio',
      `A scale multiplies: each centimeter stands for \\(${p.scale}\\).`,
    ),
    ...(isReal && p.size % p.scale !== 0
      ? []
      : [
          wrongAnswer(
            whole(isReal ? p.size / p.scale : real(p) * p.scale),
            'ratio_order',
            isReal ? 'The real distance is the larger number. Multiply.' : 'The map is smaller than the world. Divide.',
          ),
        ]),
    wrongAnswer(
      whole(answer(p) + (isReal ? p.scale : 1)),
      'slip_off_by_one',
      'One centimeter too many. Count them once more.',
    ),
    wrongAnswer(
      whole(answer(p) - (isReal ? p.scale : 1)),
      'slip_off_by_one',
      'One centimeter too few. Count them once more.',
    ),
  ]
}

function picture(p: Params): Figure {
  if (p.asked === 'area')
    return gridArea({
      columns: p.size,
      rows: p.width,
      top: `${p.size} cm`,
      left: `${p.width} cm`,
      shaded: p.size * p.width,
      hue: 'leaf',
    })
  const [from, to] = places[p.places] ?? places[0]
  return mapScale({
    from,
    to,
    distance: p.asked === 'real' ? `${p.size} cm` : null,
    scale: `1 cm = ${p.scale} ${unit(p)}`,
    bars: p.size,
  })
}

function solution(p: Params): Step[] {
  const value = whole(answer(p))
  if (p.asked === 'real')
    return [
      nextStep(`Each centimeter on the map is \\(${p.scale}\\) ${unit(p)} in real life.`),
      nextStep(
        `There are \\(${p.size}\\) centimeters, so multiply.`,
        `${p.size} \\times ${p.scale} = ${real(p)}`,
        value,
      ),
    ]
  if (p.asked === 'map')
    return [
      nextStep(`Each \\(${p.scale}\\) ${unit(p)} in real life is one centimeter on the map.`),
      nextStep(
        `How many times does \\(${p.scale}\\) fit into \\(${real(p)}\\)? Divide.`,
        `${real(p)} \\div ${p.scale} = ${p.size}`,
        value,
      ),
    ]
  return [
    nextStep(
      'Find the real length of both sides.',
      `${p.size} \\times ${p.scale} = ${real(p)} \\qquad ${p.width} \\times ${p.scale} = ${p.width * p.scale}`,
    ),
    nextStep(
      'Multiply the real sides to get the area.',
      `${real(p)} \\times ${p.width * p.scale} = ${answer(p)}`,
      value,
    ),
    {
      say: `Check: the drawing has \\(${p.size * p.width}\\) square centimeters, and each stands for \\(${p.scale} \\times ${p.scale}\\) square meters.`,
      latex: `${p.size * p.width} \\times ${p.scale * p.scale} = ${answer(p)}`,
      value,
      relation: 'same',
    },
  ]
}

/** Use a scale to find lengths and areas (7.G.A.1). */
export const level: TopicLevel<Params> = {
  key: 'proportions_practice/5',
  version: 2,
  params,
  reject: (p) =>
    real(p) > 1200 ? 'too far' : p.asked === 'area' && p.scale === p.width ? 'the numbers coincide' : null,
  note: (p) => `${p.asked} ${p.scale} ${p.size} ${p.width}`,
  prompt: (p, words) => {
    const [from, to] = places[p.places] ?? places[0]
    const scale = `\\(1\\) cm stands for \\(${p.scale}\\) ${unit(p)}`
    if (p.asked === 'real')
      return {
        text: `On a map, ${scale}. From the ${from} to the ${to} it is \\(${p.size}\\) cm on the map. How many ${unit(p) === 'm' ? 'meters' : 'kilometers'} is it in real life?`,
      }
    if (p.asked === 'map')
      return {
        text: `On a map, ${scale}. From the ${from} to the ${to} it is \\(${real(p)}\\) ${unit(p)} in real life. How many centimeters is it on the map?`,
      }
    const thing = words.pick(['garden', 'gym', 'playground', 'hall', 'pool'])
    return {
      text: `In a drawing of a ${thing}, ${scale}. The drawing is \\(${p.size}\\) cm by \\(${p.width}\\) cm. What is the real area in square meters?`,
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'fraction', 'choice'],
  rules: (p) => ({ unit: p.asked === 'area' ? 'm^2' : p.asked === 'map' ? 'cm' : unit(p) }),
  distractors,
  hints: (p) => [
    {
      text: `One centimeter in the drawing is \\(${p.scale}\\) ${unit(p) === 'm' ? 'meters' : 'kilometers'} in real life.`,
    },
    {
      text:
        p.asked === 'real'
          ? 'Going from the map to real life, multiply.'
          : p.asked === 'map'
            ? 'Going from real life to the map, divide.'
            : 'Find the real length of each side first.',
    },
    {
      text:
        p.asked === 'real'
          ? `Work out \\(${p.size} \\times ${p.scale}\\).`
          : p.asked === 'map'
            ? `Work out \\(${real(p)} \\div ${p.scale}\\).`
            : `The real sides are \\(${real(p)}\\) m and \\(${p.width * p.scale}\\) m. Multiply them.`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => ({ real: 0, map: 1, area: 3 })[p.asked] + p.scale / 100 + p.size / 40,
}
