import { outlineOf } from '../../../figures/named-shapes.ts'
import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { groups, item } from '../../../values/items.ts'
import { tappedSolids } from '../solid-oracles.ts'
import { pictured, type Mixed, type Thing } from './solid-and-flat.ts'
import { namedSolid } from './numbers.ts'
import type { Params } from './numbers.ts'
import type { Groups, Item, Match } from '../../../values/values.ts'

/** Names a solid from the description of its faces in the words of the picture. */
function name(words: string): string {
  if (/round all over/.test(words)) return 'sphere'
  if (/six equal squares/.test(words)) return 'cube'
  return /and a point/.test(words) ? 'cone' : 'cylinder'
}

/** The lone solid from its picture; to find one, the picture among those on offer whose faces are described like that. */
export function oracle(p: Params): Item {
  if (p.asked < 0) return item(name(namedSolid.figure?.(p, 'choice')?.alt ?? ''))
  const offered = [namedSolid.answer(p), ...namedSolid.distractors(p).map((d) => d.value)]
  const found = offered.find((v) => v.kind === 'item' && name(v.speech ?? '') === p.row[p.asked])
  return item(found?.kind === 'item' ? found.id : '')
}

export const tasks = {
  tap_solids: { oracle: tappedSolids },
  match_things: {
    /** Each thing with the picture whose faces are told like it. */
    oracle: ({ sets }: MatchParams<Thing>): Match =>
      matchedFaces(
        sets.map(({ thing }) => thing),
        sets.map(pictured),
        (thing, alt) => name(alt) === sets.find((each) => each.thing === thing)?.kind,
      ),
  },
  flat_or_solid: {
    /** Solids are told by their faces or as something round all over; flat shapes by sides and corners. */
    oracle: (p: Mixed): Groups => {
      const all = [
        ...p.flat.map((id) => ({ id, flat: outlineOf(id).points.length > 0 })),
        ...p.solid.map((id) => ({ id, flat: false })),
      ]
      return groups([
        [item('Flat'), all.filter(({ flat }) => flat).map(({ id }) => item(id))],
        [item('Solid'), all.filter(({ flat }) => !flat).map(({ id }) => item(id))],
      ])
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 451691635
