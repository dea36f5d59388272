import type { Chance } from '../../../chance.ts'
import type { Params } from './numbers.ts'

/** The numbers of a line: longer runs and more negative slopes as difficulty rises. */
export function drawnLine(chance: Chance, difficulty: number): Pick<Params, 'rise' | 'run' | 'b'> {
  const size = chance.int(1, 6)
  return {
    rise: chance.happens(0.25 + 0.3 * difficulty) ? -size : size,
    run: chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(3 * difficulty)),
    b: (chance.happens(0.4) ? -1 : 1) * chance.int(1, 8),
  }
}
