import type { GameType } from './declared-games.ts'
import type { GameDefinition } from './engine/game-definition.ts'

/** A game whose state nobody outside of it looks into. */
export type AnyGame = GameDefinition<unknown>

/** Loads the simulation and the drawing of a declared game: a file of its own for each core. */
export async function loadGame(type: GameType): Promise<AnyGame> {
  switch (type) {
    case 'car_race':
      return (await import('./cores/lanes/car-race/car-race.ts')).carRace as unknown as AnyGame
    case 'practice_area':
      return (await import('./cores/shell/practice-area/practice-area.ts')).practiceArea as unknown as AnyGame
    case 'big_stacks':
      return (await import('./cores/puzzle/big-stacks/big-stacks.ts')).bigStacks as unknown as AnyGame
    case 'concentration':
      return (await import('./cores/puzzle/concentration/concentration.ts')).concentration as unknown as AnyGame
  }
}
