// Whoever imports this file from another room has to know what the build makes.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./virtual-sprites.d.ts" />
import type { SpriteShapes } from '../art/sprite-shapes.ts'
import type { Family } from '../engine/game-definition.ts'

type Sprites = Readonly<Record<string, SpriteShapes>>

/** The small pictures of a family: a file of its own for each, which only its games fetch. */
export async function loadSprites(family: Family): Promise<Sprites> {
  switch (family) {
    case 'A':
      return (await import('virtual:polyhex-sprites/A')).sprites
    case 'H':
      return (await import('virtual:polyhex-sprites/H')).sprites
    case 'J':
      return (await import('virtual:polyhex-sprites/J')).sprites
    default:
      return {}
  }
}
