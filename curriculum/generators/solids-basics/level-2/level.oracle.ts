import { filled } from '../../../values/filled.ts'
import { tappedSolids } from '../solid-oracles.ts'
import { openChance } from '../../../chance.ts'
import { item } from '../../../values/items.ts'
import { joinedSolid } from './numbers.ts'
import type { Params } from './numbers.ts'
import type { Filled, Item } from '../../../values/values.ts'

/** The parts: from what the picture is drawn of. The whole: the one option whose drawing has both asked parts. */
export function oracle(p: Params): Item {
  if (p.asked === 'parts') {
    const kinds = joinedSolid.figure?.(p, 'choice')?.facts['kinds'] as readonly string[]
    return item(kinds[0] === p.kind ? 'parts' : '')
  }
  const prompt = joinedSolid.prompt(p, openChance('any wording')).text
  const [upper, lower] = [/cone|pyramid|half a ball|box/.exec(prompt)?.[0], /and a(?:nother)? (\w+)/.exec(prompt)?.[1]]
  const wholes = new Map([
    ['cone cylinder', 'cone_on_cylinder'],
    ['pyramid box', 'pyramid_on_box'],
    ['box box', 'step'],
    ['half a ball cylinder', 'hemisphere_on_cylinder'],
  ])
  const found = wholes.get(`${upper} ${lower}`)
  return item(found ?? '')
}

export const tasks = {
  tell_tower: {
    /** Reads top and base from the title of the drawing that the kind is built of. */
    oracle: (p: Params): Filled => {
      const [, top = '', below = ''] = /^(\w+)_on_(\w+)$/.exec(p.kind) ?? []
      return filled([top === 'hemisphere' ? 'half ball' : top, below])
    },
  },
  tap_solids: { oracle: tappedSolids },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2257054104
