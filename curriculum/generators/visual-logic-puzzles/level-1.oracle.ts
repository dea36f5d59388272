import { item } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Figure, Item } from '../../values/values.ts'

/** The one place whose look in some way is met once, while the other three share theirs; there must be just one such place. */
function oddPlace(ways: readonly (readonly string[])[]): number {
  const places = ways.flatMap((looks) => {
    const alone = looks.flatMap((look, i) => (looks.filter((other) => other === look).length === 1 ? [i] : []))
    return alone.length === 1 ? alone : []
  })
  if (new Set(places).size !== 1) throw new RangeError(`places ${places.join()} stand out`)
  return places[0] as number
}

export function oracle(p: Params): Item {
  const ways = [p.tiles.map((t) => t.shape), p.tiles.map((t) => String(t.small)), p.tiles.map((t) => String(t.turns))]
  return item('ABCD'[oddPlace(ways)] as string)
}

/** From what the picture shows: 'small square', 'arrow left'. */
export function fromFacts(facts: Figure['facts']): Item {
  const said = (facts['tiles'] as readonly string[]).flatMap((row) => row.split(' | '))
  const sizes = said.map((text) => String(text.startsWith('small')))
  const words = said.map((text) => text.replace('small ', '').replace('turned ', '').split(' '))
  return item('ABCD'[oddPlace([sizes, words.map((w) => w[0] ?? ''), words.map((w) => w[1] ?? '')])] as string)
}
