import { solid } from '../../figures/solid.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import { pi, piLatex, unitNames, units } from './round-volume.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Unit } from './round-volume.ts'

/** A cone of radius r and height h; s > 0 is the slant height that is given as well; `wide` gives the diameter. */
export interface Params {
  readonly r: number
  readonly h: number
  readonly s: number
  readonly wide: boolean
  readonly unit: Unit
}

const triples = pythagoreanTriples(40).filter(([r, h]) => h >= 0.8 * r && h <= 4 * r)

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(units)
  const wide = chance.happens(0.1 + 0.8 * difficulty)
  if (chance.happens(0.1 * difficulty)) {
    const [r, h, s] = chance.pick(triples)
    return { r, h, s, wide, unit }
  }
  const r = chance.int(3 + Math.round(9 * difficulty), 12 + Math.round(12 * difficulty))
  const h = chance.int(Math.ceil(0.8 * r), Math.min(5 * r, 48))
  return { r, h: chance.happens(0.35 - difficulty) ? 3 * Math.ceil(h / 3) : h, s: 0, wide, unit }
}

function reject({ r, h }: Params): string | null {
  if (h < 0.8 * r || h > 5 * r) return 'hard to draw'
  return r === 2 || r === 3 || h === r ? 'two results alike' : null
}

function tell(p: Params): Telling {
  const { r, h, s, wide } = p
  const u = unitNames[p.unit]
  const across = wide ? `diameter of ${2 * r} ${u}` : `radius of ${r} ${u}`
  const more = s > 0 ? ` Its slant height is ${s} ${u}.` : ''
  const base = r * r
  return {
    ask: [
      `A cone has a ${across} and a height of ${h} ${u}.${more} Find its volume in terms of \\(\\pi\\).`,
      `Find the exact volume of a cone with a ${across} and a height of ${h} ${u}.${more} Leave \\(\\pi\\) in your answer.`,
    ],
    answer: pi(base * h, 3),
    wrong: [
      [pi(base * h), 'forget_half', 'That is the cylinder around the cone. The cone is one third of it.'],
      wide
        ? [pi(4 * base * h, 3), 'radius_diameter_swap', 'The diameter was squared. Halve it first to get the radius.']
        : [pi(base * h, 12), 'radius_diameter_swap', `The radius was halved. The ${r} is already the radius.`],
      ...(s > 0
        ? ([
            [
              pi(base * s, 3),
              'slant_as_height',
              `The slant height of ${s} was used. The height goes straight up to the tip.`,
            ],
          ] as const)
        : []),
      [
        pi(r * h, 3),
        'illusion_of_linearity',
        'The radius was not squared. The base is a circle with area pi times radius squared.',
      ],
      [pi(base * h, 2), 'looks_alike', 'A cone is a third of its cylinder, not a half.'],
    ],
    hints: [
      'Three equal cones fill a cylinder of the same base and height.',
      `The base is a circle: \\(\\pi \\times ${r}^2\\).`,
      `Work out \\(\\frac{1}{3} \\pi \\times ${r}^2 \\times ${h}\\).`,
    ],
    steps: [
      ...(wide ? ([['Halve the diameter to get the radius.', `r = ${2 * r} \\div 2 = ${r}`]] as const) : []),
      ['Find the area of the base.', `\\pi r^2 = \\pi \\times ${r}^2 = ${base}\\pi`],
      [
        'Multiply by the height and take a third.',
        `V = \\frac{1}{3} \\times ${base}\\pi \\times ${h} = ${piLatex(base * h, 3)}`,
      ],
    ],
    rules: { unit: `${p.unit}^3` },
  }
}

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} ${p.unit}`
  return solid({
    solids: [
      {
        kind: 'cone',
        radius: p.r,
        height: p.h,
        labels: {
          ...(p.wide ? { diameter: label(2 * p.r) } : { radius: label(p.r) }),
          height: label(p.h),
          ...(p.s > 0 ? { slant: label(p.s) } : {}),
        },
      },
    ],
  })
}

/** Find the volume of a cone, as a multiple of pi (8.G.C.9). */
export const level: TopicLevel<Params> = {
  key: 'volume_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.r} ${p.h} ${p.s} ${p.wide ? 'd' : 'r'}`,
  ...toldBy(tell, picture),
  forms: ['pi_multiple', 'choice'],
  formsLeftOut: { numeric: 'The exact volume is a multiple of pi, which the number box cannot hold.' },
  figure: picture,
  load: (p) => p.r + (p.wide ? 3 : 0),
}
