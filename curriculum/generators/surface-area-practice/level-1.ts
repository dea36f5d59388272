import { net } from '../../figures/net.ts'
import { toldBy } from '../telling.ts'
import { drawFlatFaced, poorShape, surfaceOf } from './flat-faced.ts'
import { tellSurface } from './flat-faced-telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { FlatFaced } from './flat-faced.ts'
import type { Telling } from '../telling.ts'

export type Params = FlatFaced

const params = (chance: Chance, difficulty: number): Params => {
  const draw = difficulty + (chance.unit() - 0.5) * 0.4
  return drawFlatFaced(chance, chance.happens(0.025) ? 'pyramid' : draw < 0.6 ? 'box' : 'prism', difficulty)
}

const solids = {
  box: 'a box',
  open: 'an open box',
  prism: 'a triangular prism',
  pyramid: 'a pyramid with a square base',
} as const

const tell = (p: Params): Telling =>
  tellSurface(
    p,
    [
      `This is the net of ${solids[p.kind]}. What is its surface area?`,
      `Fold this net to get ${solids[p.kind]}. Find the surface area.`,
      'Find the area of the whole net.',
    ],
    true,
  )

function picture(p: Params): Figure {
  const label = (n: number): string => `${n} ${p.unit}`
  if (p.kind === 'prism')
    return net({
      kind: 'triangular_prism',
      base: p.a,
      triangleHeight: p.b,
      side: p.c,
      length: p.l,
      labels: { base: label(p.a), triangleHeight: label(p.b), side: label(p.c), length: label(p.l) },
    })
  if (p.kind === 'pyramid')
    return net({ kind: 'square_pyramid', base: p.a, slant: p.c, labels: { base: label(p.a), slant: label(p.c) } })
  return net({
    kind: 'box',
    length: p.a,
    width: p.b,
    height: p.c,
    labels: { length: label(p.a), width: label(p.b), height: label(p.c) },
  })
}

/** Add the areas on a net (6.G.A.4). */
export const level: TopicLevel<Params> = {
  key: 'surface_area_practice/1',
  version: 1,
  params,
  reject: poorShape,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c} ${p.l}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => surfaceOf(p) ** 0.5 + (p.kind === 'box' ? 0 : 10),
}
