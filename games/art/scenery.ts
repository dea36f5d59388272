import { world } from '../engine/game-definition.ts'
import { biomeLooks, type Biome } from './biomes.ts'
import type { Pen, View } from './view.ts'

const width = world.width

/** Draws sky and land of a biome down to the horizon, `scroll` units along the way. Calm eyes get no parallax. */
export function drawBackdrop(view: View, biome: Biome, horizon: number, scroll: number): void {
  const look = biomeLooks[biome]
  view.cached(`${biome} sky ${horizon}`, width, horizon + 4, 0, 0, (pen) => {
    pen.rect(0, 0, width, horizon + 4, { from: [0, 0], to: [0, horizon], stops: look.sky })
    look.still(pen, horizon)
  })
  for (const [index, strip] of look.strips.entries()) {
    const passed = view.reducedMotion ? 0 : (scroll * strip.rate) % width
    const paint = (pen: Pen): void => strip.draw(pen, horizon)
    view.cached(`${biome} strip ${index} ${horizon}`, width, horizon + 4, -passed, 0, paint)
    if (passed > 0) view.cached(`${biome} strip ${index} ${horizon}`, width, horizon + 4, width - passed, 0, paint)
  }
}
