import { solid } from '../../figures/solid.ts'
import { pythagoreanTriples } from '../pythagorean-triples.ts'
import { toldBy } from '../telling.ts'
import { pi, radiusAndHeight, unitNames, units } from './round.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'
import type { Unit } from './round.ts'

type Kind = 'sphere' | 'half' | 'dome' | 'silo' | 'rocket'

/** sphere and half: radius. dome: an open half sphere on a cylinder without a floor. silo: the same with a floor. rocket: a cone on a cylinder. */
export interface Params {
  readonly kind: Kind
  readonly r: number
  readonly h: number
  /** Height and slant height of the cone. */
  readonly top: number
  readonly s: number
  readonly wide: boolean
  readonly unit: Unit
}

const triples = pythagoreanTriples(40).filter(([r, h]) => h >= 0.5 * r && h <= 2.6 * r && r <= 20)

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const unit = chance.pick(units)
  const wide = chance.happens(0.25 + 0.4 * difficulty)
  const plain = { top: 0, s: 0, wide, unit }
  if (stage < 0.42) {
    const r = chance.int(2, 200)
    return {
      kind: stage < 0.2 ? 'sphere' : chance.pick(['sphere', 'half', 'half'] as const),
      r,
      h: 0,
      ...plain,
      unit: r > 20 ? 'cm' : unit,
    }
  }
  const [r, h] = radiusAndHeight(chance, difficulty)
  if (stage < 0.75 || chance.happens(0.3)) return { kind: stage < 0.6 ? 'dome' : 'silo', r, h, ...plain }
  const [radius, top, s] = chance.pick(triples)
  return { kind: 'rocket', r: radius, h: chance.int(Math.ceil(radius / 2), 3 * radius), top, s, wide, unit }
}

const reject = (p: Params): string | null =>
  p.r === 2 || p.r === 3 || p.r === p.h || 2 * p.r === p.h ? 'two results alike' : null
const across = (p: Params): string =>
  p.wide ? `diameter of ${2 * p.r} ${unitNames[p.unit]}` : `radius of ${p.r} ${unitNames[p.unit]}`
const first = (p: Params): readonly (readonly [string, string])[] =>
  p.wide ? [['Halve the diameter to get the radius.', `r = ${2 * p.r} \\div 2 = ${p.r}`]] : []

function tellBall(p: Params): Telling {
  const { r } = p
  const rules = { unit: `square ${unitNames[p.unit]}` }
  if (p.kind === 'sphere')
    return {
      ask: [
        `A sphere has a ${across(p)}. Find its surface area in terms of \\(\\pi\\).`,
        `The ${across(p).split(' ')[0]} of a sphere is ${across(p).split(' of ')[1]}. Find its exact surface area. Leave \\(\\pi\\) in your answer.`,
      ],
      answer: pi(4 * r * r),
      wrong: [
        [pi(r * r), 'count_visible_faces', 'That is the circle that you see. The whole surface is four such circles.'],
        [pi(2 * r), 'area_perimeter_swap', 'That is the distance around the ball. The surface is an area.'],
        [pi(2 * r * r), 'count_visible_faces', 'That is the half that you see. The far half counts too.'],
        [
          pi(16 * r * r),
          'looks_alike',
          p.wide
            ? 'The diameter was used as the radius. Halve it first.'
            : 'The radius was doubled. Square the radius itself.',
        ],
      ],
      hints: [
        'The surface of a sphere is as large as four circles through its center.',
        'The formula is \\(4\\pi r^2\\).',
        `Work out \\(4 \\pi \\times ${r}^2\\).`,
      ],
      steps: [
        ['The surface of a sphere is four circles of the same radius.', 'A = 4\\pi r^2'],
        ...first(p),
        ['Put in the radius.', `4\\pi \\times ${r}^2 = 4\\pi \\times ${r * r} = ${4 * r * r}\\pi`],
      ],
      rules,
    }
  return {
    ask: [
      `A solid hemisphere has a ${across(p)}. Find its total surface area, with the flat side, in terms of \\(\\pi\\).`,
      `Half of a solid sphere has a ${across(p)}. Find the exact area of its dome and its flat circle together.`,
    ],
    answer: pi(3 * r * r),
    wrong: [
      [pi(2 * r * r), 'count_visible_faces', 'The flat circle was left out. It belongs to the surface.'],
      [pi(4 * r * r), 'looks_alike', 'That is the surface of the whole sphere.'],
      [
        pi(2 * r * r + 2 * r),
        'area_perimeter_swap',
        'The flat circle was counted with the distance around. Use its area.',
      ],
      [pi(5 * r * r), 'looks_alike', 'Only half of the sphere is there. Halve four pi r squared first.'],
    ],
    hints: [
      'A hemisphere has two parts: half of a sphere and a flat circle.',
      `The dome is half of \\(4\\pi \\times ${r}^2\\).`,
      `The circle is \\(\\pi \\times ${r}^2\\). Add both.`,
    ],
    steps: [
      ['The surface is half of a sphere and a circle.', 'A = 2\\pi r^2 + \\pi r^2 = 3\\pi r^2'],
      ...first(p),
      ['Put in the radius.', `3\\pi \\times ${r}^2 = 3\\pi \\times ${r * r} = ${3 * r * r}\\pi`],
    ],
    rules,
  }
}

