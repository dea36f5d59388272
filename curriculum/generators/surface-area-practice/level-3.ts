import { solid } from '../../figures/solid.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import { pi, radiusAndHeight, unitNames, units } from './round.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Unit } from './round.ts'

type Kind = 'label' | 'can' | 'cone' | 'coneAll' | 'coneHeight'

/** Radius, height and, for cones, the slant height; `wide` gives the diameter instead of the radius. */
export interface Params {
  readonly kind: Kind
  readonly r: number
  readonly h: number
  readonly s: number
  readonly wide: boolean
  readonly unit: Unit
}

const triples = pythagoreanTriples(60).filter(([r, h]) => h >= 0.6 * r && h <= 4 * r)

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const unit = chance.pick(units)
  const wide = chance.happens(0.8 * difficulty)
  if (stage > 0.45 && chance.happens(0.14)) {
    const [r, h, s] = chance.pick(triples)
    return { kind: 'coneHeight', r, h, s, wide, unit }
  }
  const [r, h] = radiusAndHeight(chance, difficulty)
  if (stage < 0.45)
    return { kind: stage < 0.15 ? 'label' : chance.pick(['label', 'can'] as const), r, h, s: 0, wide, unit }
  const kind = stage < 0.7 ? chance.pick(['can', 'cone'] as const) : chance.pick(['coneAll', 'can', 'coneAll'] as const)
  return { kind, r, h, s: kind === 'can' ? 0 : h, wide, unit }
}

const isCone = (p: Params): boolean => p.kind.startsWith('cone')

function reject(p: Params): string | null {
  if (isCone(p) && p.s <= p.r) return 'no cone'
  return p.r === p.h || p.r === 2 || 2 * p.r === p.h ? 'two results alike' : null
}

/** What a cylinder of this size can be. */
const body = (p: Params): string => {
  if (p.unit === 'm' || p.unit === 'ft') return 'tank'
  const [wide, high] = p.unit === 'cm' ? [9, 25] : [4, 10]
  return p.r <= wide && p.h <= high ? 'can' : 'drum'
}
const across = (p: Params): string =>
  p.wide ? `diameter of ${2 * p.r} ${unitNames[p.unit]}` : `radius of ${p.r} ${unitNames[p.unit]}`
const first = (p: Params): readonly (readonly [string, string])[] =>
  p.wide ? [['Halve the diameter to get the radius.', `r = ${2 * p.r} \\div 2 = ${p.r}`]] : []

function tellCylinder(p: Params): Telling {
  const { r, h } = p
  const u = unitNames[p.unit]
  const side = 2 * r * h
  const rules = { unit: `square ${u}` }
  if (p.kind === 'label')
    return {
      ask: [
        `A ${body(p)} has a ${across(p)} and a height of ${h} ${u}. Find the area of its curved side in terms of \\(\\pi\\).`,
        `${body(p) === 'can' ? 'A label' : 'Paint'} covers the curved side of a ${body(p)}. The ${body(p)} has a ${across(p)} and is ${h} ${u} high. Find the exact area that is covered.`,
      ],
      answer: pi(side),
      wrong: [
        [
          pi(2 * side),
          'looks_alike',
          p.wide
            ? 'The diameter was used as the radius. Halve it first.'
            : 'The side is as wide as the circle is around: two pi times the radius.',
        ],
        [pi(r * h), 'stops_early', 'The distance around is two pi times the radius. The two is missing.'],
        [
          pi(2 * r + h),
          'area_perimeter_swap',
          'Lengths were added. The unrolled side is a rectangle: multiply its sides.',
        ],
        [pi(r * r * h), 'looks_alike', 'That is the volume. The curved side is the distance around times the height.'],
      ],
      hints: [
        'Unroll the curved side. Which shape do you get?',
        'It is a rectangle: as long as the circle is around, and as high as the cylinder.',
        `Work out \\(2 \\pi \\times ${r} \\times ${h}\\).`,
      ],
      steps: [
        ['Unrolled, the curved side is a rectangle.', 'A = 2\\pi r \\times h'],
        ...first(p),
        ['Multiply the distance around by the height.', `2\\pi \\times ${r} \\times ${h} = ${side}\\pi`],
      ],
      rules,
    }
  const total = side + 2 * r * r
  return {
    ask: [
      `A closed cylinder has a ${across(p)} and a height of ${h} ${u}. Find its total surface area in terms of \\(\\pi\\).`,
      `A closed ${body(p)} has a ${across(p)} and is ${h} ${u} high. How much metal covers it? Leave \\(\\pi\\) in your answer.`,
    ],
    answer: pi(total),
    wrong: [
      [pi(side + r * r), 'count_visible_faces', 'Only one circle was added. The bottom counts too.'],
      [pi(side), 'stops_early', 'That is the curved side. Add the two circles.'],
      [pi(side + 4 * r), 'area_perimeter_swap', 'The circles were counted with the distance around. Use their areas.'],
      [pi(r * r * h), 'looks_alike', 'That is the volume. Add the areas of the side and of both circles.'],
    ],
    hints: [
      'The surface has three parts: two circles and the curved side.',
      `The curved side is \\(2\\pi \\times ${r} \\times ${h}\\).`,
      `Each circle is \\(\\pi \\times ${r}^2\\). Add both.`,
    ],
    steps: [
      ['The surface is the curved side and two circles.', 'A = 2\\pi r h + 2\\pi r^2'],
      ...first(p),
      ['Find the curved side.', `2\\pi \\times ${r} \\times ${h} = ${side}\\pi`],
      ['Find both circles.', `2\\pi \\times ${r}^2 = ${2 * r * r}\\pi`],
      ['Add them.', `${side}\\pi + ${2 * r * r}\\pi = ${total}\\pi`],
    ],
    rules,
  }
}

