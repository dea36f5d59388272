import { openChance } from '../../chance.ts'
import { item } from '../../values/items.ts'
import { level } from './level-2.ts'
import type { Params } from './level-2.ts'
import type { Item } from '../../values/values.ts'

/** The parts: from what the picture is drawn of. The whole: the one option whose drawing has both asked parts. */
export function oracle(p: Params): Item {
  if (p.asked === 'parts') {
    const kinds = level.figure?.(p, 'choice')?.facts['kinds'] as readonly string[]
    return item(kinds[0] === p.kind ? 'parts' : '')
  }
  const prompt = level.prompt(p, openChance('any wording')).text
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
