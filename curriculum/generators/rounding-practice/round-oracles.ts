import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { sortedRounded, walksUp, type SortedRounded } from './sort-rounded.ts'
import { lastNumber, roundedWork } from './rounded-wrong.ts'
import type { Edge } from './edge-of-rounded.ts'
import type { Rounded } from './rounded-to.ts'
import type { Groups, Parts, Rational } from '../../values/values.ts'

/** The multiple of the unit at the least distance; of two the greater one. */
function roundByDistance({ n, unit }: Rounded): number {
  const low = Math.floor(n / unit) * unit
  return n - low < low + unit - n ? low : low + unit
}

/** The last number in a row that still rounds to the same, going by halves of what is left to go. */
function walkedEdge(p: Edge): number {
  const goal = roundByDistance(p)
  const way = p.end === 'least' ? -1 : 1
  let [at, size] = [goal, p.unit]
  while (size >= 1) {
    while (roundByDistance({ n: at + way * size, unit: p.unit }) === goal) at += way * size
    size = Math.floor(size / 2)
  }
  return at
}

interface Slipped {
  readonly base: Rounded
  readonly slip: string
}

/** The first line that is not so: the neighbors, the number in the middle between them, the nearest. */
function firstWrong({ base, slip }: Slipped): Parts {
  const lines = roundedWork(base, slip)
  const low = Math.floor(base.n / base.unit) * base.unit
  const rights = [low + base.unit, low + base.unit / 2, roundByDistance(base)]
  const found = lines.findIndex((line, i) => lastNumber(line) !== rights[i])
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(roundByDistance(base)), weight: 50 },
    ],
  }
}

/** What the tasks of all levels must answer, and the wrong answers that they name. */
export const roundTasks = {
  sort_rounded: { oracle: (p: SortedRounded): Groups => sortedRounded(p, walksUp(p)) },
  edge_of_rounded: { oracle: (p: Edge): Rational => whole(walkedEdge(p)) },
  find_mistake: { oracle: firstWrong },
}

/** Where it lies and what it rounds to. */
export const placedTask = {
  oracle: (p: Rounded): Parts => ({
    kind: 'parts',
    parts: [
      { value: whole(p.n), weight: 40 },
      { value: whole(roundByDistance(p)), weight: 60 },
    ],
  }),
  wrong: {
    round_double: (p: Rounded): Rational => whole(Math.floor(p.n / p.unit) * p.unit),
  },
}
