import { solid } from '../../figures/solid.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { Solid } from '../../figures/solid-bodies.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

export type Kind = 'box' | 'cylinder' | 'square_pyramid' | 'cone'

/** A solid and how it is cut. box: a long, b deep, c high. Round ones: radius a, height c. pyramid: square of side a, height c. */
export interface Params {
  readonly kind: Kind
  readonly cut: 'horizontal' | 'vertical'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly unit: 'cm' | 'in'
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.35
  const kind = stage < 0.42 ? 'box' : stage < 0.68 ? 'cylinder' : chance.happens(0.5) ? 'cone' : 'square_pyramid'
  const cut =
    kind === 'cone' || kind === 'square_pyramid'
      ? 'vertical'
      : chance.pick(['horizontal', 'vertical', 'vertical'] as const)
  return {
    kind,
    cut,
    a: chance.int(2, 20),
    b: chance.int(2, 14),
    c: chance.int(2, 24),
    unit: chance.pick(['cm', 'in'] as const),
  }
}

function reject({ kind, a, b, c }: Params): string | null {
  const sizes = kind === 'box' ? [a, b, c] : [a, c]
  if (Math.max(...sizes) > 3 * Math.min(...sizes)) return 'hard to draw'
  if (new Set([a, b, c, 2 * a]).size < 4) return 'two sizes alike'
  return null
}

const rect = (p: Params, x: number, y: number): Item =>
  item(`rectangle ${Math.min(x, y)} ${Math.max(x, y)}`, `a rectangle of ${x} ${p.unit} by ${y} ${p.unit}`)
const disk = (p: Params, d: number): Item => item(`circle ${d}`, `a circle with a diameter of ${d} ${p.unit}`)
const tri = (p: Params, base: number, height: number): Item =>
  item(`triangle ${base} ${height}`, `a triangle with base ${base} ${p.unit} and height ${height} ${p.unit}`)

const names: Readonly<Record<Kind, string>> = {
  box: 'box',
  cylinder: 'cylinder',
  square_pyramid: 'square pyramid',
  cone: 'cone',
}

function answer(p: Params): Item {
  const { kind, cut, a, b, c } = p
  if (kind === 'box') return cut === 'horizontal' ? rect(p, a, b) : rect(p, b, c)
  if (kind === 'cylinder') return cut === 'horizontal' ? disk(p, 2 * a) : rect(p, 2 * a, c)
  return tri(p, kind === 'cone' ? 2 * a : a, c)
}

function wrongs(p: Params): Telling['wrong'] {
  const { kind, cut, a, b, c } = p
  if (kind === 'box')
    return [
      [
        cut === 'horizontal' ? rect(p, b, c) : rect(p, a, b),
        'prototype_shape',
        'That is another face of the box. The slice has the shape of the side that the cut runs along.',
      ],
      [rect(p, a, c), 'looks_alike', 'That is the front face. The cut runs another way.'],
      [tri(p, b, c), 'looks_alike', 'The cut does not run from corner to corner. Follow its outline.'],
    ]
  if (kind === 'cylinder')
    return cut === 'horizontal'
      ? [
          [rect(p, 2 * a, c), 'prototype_shape', 'That is the slice from top to bottom. This cut is level.'],
          [disk(p, a), 'looks_alike', 'The radius was taken for the diameter.'],
          [tri(p, 2 * a, c), 'looks_alike', 'A cylinder has no point, so there is no triangle in it.'],
        ]
      : [
          [disk(p, 2 * a), 'prototype_shape', 'That is the slice of a level cut. This cut runs from top to bottom.'],
          [rect(p, a, c), 'looks_alike', 'The cut goes through the whole width, two times the radius.'],
          [tri(p, 2 * a, c), 'looks_alike', 'A cylinder has no point, so there is no triangle in it.'],
        ]
  const wide = kind === 'cone' ? 2 * a : a
  return [
    kind === 'cone'
      ? [disk(p, 2 * a), 'prototype_shape', 'That is the base. This cut runs from the tip down.']
      : [rect(p, a, a), 'prototype_shape', 'That is the base. This cut runs from the tip down.'],
    [
      tri(p, kind === 'cone' ? a : 2 * a, c),
      'looks_alike',
      kind === 'cone'
        ? 'The cut goes through the whole width, two times the radius.'
        : 'The base of the slice is as long as the side of the square.',
    ],
    [rect(p, wide, c), 'looks_alike', 'Toward the tip the slice gets narrower. So it is no rectangle.'],
  ]
}

function tell(p: Params): Telling {
  const { kind, cut, a, b, c, unit } = p
  const size =
    kind === 'box'
      ? `${a} ${unit} long, ${b} ${unit} deep and ${c} ${unit} high`
      : kind === 'square_pyramid'
        ? `${c} ${unit} high, and the base has sides of ${a} ${unit}`
        : `${c} ${unit} high, with a radius of ${a} ${unit}`
  const way =
    cut === 'horizontal'
      ? 'It is cut level, parallel to its base.'
      : kind === 'box'
        ? 'It is cut straight down, parallel to its left side.'
        : kind === 'cylinder'
          ? 'It is cut straight down through the middle.'
          : kind === 'cone'
            ? 'It is cut straight down through the tip.'
            : 'It is cut straight down through the tip, parallel to a side of the base.'
  const right = answer(p)
  return {
    ask: [
      `A ${names[kind]} is ${size}. ${way} What is the slice?`,
      `This ${names[kind]} is ${size}. ${way} Which flat shape appears?`,
    ],
    answer: right,
    wrong: wrongs(p),
    hints: [
      'Imagine the cut. Which faces or curves does it meet?',
      cut === 'horizontal'
        ? 'A level cut through a solid like this looks like its base.'
        : 'Go around the outline of the cut: which edges are straight?',
      'Then find the two lengths of the outline.',
    ],
    steps: [
      [
        cut === 'horizontal'
          ? 'A level cut has the same shape as the base.'
          : kind === 'box'
            ? 'The cut runs along depth and height.'
            : kind === 'cylinder'
              ? 'The cut has two straight sides as high as the cylinder, joined by diameters.'
              : 'The cut starts in the tip and gets wider down to the base.',
      ],
      [`So the slice is ${right.text}.`],
    ],
  }
}

function picture(p: Params): Figure {
  const { kind, cut, a, b, c, unit } = p
  const label = (n: number): string => `${n} ${unit}`
  const bodies: Readonly<Record<Kind, Solid>> = {
    box: {
      kind: 'box',
      length: a,
      width: b,
      height: c,
      cut,
      labels: { length: label(a), width: label(b), height: label(c) },
    },
    cylinder: { kind: 'cylinder', radius: a, height: c, cut, labels: { radius: label(a), height: label(c) } },
    square_pyramid: {
      kind: 'square_pyramid',
      length: a,
      width: a,
      height: c / 1.25,
      cut,
      labels: { length: label(a), height: label(c) },
    },
    cone: { kind: 'cone', radius: a, height: c, cut, labels: { radius: label(a), height: label(c) } },
  }
  return solid({ solids: [bodies[kind]] })
}

/** Name the cross-section of a cut (7.G.A.3). */
export const level: TopicLevel<Params> = {
  key: 'solids_basics/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.cut} ${p.a} ${p.kind === 'box' ? p.b : ''} ${p.c}`,
  ...toldBy(tell, picture),
  forms: ['choice'],
  figure: picture,
  load: (p) => ({ box: 0, cylinder: 2, cone: 4, square_pyramid: 4 })[p.kind] + (p.cut === 'vertical' ? 0.5 : 0),
}
