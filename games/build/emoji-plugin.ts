import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { listedSprites } from '../art/listed-sprites.ts'
import type { SpriteShapes } from '../art/sprite-shapes.ts'

const start = 'virtual:polyhex-sprites/'
/** The first letters of a resolved id that no file has. */
const resolved = '\0'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** One picture as the figures that make it, from back to front; the box is 32 wide and high. */
export function shapesOfBody(name: string, body: string): SpriteShapes {
  if (/<(?:use|clipPath|filter|linearGradient|radialGradient)\b|transform=|stroke=/.test(body)) {
    throw new Error(`The picture '${name}' has more than plain figures: list another one.`)
  }
  return [...body.matchAll(/<(path|circle|ellipse)\s([^>]*?)\/?>/g)].map(([, kind, attributes = '']) => {
    const value = (key: string): string | undefined => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(attributes)?.[1]
    const data = kind === 'path' ? value('d') : roundPath(value)
    if (data === undefined) throw new Error(`The picture '${name}' has a figure without an outline.`)
    const opacity = value('opacity') ?? value('fill-opacity')
    const fill = value('fill') ?? '#000'
    return opacity === undefined ? ([fill, data] as const) : ([fill, data, Number(opacity)] as const)
  })
}

function roundPath(value: (key: string) => string | undefined): string {
  const [x, y] = [Number(value('cx')), Number(value('cy'))]
  const radiusX = Number(value('rx') ?? value('r'))
  const radiusY = Number(value('ry') ?? value('r'))
  return `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${radiusX * 2} 0a${radiusX} ${radiusY} 0 1 0 ${-radiusX * 2} 0`
}

/** The listed pictures of a family as figures, read from the package of pictures. */
export function spritesOfFamily(family: string): Record<string, SpriteShapes> {
  const names = new Map(Object.entries(listedSprites)).get(family)
  if (names === undefined) throw new Error(`No pictures are listed for the family '${family}'.`)
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as IconSet
  return Object.fromEntries(
    names.map((name) => {
      const icon = icons[name]
      if (icon === undefined) throw new Error(`There is no picture '${name}' in fluent-emoji-flat.`)
      return [name, shapesOfBody(name, icon.body)]
    }),
  )
}

interface SpritePlugin {
  readonly name: string
  resolveId(id: string): string | undefined
  load(id: string): string | undefined
}

/** A plugin of Vite: `virtual:polyhex-sprites/A` holds the listed pictures of family A, and nothing else of the package. */
export function emojiPlugin(): SpritePlugin {
  return {
    name: 'polyhex-sprites',
    resolveId: (id) => (id.startsWith(start) ? resolved + id : undefined),
    load: (id) =>
      id.startsWith(resolved + start)
        ? `export const sprites = ${JSON.stringify(spritesOfFamily(id.slice(start.length + 1)))}`
        : undefined,
  }
}
