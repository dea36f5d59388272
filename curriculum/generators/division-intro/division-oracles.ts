import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { thereAre, type ByHand } from './by-hand.ts'
import type { Parts, Way } from './equal-parts.ts'
import type { Amounts, Item, Rational } from '../../values/values.ts'

/** Takes counters away round by round, or ring by ring, while there are enough; the rest is left over. */
function laidOut(p: ByHand, way: Way): Amounts {
  const step = way === 'share' ? p.groups : p.size
  let [left, times] = [thereAre(p), 0]
  while (left >= step) {
    left -= step
    times++
  }
  const [ring, each] = way === 'share' ? [p.groups, times] : [times, p.size]
  return amounts({ ring, 'in each': each, 'left over': left }, 'exact')
}

/** Counts what lies in all groups, one by one. */
function counted(p: Parts): Rational {
  let all = 0
  for (let group = 0; group < p.groups; group++) for (let thing = 0; thing < p.size; thing++) all++
  return whole(all)
}

const byHand = (way: Way) => ({
  oracle: (p: ByHand): Amounts => laidOut(p, way),
  wrong: {
    /** As many rings as each should hold. */
    reversed_order: (p: ByHand): Amounts =>
      amounts({ ring: p.size, 'in each': p.groups, 'left over': p.over }, 'exact'),
  },
})

/** What the tasks that the levels share must answer. */
export const divisionTasks = (way: Way) => ({
  [way === 'share' ? 'share_out' : 'rings_of_size']: byHand(way),
  left_over: byHand(way),
  which_story: { oracle: (): Item => item('right') },
  at_the_start: { oracle: counted },
})
