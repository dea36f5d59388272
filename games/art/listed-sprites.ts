import type { Family } from '../engine/game-definition.ts'

/** Names of the small pictures that each family of games draws; the build packs these and no others. */
export const listedSprites: Readonly<Partial<Record<Family, readonly string[]>>> = {
  A: [
    'deciduous-tree',
    'evergreen-tree',
    'palm-tree',
    'cactus',
    'sunflower',
    'tulip',
    'house-with-garden',
    'ewe',
    'camel',
    'rock',
    'snowman',
    'umbrella-on-ground',
    'sailboat',
    'spiral-shell',
    'lizard',
    'penguin',
    'construction',
    'ice',
    'crab',
  ],
}
