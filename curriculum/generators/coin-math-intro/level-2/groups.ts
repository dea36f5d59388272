import { everyGroup, sameCoins, type Params } from './numbers.ts'

/** Coins of one kind, without how they look. */
export type Group = Pick<Params, 'coin' | 'count'>

/** Longer counts are harder, and counts by fives and by 25s are. */
export function loadOf(group: Group): number {
  return sameCoins.load({ ...group, face: 'plain' })
}

/** Every group of at most so many coins, from easy to hard. */
export function groupsOf(most: number): readonly Group[] {
  return everyGroup
    .filter((p) => p.face === 'plain' && p.count <= most)
    .toSorted((a, b) => sameCoins.load(a) - sameCoins.load(b))
    .map(({ coin, count }) => ({ coin, count }))
}
