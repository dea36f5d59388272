import { solid } from '../../figures/solid.ts'
import { toldBy } from '../telling.ts'
import { drawFlatFaced, poorShape, surfaceOf, unitNames } from './flat-faced.ts'
import { tellSurface } from './flat-faced-telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { FlatFaced } from './flat-faced.ts'
import type { Telling } from '../telling.ts'

export type Params = FlatFaced

function params(chance: Chance, difficulty: number): Params {
  const draw = difficulty + (chance.unit() - 0.5) * 0.4
  const kind = chance.happens(0.03) ? 'pyramid' : draw < 0.35 ? 'box' : draw < 0.65 ? 'open' : 'prism'
  return drawFlatFaced(chance, kind, difficulty)
}

function tell(p: Params): Telling {
  const u = unitNames[p.unit]
  const box = `${p.a} ${u} long, ${p.b} ${u} wide and ${p.c} ${u} high`
  const small = p.unit === 'cm' || p.unit === 'in'
  const asks: Readonly<Record<FlatFaced['kind'], readonly string[]>> = {
    box: [
      `A box is ${box}. What is its surface area?`,
      small
        ? `A gift box is ${box}. How much paper covers it exactly, in square ${u}?`
        : `A closed crate is ${box}. Find the area of all its faces.`,
      `Find the surface area of a rectangular prism that is ${box}.`,
    ],
    open: [
      `An open box without a lid is ${box}. How much material is in its five faces, in square ${u}?`,
      `A planter without a lid is ${box}. Find the area of its outside, bottom included.`,
    ],
    prism: [
      `Find the surface area of this triangular prism. Its two slanted sides are ${p.c} ${u} long.`,
      !small && p.c <= 13
        ? `A tent with a floor is a triangular prism. Its slanted sides are ${p.c} ${u} long. How much cloth does it need, in square ${u}?`
        : `This triangular prism has slanted sides of ${p.c} ${u}. What is the area of all its faces?`,
    ],
    pyramid: [
      `A pyramid has a square base with sides of ${p.a} ${u}. It is ${p.b} ${u} high, and its slant height is ${p.c} ${u}. Find its surface area.`,
    ],
  }
  return tellSurface(p, asks[p.kind])
}

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} ${p.unit}`
  if (p.kind === 'prism')
    return solid({
      solids: [
        {
          kind: 'triangular_prism',
          length: p.a,
          width: p.l,
          height: p.b,
          labels: { length: label(p.a), width: label(p.l), height: label(p.b), side: label(p.c) },
        },
      ],
    })
  if (p.kind === 'pyramid')
    return solid({
      solids: [
        {
          kind: 'square_pyramid',
          length: p.a,
          width: p.a,
          height: p.b,
          labels: { length: label(p.a), height: label(p.b), slant: label(p.c) },
        },
      ],
    })
  return solid({
    solids: [
      {
        kind: 'box',
        length: p.a,
        width: p.b,
        height: p.c,
        labels: { length: label(p.a), width: label(p.b), height: label(p.c) },
      },
    ],
  })
}

/** Find surface area without a net (7.G.B.6). */
export const level: TopicLevel<Params> = {
  key: 'surface_area_practice/2',
  version: 1,
  params,
  reject: poorShape,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c} ${p.l}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => surfaceOf(p) ** 0.5 + { box: 0, open: 4, prism: 10, pyramid: 8 }[p.kind],
}
