import { counters } from '../../../figures/counters.ts'
import { item } from '../../../values/items.ts'
import type { Figure, Item } from '../../../values/values.ts'

/** Stars over hearts, small enough for an option. */
export function bothShown(stars: number, hearts: number): Item {
  const figure = counters({
    groups: [
      { count: stars, shape: 'star' },
      { count: hearts, shape: 'heart', second: true },
    ],
    small: true,
    say: 'each',
  })
  return item(`${stars} ${hearts}`, '', { figure, speech: figure.alt })
}

/** A group of stars alone. */
export function starsShown(count: number): Figure {
  return counters({ groups: [{ count, shape: 'star' }], say: 'each' })
}
