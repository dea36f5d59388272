import type { Figure } from '../values/values.ts'
import { centred, drawing, rectangle } from './drawing.ts'
import { listWords } from './lettering.ts'
import { hueOf, tone } from './palette.ts'

export interface AlgebraTilesOptions {
  /** Tiles in this order. A negative tile is hollow with a minus sign. */
  readonly tiles: readonly {
    readonly kind: 'square' | 'bar' | 'unit'
    readonly count: number
    readonly negative?: boolean
  }[]
  readonly variable?: string
}

const sizes = { square: [54, 54], bar: [54, 24], unit: [24, 24] } as const

/** Tiles for x squared, x and 1; positive ones are filled, negative ones hollow. */
export function algebraTiles({ tiles, variable = 'x' }: AlgebraTilesOptions): Figure {
  let [x, y, tall] = [12, 12, 0]
  let body = ''
  for (const { kind, count, negative = false } of tiles) {
    const [w, h] = sizes[kind]
    for (let i = 0; i < count; i++) {
      if (x + w > 310) [x, y, tall] = [12, y + tall + 8, 0]
      const text = `${negative ? '−' : ''}${kind === 'square' ? `${variable}^2` : kind === 'bar' ? variable : '1'}`
      const look = negative
        ? { fill: tone.paper, stroke: tone.g3, width: 2.4 }
        : { fill: kind === 'unit' ? tone.f1 : kind === 'bar' ? tone.f2 : tone.f3, stroke: tone.f4, width: 1.6 }
      body +=
        rectangle(x + 1, y + 1, w - 2, h - 2, { ...look, radius: 6 }) +
        centred(x + w / 2, y + h / 2, text, {
          size: kind === 'square' ? 19 : 14,
          fill: negative ? tone.g4 : kind === 'square' ? tone.f0 : tone.f4,
        })
      x += w + 8
      tall = Math.max(tall, h)
    }
    x += count > 0 ? 6 : 0
  }
  const names = { square: `${variable} squared tile`, bar: `${variable} tile`, unit: 'unit tile' }
  const said = tiles
    .filter((tile) => tile.count > 0)
    .map((tile) => `${tile.count} ${tile.negative ? 'negative ' : ''}${names[tile.kind]}${tile.count === 1 ? '' : 's'}`)
  const facts = { tiles: tiles.map((tile) => `${tile.negative ? '-' : ''}${tile.count} ${tile.kind}`) }
  return drawing(
    {
      height: Math.max(80, y + tall + 12),
      hue: hueOf.algebra,
      title: 'Algebra tiles',
      alt: `Algebra tiles: ${listWords(said)}.`,
      facts,
    },
    body,
  )
}