function tellCone(p: Params): Telling {
  const { r, h, s } = p
  const u = unitNames[p.unit]
  const rules = { unit: `square ${u}` }
  const side = r * s
  if (p.kind === 'cone')
    return {
      ask: `A cone has a ${across(p)} and a slant height of ${s} ${u}. Find the area of its curved side in terms of \\(\\pi\\).`,
      answer: pi(side),
      wrong: [
        [
          pi(2 * side),
          'looks_alike',
          p.wide
            ? 'The diameter was used as the radius. Halve it first.'
            : 'Two pi times radius times height is for a cylinder.',
        ],
        [pi(side + r * r), 'looks_alike', 'The base was added. Only the curved side is asked for.'],
        [
          pi(2 * r + s),
          'area_perimeter_swap',
          'Lengths were added. The curved side is pi times radius times slant height.',
        ],
        [pi(side, 2), 'wrong_operation', 'There is no half in the curved side of a cone.'],
      ],
      hints: [
        'The slant height runs along the side, from the tip to the rim.',
        'The curved side of a cone is pi times radius times slant height.',
        `Work out \\(\\pi \\times ${r} \\times ${s}\\).`,
      ],
      steps: [
        ['Use the slant height for the curved side.', 'A = \\pi r s'],
        ...first(p),
        ['Put in the numbers.', `\\pi \\times ${r} \\times ${s} = ${side}\\pi`],
      ],
      rules,
    }
  const total = side + r * r
  const known = p.kind === 'coneAll'
  return {
    ask: known
      ? `A closed cone has a ${across(p)} and a slant height of ${s} ${u}. Find its total surface area in terms of \\(\\pi\\).`
      : `A closed cone has a ${across(p)} and is ${h} ${u} high. Find its total surface area in terms of \\(\\pi\\).`,
    answer: pi(total),
    wrong: [
      known
        ? [pi(side), 'count_visible_faces', 'The base was left out. It is hidden, but it belongs to the surface.']
        : [
            pi(r * h + r * r),
            'slant_as_height',
            'The height was used as the slant height. The slant height runs along the side.',
          ],
      known
        ? [pi(side + 2 * r), 'area_perimeter_swap', 'The base was counted with the distance around. Use its area.']
        : [pi(side), 'count_visible_faces', 'The base was left out. It is hidden, but it belongs to the surface.'],
      [pi(2 * side + r * r), 'looks_alike', 'Two pi times radius times height is for a cylinder.'],
      [pi(side + 2 * r * r), 'looks_alike', 'A cone has only one circle, at the base.'],
    ],
    hints: [
      'The surface has two parts: the base and the curved side.',
      known
        ? `The curved side is \\(\\pi \\times ${r} \\times ${s}\\).`
        : `Find the slant height first: \\(s^2 = ${r}^2 + ${h}^2\\).`,
      `The base is \\(\\pi \\times ${r}^2\\). Add the curved side.`,
    ],
    steps: [
      ['The surface is the curved side and the base.', 'A = \\pi r s + \\pi r^2'],
      ...first(p),
      ...(known
        ? []
        : [
            [
              'Radius, height and slant height make a right triangle.',
              `s = \\sqrt{${r}^2 + ${h}^2} = \\sqrt{${s * s}} = ${s}`,
            ] as const,
          ]),
      ['Find the curved side.', `\\pi \\times ${r} \\times ${s} = ${side}\\pi`],
      ['Find the base.', `\\pi \\times ${r}^2 = ${r * r}\\pi`],
      ['Add them.', `${side}\\pi + ${r * r}\\pi = ${total}\\pi`],
    ],
    rules,
  }
}

const tell = (p: Params): Telling => (isCone(p) ? tellCone(p) : tellCylinder(p))

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} ${p.unit}`
  const wide = p.wide ? { diameter: label(2 * p.r) } : { radius: label(p.r) }
  const high = p.kind === 'coneHeight' || !isCone(p) ? p.h : Math.sqrt(p.s * p.s - p.r * p.r)
  const measure = p.kind === 'coneHeight' || !isCone(p) ? { height: label(p.h) } : { slant: label(p.s) }
  return solid({
    solids: [{ kind: isCone(p) ? 'cone' : 'cylinder', radius: p.r, height: high, labels: { ...wide, ...measure } }],
  })
}

/** Find curved and total surface, as multiples of pi (HSG-MG.A.1). */
export const level: TopicLevel<Params> = {
  key: 'surface_area_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.r} ${p.h} ${p.wide ? 'd' : 'r'}`,
  ...toldBy(tell, picture),
  forms: ['pi_multiple', 'choice'],
  formsLeftOut: { numeric: 'The exact area is a multiple of pi, which the number box cannot hold.' },
  figure: picture,
  load: (p) => p.r + { label: 0, can: 6, cone: 4, coneAll: 8, coneHeight: 12 }[p.kind] + (p.wide ? 3 : 0),
}