function tellJoined(p: Params): Telling {
  const { r, h, s, top, kind } = p
  const u = unitNames[p.unit]
  const side = 2 * r * h
  const cap = kind === 'rocket' ? r * s : 2 * r * r
  const floor = kind === 'dome' ? 0 : r * r
  const total = side + cap + floor
  const body = `a cylinder with a ${across(p)} and a height of ${h} ${u}`
  const asks: Readonly<Record<'dome' | 'silo' | 'rocket', string>> = {
    dome: `A ${p.unit === 'cm' || p.unit === 'in' ? 'model tower' : 'tower'} is ${body}. Its roof is half of a sphere. Find the area of roof and curved wall in terms of \\(\\pi\\).`,
    silo: `A solid is ${body}. Half of a sphere stands on top. Find its whole surface area in terms of \\(\\pi\\), with the bottom.`,
    rocket: `A solid is ${body}. A cone stands on top, ${top} ${u} high. Find its whole surface area in terms of \\(\\pi\\), with the bottom.`,
  }
  return {
    ask: asks[kind as 'dome' | 'silo' | 'rocket'],
    answer: pi(total),
    wrong: [
      kind === 'dome'
        ? [pi(total + r * r), 'looks_alike', 'The floor was added. It is not asked for here.']
        : [
            pi(side + cap),
            'count_visible_faces',
            'The bottom was left out. It is hidden, but it belongs to the surface.',
          ],
      kind === 'rocket'
        ? [pi(side + r * top + floor), 'slant_as_height', 'The height of the cone was used as its slant height.']
        : [pi(side + r * r + floor), 'count_visible_faces', 'Half of a sphere is two circles large, not one.'],
      [
        pi(total + 2 * r * r),
        'looks_alike',
        'The circles where the parts meet lie inside. They are not part of the surface.',
      ],
      [
        pi(2 * r + h + cap + floor),
        'area_perimeter_swap',
        'Lengths were added for the wall. Multiply the distance around by the height.',
      ],
    ],
    hints: [
      'List the parts that can be touched from outside. The circle where the parts meet is hidden.',
      `The wall is \\(2\\pi \\times ${r} \\times ${h}\\).`,
      kind === 'rocket'
        ? `The cone needs its slant height: \\(s^2 = ${r}^2 + ${top}^2\\).`
        : `Half of a sphere is \\(2\\pi \\times ${r}^2\\).`,
      'Then add the parts.',
    ],
    steps: [
      [
        'List the parts that can be touched from outside.',
        `\\text{wall} + \\text{${kind === 'rocket' ? 'cone' : 'half sphere'}}${floor > 0 ? ' + \\text{bottom}' : ''}`,
      ],
      ...first(p),
      ['Find the wall.', `2\\pi \\times ${r} \\times ${h} = ${side}\\pi`],
      ...(kind === 'rocket'
        ? ([
            ['Find the slant height of the cone.', `s = \\sqrt{${r}^2 + ${top}^2} = ${s}`],
            ['Find the side of the cone.', `\\pi \\times ${r} \\times ${s} = ${cap}\\pi`],
          ] as const)
        : ([['Find the half sphere.', `2\\pi \\times ${r}^2 = ${cap}\\pi`]] as const)),
      ...(floor > 0 ? ([['Find the circle at the bottom.', `\\pi \\times ${r}^2 = ${floor}\\pi`]] as const) : []),
      [
        'Add the parts.',
        `${[side, cap, ...(floor > 0 ? [floor] : [])].map((n) => `${n}\\pi`).join(' + ')} = ${total}\\pi`,
      ],
    ],
    rules: { unit: `square ${u}` },
  }
}

const tell = (p: Params): Telling => (p.kind === 'sphere' || p.kind === 'half' ? tellBall(p) : tellJoined(p))

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} ${p.unit}`
  const wide = p.wide ? { diameter: label(2 * p.r) } : { radius: label(p.r) }
  if (p.kind === 'sphere') return solid({ solids: [{ kind: 'sphere', radius: p.r, labels: wide }] })
  if (p.kind === 'half') return solid({ solids: [{ kind: 'hemisphere', radius: p.r, labels: wide }] })
  if (p.kind === 'rocket')
    return solid({
      solids: [
        {
          kind: 'cone_on_cylinder',
          radius: p.r,
          height: p.h,
          top: p.top,
          labels: { ...wide, height: label(p.h), topHeight: label(p.top) },
        },
      ],
    })
  return solid({
    solids: [{ kind: 'hemisphere_on_cylinder', radius: p.r, height: p.h, labels: { ...wide, height: label(p.h) } }],
  })
}

/** Find the surface of spheres and joined solids, as multiples of pi (HSG-GMD.A.3, HSG-MG.A.1). */
export const level: TopicLevel<Params> = {
  key: 'surface_area_practice/4',
  version: 2,
  params,
  reject,
  note: (p) => `${p.kind} ${p.r} ${p.h} ${p.top} ${p.wide ? 'd' : 'r'}`,
  ...toldBy(tell, picture),
  forms: ['pi_multiple', 'choice'],
  formsLeftOut: { numeric: 'The exact area is a multiple of pi, which the number box cannot hold.' },
  figure: picture,
  load: (p) => ({ sphere: 0, half: 1, dome: 3, silo: 4, rocket: 6 })[p.kind] + (p.wide ? 0.5 : 0),
}
